// A memory snapshot, stored as its difference from the module's initial memory.
import { expect, test } from 'vitest';
import { differ } from '../src/local/segments';

/** A module with a memory and two segments of data: "abc" at 2, and a byte 9 at 300, whose address takes two bytes. */
const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[11, 16, 2],
  ...[0, 0x41, 2, 0x0b, 3, 97, 98, 99],
  ...[0, 0x41, 0xac, 0x02, 0x0b, 1, 9],
]);

test('what the module brings along is left out of the picture and comes back', () => {
  expect(WebAssembly.validate(MODULE)).toBe(true);
  const memory = new Uint8Array(400);
  memory.set([7, 7, 97, 98, 100]);
  memory[300] = 9;
  const kept = memory.slice();
  differ(MODULE, kept);
  expect([...kept.subarray(0, 5)]).toEqual([7, 7, 0, 0, 100 ^ 99]);
  expect(kept[300]).toBe(0);
  differ(MODULE, kept);
  expect(kept).toEqual(memory);
});

test('a module whose data goes to places that are worked out is refused', () => {
  const moving = Uint8Array.from(MODULE);
  moving[17] = 0x23;
  expect(() => differ(moving, new Uint8Array(400))).toThrow();
});
