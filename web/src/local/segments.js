// What a module of WebAssembly puts into its memory when it starts. A picture of that memory is kept as its difference from
// that, so that nothing is fetched twice.

/** Turn a picture of a module's memory into its difference from what the module puts there, or back. */
export function differ(module, memory) {
  let at = 8;
  const byte = () => module[at++];
  const number = () => {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const found = byte();
      value += (found & 127) * place;
      if (found < 128) return value;
    }
  };
  while (at < module.length) {
    const kind = byte();
    const end = number() + at;
    if (kind === 11) {
      for (let left = number(); left > 0; left--) {
        // Where it goes: a constant, and the end of that expression.
        if (byte() !== 0 || byte() !== 0x41) throw new Error('the data of this module is not at fixed places');
        const place = number();
        byte();
        const length = number();
        for (let i = 0; i < length; i++) memory[place + i] ^= byte();
      }
    }
    at = end;
  }
}
