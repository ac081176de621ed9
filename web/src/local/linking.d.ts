export type Make = (settings: object) => Promise<object>;
/** What makes Pyodide's module, with compiled libraries (paths and contents) in it that a picture of its memory has in use. */
export function linked(make: Make, libraries: [string, Uint8Array][]): Make;
