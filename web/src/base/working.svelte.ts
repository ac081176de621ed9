// What somebody waits for after a click: calls and pages that are on their way.

class Working {
  #count = $state(0);
  /** Whether something that was asked for by hand is on its way. */
  get now(): boolean {
    return this.#count > 0;
  }
  /** Show that something is on its way until it is there, if somebody asked for it just now. */
  async during<T>(work: Promise<T>): Promise<T> {
    if (navigator.userActivation?.isActive === false) return work;
    // Not at once: a page that is being drawn may be what asks.
    await Promise.resolve();
    this.#count += 1;
    try {
      return await work;
    } finally {
      this.#count -= 1;
    }
  }
}
export const working = new Working();

/** The same function, of which one call runs at a time: who asks again meanwhile gets what is on its way. */
export function once<A extends unknown[], T>(action: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...given) => (running ??= action(...given).finally(() => (running = null)));
}
