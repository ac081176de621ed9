// What this device keeps: the log of every local table, row by row, and a line about each for the list. In IndexedDB; where
// the browser keeps nothing, in memory, and that is said.

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

export class Shelf {
  #opened: Promise<IDBDatabase | null>;
  /** What could not be kept. */
  #memory = new Map<string, string[]>();
  #lines = new Map<string, string>();

  /** `lost` is told when something can't be kept. */
  constructor(readonly lost: () => void = () => undefined) {
    this.#opened = open().catch(() => null);
  }

  /** Whether the browser keeps what it is given. */
  async keeps(): Promise<boolean> {
    return (await this.#opened) !== null;
  }

  async rows(table: string): Promise<string[] | null> {
    const database = await this.#opened;
    const held = this.#memory.get(table);
    if (held || !database) return held ?? null;
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = await done<Row[]>(database.transaction('rows').objectStore('rows').getAll(range));
    return found.length ? found.map(({ row }) => row) : null;
  }

  /** Keep one more row. What can't be kept stays in memory until the page is closed. */
  async append(table: string, number: number, row: string, line: string): Promise<boolean> {
    const database = await this.#opened;
    if (database && !this.#memory.has(table)) {
      try {
        const change = database.transaction(['rows', 'lines'], 'readwrite', { durability: 'strict' });
        change.objectStore('rows').add({ table, number, row } satisfies Row);
        change.objectStore('lines').put({ table, line } satisfies Line);
        await finished(change);
        return true;
      } catch (error) {
        // Another page of this device has played on at this table: that one is right.
        if ((error as DOMException | null)?.name === 'ConstraintError') return false;
      }
    }
    this.lost();
    if (!this.#memory.has(table)) this.#memory.set(table, number ? ((await this.rows(table)) ?? []) : []);
    const rows = this.#memory.get(table)!;
    if (rows.length !== number) return false;
    rows.push(row);
    this.#lines.set(table, line);
    return true;
  }

  async lines(): Promise<Line[]> {
    const database = await this.#opened;
    const kept = database ? await done<Line[]>(database.transaction('lines').objectStore('lines').getAll()) : [];
    const fresh = [...this.#lines].map(([table, line]) => ({ table, line }));
    return [...kept.filter(({ table }) => !this.#lines.has(table)), ...fresh];
  }

  async remove(table: string): Promise<void> {
    const database = await this.#opened;
    this.#memory.delete(table);
    this.#lines.delete(table);
    if (!database) return;
    const change = database.transaction(['rows', 'lines'], 'readwrite');
    change.objectStore('rows').delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    change.objectStore('lines').delete(table);
    await finished(change);
  }
}

function open(): Promise<IDBDatabase> {
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
    change.onabort = change.onerror = (event) => reject((event.target as IDBRequest).error ?? change.error ?? new Error('not kept'));
  });
}
