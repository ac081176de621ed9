/** Turn a picture of a module's memory into its difference from what the module puts there, or back. */
export function differ(module: Uint8Array, memory: Uint8Array): void;
/** A picture without its empty pages. */
export function squeezed(picture: Uint8Array): Uint8Array<ArrayBuffer>;
/** The picture again. */
export function expanded(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
