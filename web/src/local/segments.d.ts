/** Convert a memory snapshot to its difference from the module's initial memory, or back. */
export function differ(module: Uint8Array, memory: Uint8Array): void;
/** Remove the empty pages of a snapshot. */
export function squeezed(picture: Uint8Array): Uint8Array<ArrayBuffer>;
/** Restore the snapshot. */
export function expanded(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
