// The text drawing of the visible table, and labels for its moves. The server draws it from the page's view.
import { api } from '../../api/client';
import type { Drawing } from '../../api/types';
import type { View } from '../../api/table';

const AGAIN = 3000;
const BLANK: Drawing = { lines: [], labels: {}, meanings: {} };

class Easel {
  drawing = $state.raw(BLANK);
  failed = $state(false);

  /** Draw a view. The old drawing stays until the new one has arrived. Returns a function that cancels it. */
  draw(what: { view: View; language: string; names: string[]; moves: string[] }): () => void {
    let wanted = true;
    const attempt = async (): Promise<void> => {
      try {
        const found = await api.drawing(what.view.game, what);
        if (!wanted) return;
        this.drawing = found;
        this.failed = false;
      } catch {
        if (!wanted) return;
        this.failed = true;
        timer = setTimeout(() => void attempt(), AGAIN);
      }
    };
    let timer = setTimeout(() => void attempt());
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  clear(): void {
    this.drawing = BLANK;
    this.failed = false;
  }
}
export const easel = new Easel();

/** A move with the server's label. */
export const labelled = (move: string): string => `${move} ${easel.drawing.labels[move] ?? ''}`.trim();
