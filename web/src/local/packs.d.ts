/** Files in one: a list of names and lengths as JSON, its length before it, and then their bytes. */
export function packed(files: [string, Uint8Array][]): Uint8Array<ArrayBuffer>;
/** The files in a pack; RangeError if it is not whole. */
export function unpacked(pack: Uint8Array<ArrayBuffer>): [string, Uint8Array<ArrayBuffer>][];
