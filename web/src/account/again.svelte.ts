// Logging in again, before a change with which others could take over the account.

class Again {
  /** The ways to log in, while the dialog is open. */
  ways = $state.raw<readonly string[] | null>(null);
  #answer: (done: boolean) => void = () => undefined;

  /** Ask the user to log in again. Resolves to whether they did. */
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
