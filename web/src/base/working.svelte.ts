// What the user waits for after a click: pending calls and pages.

class Working {
  #count = $state(0);
  /** Whether something that the user asked for is pending. */
  get now(): boolean {
    return this.#count > 0;
  }
  /** Show that something is pending until it has arrived, if the user has just asked for it. */
  async during<T>(work: Promise<T>): Promise<T> {
    if (navigator.userActivation?.isActive === false) return work;
    // Not at once: the caller may be a page that is being drawn.
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

/** Wrap a function so that one call runs at a time: further calls meanwhile get the result of the pending one. */
export function once<A extends unknown[], T>(action: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...given) => (running ??= action(...given).finally(() => (running = null)));
}
