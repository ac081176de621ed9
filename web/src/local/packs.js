// A pack of files: the length of the index, the index (names and lengths as JSON), and the files' bytes.

/** Pack files, each given as a name and bytes. */
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

/** Unpack the files in a pack. Throws a RangeError if it is incomplete. */
export function unpacked(pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  let at = 4 + length;
  if (listed.reduce((total, [, size]) => total + size, at) !== pack.length)
    throw new RangeError('a pack that is not whole');
  return listed.map(([name, size]) => [name, pack.subarray(at, (at += size))]);
}
