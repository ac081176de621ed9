// What scenes look like: colours and symbols, a game's pictures, and the faces of flying pieces.
import { api } from '../../api/client';
import style from '../../../../src/tabletowers/scene/style.json';
import type { Face } from './types';

type Shades = readonly [strong: string, pale: string, dark: string];
interface Table {
  light: readonly [string, string];
  dark: readonly [string, string];
  ink: readonly [string, string];
}
const COLOURS: Record<string, readonly string[]> = style.colours;
const TABLES: Record<string, { light: string[]; dark: string[]; ink: string[] }> = style.tables;
export const SYMBOLS: Record<string, string> = style.symbols;

/** The strong, pale and dark shade of a colour. */
export const shadesOf = (colour: string): Shades => COLOURS[colour] as unknown as Shades;
export const tableOf = (name: string): Table => TABLES[name] as unknown as Table;

class Look {
  /** The game that is shown, and its pictures as addresses of images, by name. */
  #game = '';
  #pictures = $state.raw<Record<string, string>>({});
  /** The faces of pieces that have flown, with their owners. */
  #faces = new Map<string, { face: Face; seat: number | undefined }>();

  /** Fetch the pictures of the game that is shown. */
  async fetch(game: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    this.#pictures = {};
    try {
      const found = Object.entries(await api.pictures(game)).map(([name, svg]) => [name, addressOf(svg)]);
      if (this.#game === game) this.#pictures = Object.fromEntries(found) as Record<string, string>;
    } catch {
      // It is played without pictures, and they are fetched with the next table.
      this.#game = '';
    }
  }
  picture(name: string): string | undefined {
    return this.#pictures[name];
  }

  /** Remember the face of a piece while it flies. Returns its name for `faceOf`. */
  remember(id: string, face: Face, seat?: number): string {
    this.#faces.set(id, { face, seat });
    return id;
  }
  faceOf(id: string): { face: Face; seat: number | undefined } | undefined {
    return this.#faces.get(id);
  }
}
export const look = new Look();

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
