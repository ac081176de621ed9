/** Turn a picture of a module's memory into its difference from what the module puts there, or back. */
export function differ(module: Uint8Array, memory: Uint8Array): void;
