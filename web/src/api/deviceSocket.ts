// The counterpart of a websocket for tables on this device. Everything it needs is loaded when it is opened.

export class LocalSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #say: ((text: string) => void) | null = null;
  #stop: () => void = () => undefined;
  #closed = false;

  constructor() {
    void this.#open();
  }
  async #open(): Promise<void> {
    try {
      const { localWire } = await import('./device');
      const { say, stop } = await localWire((data) => this.onmessage?.({ data }));
      if (this.#closed) return stop();
      [this.#say, this.#stop] = [say, stop];
      this.onopen?.();
    } catch (error) {
      const code = (error as { code?: string }).code ?? 'engine_broken';
      this.onmessage?.({ data: JSON.stringify({ type: 'error', id: 0, error: { code } }) });
    }
  }
  send(text: string): void {
    this.#say?.(text);
  }
  close(): void {
    this.#closed = true;
    this.#stop();
    this.#say = null;
  }
}
