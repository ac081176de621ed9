// One websocket for the whole page. It reconnects by itself and resumes every subscription where it stopped. For tables on
// this device, the device is the server.
import { isHere, SITE } from '../local/site';
import { LocalSocket } from './deviceSocket';

export type Message = { type: string } & Record<string, unknown>;
type Listener = (message: Message) => void;

/** A connection opened before the page had loaded (public/begin.js): once open, it requests the state of a table. */
interface Begun {
  table: string;
  line: WebSocket;
  heard: string[];
}
declare global {
  interface Window {
    begun?: Begun | undefined;
  }
}
/** Take over the early connection, if there is one and it isn't closed. */
function takeOver(): Begun | null {
  const found = window.begun;
  window.begun = undefined;
  return found && found.line.readyState <= WebSocket.OPEN ? found : null;
}

interface Subscription {
  table: string;
  seat: number | null;
  invite: string | null;
  /** The last message received, to resume from. */
  after: () => number | undefined;
  listener: Listener;
}

class Socket {
  constructor(
    readonly open: () => WebSocket | LocalSocket,
    readonly begun: () => Begun | null = () => null,
  ) {}

  /** `idle` before it is needed, `lost` while it tries again. */
  state = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  version = $state<string | null>(null);
  /** The server was updated while the page was open. */
  outdated = $state(false);
  #socket: WebSocket | LocalSocket | null = null;
  #subscriptions = new Set<Subscription>();
  /** The table that was requested early, and its messages so far. */
  #asked: { table: string; said: Message[] } | null = null;
  #listeners = new Set<Listener>();
  #pending = new Map<number, { resolve: (message: Message) => void; reject: (error: unknown) => void; text: string }>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.state = this.#tries ? 'lost' : 'connecting';
    const begun = this.begun();
    const socket = begun?.line ?? this.open();
    this.#socket = socket;
    const opened = (): void => {
      this.#tries = 0;
      this.state = 'open';
      for (const subscription of this.#subscriptions) this.#subscribe(subscription);
      // Unanswered messages are sent again after a disconnection; the server recognises a decision by its key.
      for (const { text } of this.#pending.values()) socket.send(text);
    };
    socket.onopen = opened;
    socket.onmessage = (event: { data: unknown }) => this.#heard(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#asked = null;
      this.state = 'lost';
      this.#tries += 1;
      this.#timer = setTimeout(
        () => this.connect(),
        Math.min(8000, 250 * 2 ** Math.min(5, this.#tries)) * (0.75 + Math.random() / 2),
      );
    };
    if (begun?.line.readyState !== WebSocket.OPEN) return;
    this.#asked = { table: begun.table, said: [] };
    opened();
    for (const text of begun.heard) this.#heard(JSON.parse(text) as Message);
  }

  /** Reconnect as another person. */
  reconnect(): void {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    this.#asked = null;
    old.onclose = null;
    old.close();
    this.connect();
  }

  subscribe(subscription: Subscription): () => void {
    this.connect();
    this.#subscriptions.add(subscription);
    const asked = this.#asked?.table === subscription.table ? this.#asked : null;
    this.#asked = null;
    if (asked) for (const message of asked.said) subscription.listener(message);
    else if (this.state === 'open') this.#subscribe(subscription);
    return () => {
      this.#subscriptions.delete(subscription);
      if (this.state === 'open') this.#say({ type: 'unsubscribe', table: subscription.table });
    };
  }

  /** Request the whole state of a table again, as after a gap. */
  refresh(table: string): void {
    for (const subscription of this.#subscriptions)
      if (subscription.table === table && this.state === 'open') this.#subscribe(subscription);
  }

  listen(listener: Listener): () => void {
    this.connect();
    return this.overhear(listener);
  }
  /** Receive messages for as long as other listeners keep the connection open. */
  overhear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Send a message and wait for the answer. */
  ask(message: Record<string, unknown>): Promise<Message> {
    const id = this.#next++;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, text });
      if (this.state === 'open') this.#socket?.send(text);
    });
  }

  #subscribe({ table, seat, invite, after }: Subscription): void {
    const since = after();
    this.#say({
      type: 'subscribe',
      id: 0,
      table,
      ...(seat === null ? {} : { seat }),
      ...(invite ? { invite } : {}),
      after: since ?? 0,
    });
  }
  #say(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }
  #heard(message: Message): void {
    if (message.type === 'hello') {
      const version = String(message.version ?? '');
      if (this.version !== null && this.version !== version) this.outdated = true;
      this.version = version;
    }
    const id = message.id;
    if (typeof id === 'number' && this.#pending.has(id)) {
      const { resolve, reject } = this.#pending.get(id)!;
      this.#pending.delete(id);
      if (message.type === 'error') reject(message.error);
      else resolve(message);
      return;
    }
    if (this.#asked?.table === message.table || (message.type === 'error' && id === 0)) this.#asked?.said.push(message);
    for (const listener of this.#listeners) listener(message);
    for (const { table, listener } of this.#subscriptions) {
      if (message.table === table || (message.type === 'error' && id === 0)) listener(message);
    }
  }
}

const device = new Socket(() => new LocalSocket());
/** The connection to the server, or to this device if there is no server. */
export const socket = SITE
  ? device
  : new Socket(
      () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/ws`),
      takeOver,
    );
/** The connection to the host of a table. */
export const socketOf = (table: string): Socket => (isHere(table) ? device : socket);
