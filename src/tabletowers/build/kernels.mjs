// A module of compiled kernels in Node.js or in a browser: its memory, and its kernels by name.

const FORMAT = 1;
const PAGE = 65536;
const ALIGNED = 16;

/** Memory that a kernel is given: where it begins, how long it is, and the length of its rows if it has two axes. */
export class Room {
  constructor(kernels, at, bytes, columns = 0) {
    Object.assign(this, { kernels, at, bytes, columns });
  }

  /** The bytes as they are now. Memory may move when it grows: ask again after every call. */
  get view() {
    return new Uint8Array(this.kernels.memory.buffer, this.at, this.bytes);
  }
}

/**
 * Compile a module and start it. Refuses what does not fit its description, and a description that does not say what is
 * `wanted`, for instance `{ game, rules }`, before anything is compiled.
 */
export async function load(bytes, description, wanted = {}) {
  for (const [what, right] of Object.entries({ format: FORMAT, target: "wasm32", ...wanted })) {
    const found = description?.[what];
    if (found !== right) throw new Error(`expected kernels with ${what} ${right}; these have ${found}`);
  }
  if (bytes.byteLength !== description.bytes) {
    throw new Error(`${description.file}: expected ${description.bytes} bytes, but there are ${bytes.byteLength}`);
  }
  // Browsers offer this on safe connections only.
  if (globalThis.crypto?.subtle) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found !== description.sha256) {
      throw new Error(`${description.file}: expected the SHA-256 ${description.sha256}; it was changed after it was built`);
    }
  }
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Kernels(instance, description);
}

class Kernels {
  constructor(instance, description) {
    this.description = description;
    this.memory = instance.exports.memory;
    this.top = instance.exports.__heap_base.value;
    this.functions = new Map();
    for (const [name, { arguments: kinds }] of Object.entries(description.exports)) {
      const found = instance.exports[name];
      if (found === undefined) throw new Error(`${description.file}: the kernel ${name} is missing`);
      const taken = kinds.map((kind) => ({ axes: kind.split(":").length - 1, width: this.width(kind) }));
      this.functions.set(name, { found, taken });
    }
  }

  width(kind) {
    const name = kind.split("[")[0];
    return this.description.records[name]?.size ?? Number(name[1]);
  }

  /** So many bytes, all zero, or with this content. */
  room(size, columns = 0) {
    const content = typeof size === "number" ? null : size;
    const bytes = content === null ? size : content.length;
    const at = Math.ceil(this.top / ALIGNED) * ALIGNED;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    const made = new Room(this, at, bytes, columns);
    if (content === null) made.view.fill(0);
    else made.view.set(content);
    return made;
  }

  /** Do something, and free all rooms that were made for it. */
  within(work) {
    const before = this.top;
    try {
      return work();
    } finally {
      this.top = before;
    }
  }

  /** Call a kernel with numbers and rooms; its result is a BigInt, if it has one. */
  call(name, ...given) {
    const { found, taken } = this.functions.get(name);
    const passed = [];
    taken.forEach(({ axes, width }, place) => {
      const value = given[place];
      if (axes === 0) return passed.push(BigInt(value));
      const items = value.bytes / width;
      passed.push(value.at);
      if (axes === 1) passed.push(BigInt(items));
      else passed.push(BigInt(items / value.columns), BigInt(value.columns));
    });
    return found(...passed);
  }
}
