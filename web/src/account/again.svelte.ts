// Logging in again, before something by which others could keep the account.

class Again {
  /** The ways to log in, while somebody is asked to. */
  ways = $state.raw<readonly string[] | null>(null);
  #answer: (done: boolean) => void = () => undefined;

  /** Ask somebody to log in again; whether they have. */
  ask(ways: readonly string[]): Promise<boolean> {
    this.ways = ways;
    return new Promise((answer) => (this.#answer = answer));
  }
  end(done: boolean): void {
    this.ways = null;
    this.#answer(done);
  }
}

export const again = new Again();
