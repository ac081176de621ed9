/** A pack of files: the length of the index, the index (names and lengths as JSON), and the files' bytes. */
export function packed(files: [string, Uint8Array][]): Uint8Array<ArrayBuffer>;
/** Unpack the files in a pack. Throws a RangeError if it is incomplete. */
export function unpacked(pack: Uint8Array<ArrayBuffer>): [string, Uint8Array<ArrayBuffer>][];
