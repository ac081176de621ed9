// The drawing of the table that is on show, and what its moves mean. The server draws it, from the view that the page has.
import { api } from '../../api/client';
import type { Drawing } from '../../api/types';
import type { View } from '../../api/table';

const AGAIN = 3000;
const BLANK: Drawing = { lines: [], labels: {}, meanings: {} };

class Easel {
  drawing = $state.raw(BLANK);
  failed = $state(false);

  /** Draw this, unless something else is wanted in a moment; the old drawing stays until then. A call stops it. */
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

/** A move with what the server says about it. */
export const labelled = (move: string): string => `${move} ${easel.drawing.labels[move] ?? ''}`.trim();
