export type Make = (settings: object) => Promise<object>;
/** Returns a factory for Pyodide's module that includes the compiled libraries (paths and contents) used by a memory snapshot. */
export function linked(make: Make, libraries: [string, Uint8Array][]): Make;
