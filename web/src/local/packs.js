// Files in one: a list of names and lengths as JSON, its length before it, and then their bytes.

/** A pack of files, each a name and bytes. */
export function packed(files) {
  const listed = new TextEncoder().encode(JSON.stringify(files.map(([name, { length }]) => [name, length])));
  const pack = new Uint8Array(files.reduce((total, [, { length }]) => total + length, 4 + listed.length));
  new DataView(pack.buffer).setUint32(0, listed.length, true);
  pack.set(listed, 4);
  let at = 4 + listed.length;
  for (const [, bytes] of files) {
    pack.set(bytes, at);
    at += bytes.length;
  }
  return pack;
}

/** The files in a pack; RangeError if it is not whole. */
export function unpacked(pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  let at = 4 + length;
  if (listed.reduce((total, [, size]) => total + size, at) !== pack.length)
    throw new RangeError('a pack that is not whole');
  return listed.map(([name, size]) => [name, pack.subarray(at, (at += size))]);
}
