// The same work as in proof.py, for a WebAssembly module: whoever does it right gets the same checksum.
import { Room } from "./kernels.mjs";

const [OVER, EVERY, STRIDE, FOR_EVER, COLUMNS, MOST_ROWS] = [255, 5, 7919, 1 << 20, 8, 256];
const ROUNDS = 4;

const TABLE = new Uint32Array(256).map((_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

/** The checksum of zlib, going on from an earlier one. */
function crc32(bytes, before) {
  let sum = ~before;
  for (let i = 0; i < bytes.length; i++) sum = TABLE[(sum ^ bytes[i]) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

const LOW = 0xffffffffn;
const WORD = (1n << 64n) - 1n;

/** The dice of the kernels, seeded. */
function dice(seed) {
  let word = BigInt(seed) ^ 0x5deece66d1ce4e5bn;
  for (let i = 0; i < 12; i++) {
    word = (word & LOW) * 4294883355n + (word >> 32n);
    word ^= (word << 17n) & WORD;
  }
  return word;
}

const fromHex = (text) => Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));

function words(...values) {
  const view = new DataView(new ArrayBuffer(8 * values.length));
  values.forEach((value, i) => view.setBigUint64(8 * i, BigInt.asUintN(64, BigInt(value)), true));
  return new Uint8Array(view.buffer);
}

/** Do a job; the checksum of all that came out of it. */
export function prove(kernels, job) {
  let total = 0;
  const take = (bytes) => (total = crc32(bytes, total));
  kernels.within(() => ({ game: play, search, calls })[job.kind](kernels, job, take));
  return total;
}

function play(kernels, job, take) {
  const { players, most_legal: most } = job;
  const toMove = kernels.description.record.fields.find(([name]) => name === "to_move")[3];
  const data = kernels.room(fromHex(job.blank));
  kernels.call("lay_out", data, kernels.room(words(...job.order)));
  kernels.call("start_dice", new Room(kernels, data.at, 8), BigInt(job.dice));
  const legal = kernels.room(4 * most);
  const log = kernels.room(4 * COLUMNS * MOST_ROWS, COLUMNS);
  const { actions, given } = job;
  for (let ply = 0; data.view[toMove] !== OVER && (actions.length === 0 || ply < actions.length); ply++) {
    if (given[ply] !== undefined) data.view.set(fromHex(given[ply]));
    const seat = data.view[toMove];
    const count = Number(kernels.call("legal_for", data, seat, legal));
    take(legal.view.subarray(0, 4 * count));
    const numbers = new Int32Array(kernels.memory.buffer, legal.at, count);
    const first = numbers[0];
    const action = actions.length ? actions[ply] : numbers[(ply * STRIDE + job.salt) % count];
    if (ply % EVERY === 0) {
      take(words(kernels.call("objection_to", data, seat, action)));
      take(words(kernels.call("objection_to", data, seat, Math.max(0, first - 1))));
      for (let observer = -1; observer < players; observer++) {
        kernels.within(() => look(kernels, job, data, observer, ply, new Room(kernels, legal.at, 4 * count), toMove, take));
      }
    }
    log.view.fill(0, 0, 4);
    kernels.call("carry_out", data, action, log);
    const rows = new Int32Array(kernels.memory.buffer, log.at, 1)[0] + 1;
    take(log.view.subarray(0, 4 * COLUMNS * rows));
    take(data.view);
  }
  for (const name of ["scores_of", "winners_of"]) {
    const out = kernels.room(8 * players);
    kernels.call(name, data, out);
    take(out.view);
  }
}

function look(kernels, job, data, observer, ply, legal, toMove, take) {
  const seen = kernels.room(data.view.slice());
  kernels.call("blind_for", seen, observer);
  take(seen.view);
  if (observer < 0) return;
  const row = kernels.room(job.observation);
  kernels.call("observe_for", data, observer, row);
  take(row.view);
  const throws = kernels.room(words(dice(ply)));
  if (observer === data.view[toMove]) {
    take(words(kernels.call("best_action", seen, observer, job.most_legal, FOR_EVER, FOR_EVER, throws)));
    const out = kernels.room(2 * legal.bytes);
    for (const name of ["worths", "subtleties"]) {
      kernels.call(name, seen, observer, legal, out);
      take(out.view);
    }
  }
  kernels.call("imagine_for", seen, observer, throws);
  take(seen.view);
  take(throws.view);
}

/** A search that has not begun: what `think` is given, but for the number of iterations. */
export function tree(kernels, job) {
  const { records } = kernels.description;
  const [nodes, edges, table, places] = job.room;
  const put = (room, record, row, field, value) => {
    const { size, fields } = records[record];
    const [, kind, , start] = fields.find(([name]) => name === field);
    const view = new DataView(kernels.memory.buffer, room.at + row * size + start);
    if (kind === "f8") view.setFloat64(0, value, true);
    else if (kind === "u8") view.setBigUint64(0, BigInt(value), true);
    else view.setInt32(0, value, true);
  };
  const data = kernels.room(fromHex(job.data));
  const rooms = [nodes * records.NODE.size, edges * records.EDGE.size, 4 * table, 16, 4 * places];
  const [node, edge, hashed, filled, place] = rooms.map((bytes) => kernels.room(bytes));
  const tally = kernels.room(job.actions.length * records.TALLY.size);
  const manner = kernels.room(records.MANNER.size);
  const space = kernels.room(records.SPACE.size);
  job.actions.forEach((action, row) => put(tally, "TALLY", row, "action", action));
  for (const [name, value] of Object.entries(job.constants)) put(manner, "MANNER", 0, name, value);
  put(space, "SPACE", 0, "dice", job.dice);
  const given = [data, job.seat, node, edge, hashed, filled, place, tally, manner, job.most_legal];
  return { tally, space, think: (iterations) => kernels.call("think", ...given, iterations, space) };
}

function search(kernels, job, take) {
  const { think, tally, space } = tree(kernels, job);
  think(job.iterations);
  take(tally.view);
  take(space.view);
}

function calls(kernels, job, take) {
  const rooms = job.rooms.map(({ bytes, hex }) => {
    const room = kernels.room(bytes);
    room.view.set(fromHex(hex));
    return room;
  });
  for (let round = 0; round < job.rounds; round++) {
    for (const [name, ...told] of job.calls) {
      const given = told.map((value) =>
        typeof value === "number" ? value : new Room(kernels, rooms[value.room].at, rooms[value.room].bytes, value.columns),
      );
      take(words(kernels.call(name, ...given) ?? 0));
    }
    for (const room of rooms) take(room.view);
  }
}

/** The milliseconds that it takes to compile a module, which has to be new: what was compiled once is remembered. */
export async function compiling(bytes) {
  const before = performance.now();
  await WebAssembly.compile(bytes);
  return performance.now() - before;
}

/** Iterations a second of the search for a decision. */
export function speed(kernels, job) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    kernels.within(() => {
      const { think } = tree(kernels, job);
      const started = performance.now();
      think(job.iterations);
      best = Math.max(best, (1000 * job.iterations) / (performance.now() - started));
    });
  }
  return best;
}
