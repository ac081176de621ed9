// The initial memory of a WebAssembly module. A snapshot of the memory is stored as its difference from
// the initial memory, so that nothing is fetched twice.

/** Convert a memory snapshot to its difference from the module's initial memory, or back. */
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
        // The address: a constant expression and its end marker.
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

const PAGE = 4096;

/** Remove the empty pages of a snapshot. The result: its length, the number of other pages, their numbers, and their content. */
export function squeezed(picture) {
  const words = new Uint32Array(picture.buffer, picture.byteOffset, picture.length / 4);
  const pages = [];
  for (let at = 0; at < words.length; at += PAGE / 4)
    if (words.subarray(at, at + PAGE / 4).some((word) => word !== 0)) pages.push((at * 4) / PAGE);
  const made = new Uint8Array(8 + pages.length * (4 + PAGE));
  const view = new DataView(made.buffer);
  [picture.length, pages.length, ...pages].forEach((number, place) => view.setUint32(place * 4, number, true));
  pages.forEach((page, place) =>
    made.set(picture.subarray(page * PAGE, (page + 1) * PAGE), 8 + pages.length * 4 + place * PAGE),
  );
  return made;
}

/** Restore the snapshot. */
export function expanded(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const made = new Uint8Array(view.getUint32(0, true));
  const left = view.getUint32(4, true);
  for (let place = 0; place < left; place++) {
    const at = view.getUint32(8 + place * 4, true) * PAGE;
    const from = 8 + left * 4 + place * PAGE;
    made.set(bytes.subarray(from, from + Math.min(PAGE, made.length - at)), at);
  }
  return made;
}
