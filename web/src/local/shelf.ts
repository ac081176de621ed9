// The storage of this device: the log of every local table, row by row, and an entry for the list of tables. In IndexedDB;
// in memory if the browser has no storage, and then the page says so.

interface Row {
  table: string;
  number: number;
  row: string;
}
/** A table in the list of tables. */
export interface Line {
  table: string;
  line: string;
}

const NAME = 'tabletowers-local';

/** A table whose latest rows could not be saved: all its rows, and the number of saved ones. */
interface Held {
  rows: string[];
  kept: number;
  line: string;
}

export class Shelf {
  #opened = open().catch(() => null);
  #held = new Map<string, Held>();

  /** `told` is called with the entries of all unsaved tables whenever they change. */
  constructor(readonly told: (unkept: Line[]) => void = () => undefined) {}

  async rows(table: string): Promise<string[] | null> {
    const database = await this.#opened;
    const held = this.#held.get(table);
    if (held || !database) return held?.rows ?? null;
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = await done<Row[]>(database.transaction('rows').objectStore('rows').getAll(range));
    return found.length ? found.map(({ row }) => row) : null;
  }

  /** Save one more row, and all unsaved ones before it. Rows that can't be saved stay in memory until the page is closed. */
  async append(table: string, number: number, row: string, line: string): Promise<boolean> {
    const held = this.#held.get(table);
    if (held && held.rows.length !== number) return false;
    const kept = held?.kept ?? number;
    try {
      await this.#keep(table, kept, [...(held?.rows.slice(kept) ?? []), row], line);
      if (this.#held.delete(table)) this.#tell();
      return true;
    } catch (error) {
      // Another page on this device has continued this table: its log takes precedence.
      if (!held && (error as DOMException | null)?.name === 'ConstraintError') return false;
    }
    const before = held?.rows ?? (number ? await this.rows(table).catch(() => null) : []);
    if (before?.length !== number) return false;
    this.#held.set(table, { rows: [...before, row], kept, line });
    this.#tell();
    return true;
  }
  async #keep(table: string, first: number, rows: string[], line: string): Promise<void> {
    const database = await this.#opened;
    if (!database) throw new Error('this browser keeps nothing');
    const change = database.transaction(['rows', 'lines'], 'readwrite', { durability: 'strict' });
    rows.forEach((row, place) => change.objectStore('rows').add({ table, number: first + place, row } satisfies Row));
    change.objectStore('lines').put({ table, line } satisfies Line);
    await finished(change);
  }
  #tell(): void {
    this.told([...this.#held].map(([table, { line }]) => ({ table, line })));
  }

  /** The entries of all saved tables. */
  async lines(): Promise<Line[]> {
    const database = await this.#opened;
    return database ? done<Line[]>(database.transaction('lines').objectStore('lines').getAll()) : [];
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows', { keyPath: ['table', 'number'] });
    request.result.createObjectStore('lines', { keyPath: 'table' });
  };
  return done(request);
}
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = (event) =>
      reject((event.target as IDBRequest).error ?? change.error ?? new Error('not kept'));
  });
}
