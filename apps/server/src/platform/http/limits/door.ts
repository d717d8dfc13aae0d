import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When it came, or became the first of its sender. */
  sinceMs: number;
}

/** How long requests are handled before the sockets are looked at again: so long at least, */
const sliceMs = 3;
/** and for this part of what everything else has taken since, so that a server that makes many pages lets calls in. */
const share = 0.5;
/** Of one sender; what comes then is answered at the door. */
const mostWaiting = 200;

/** Browsers are told apart by their cookies, whoever has none by the address; forging cookies gains nothing but a turn. */
const senderOf = ({ headers, socket }: IncomingMessage): string =>
  headers.cookie ?? String(headers['x-forwarded-for'] ?? socket.remoteAddress);

/**
 * Lets requests in by turns: of each sender one, then of each the next. A thousand requests that arrive in one moment
 * would otherwise all be begun before anybody else's is looked at. With nobody waiting a request goes straight through.
 */
export class Door {
  readonly #handle: Handle;
  readonly #nowMs: () => number;
  readonly #onWaited: (ms: number) => void;
  readonly #waiting = new Map<string, Waiting[]>();
  #sliceEndMs = 0;
  #planned = false;
  #plannedAtMs: number;

  /**
   * @param onWaited hears of each request that is let in how many milliseconds it has waited for others; whoever sends two
   *   hundred at once waits for themselves, which makes nobody late
   */
  constructor(
    handle: Handle,
    onWaited: (ms: number) => void = () => undefined,
    nowMs: () => number = () => performance.now(),
  ) {
    this.#handle = handle;
    this.#onWaited = onWaited;
    this.#nowMs = nowMs;
    this.#plannedAtMs = nowMs();
  }

  enter(request: IncomingMessage, response: ServerResponse): void {
    if (this.#waiting.size === 0 && this.#hasTime()) {
      this.#onWaited(0);
      return this.#handle(request, response);
    }
    const sender = senderOf(request);
    const queue = this.#waiting.get(sender) ?? [];
    if (queue.length >= mostWaiting) return refuse(response);
    queue.push({ request, response, sinceMs: this.#nowMs() });
    this.#waiting.set(sender, queue);
    this.#plan();
  }

  /** A slice begins with the first request after the sockets were looked at, and is over for all that come until then. */
  #hasTime(): boolean {
    if (!this.#planned) {
      this.#sliceEndMs = this.#nowMs() + sliceMs;
      this.#plan();
      return true;
    }
    return this.#nowMs() < this.#sliceEndMs;
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    this.#plannedAtMs = this.#nowMs();
    setImmediate(() => {
      this.#planned = false;
      this.#serve();
    });
  }

  #serve(): void {
    const nowMs = this.#nowMs();
    const endMs = nowMs + Math.max(sliceMs, (nowMs - this.#plannedAtMs) * share);
    for (const [sender, queue] of this.#waiting) {
      const next = queue.shift();
      // Taken out and put in again at the end: a map is walked in the order of its writing, also while it changes.
      this.#waiting.delete(sender);
      if (queue[0]) {
        queue[0].sinceMs = nowMs;
        this.#waiting.set(sender, queue);
      }
      // Whoever went away while waiting is not worked for.
      if (next && !next.request.socket.destroyed) {
        this.#onWaited(nowMs - next.sinceMs);
        this.#handle(next.request, next.response);
      }
      if (this.#nowMs() >= endMs) break;
    }
    if (this.#waiting.size > 0) this.#plan();
  }
}

const refuse = (response: ServerResponse): void => {
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end('{"error":{"code":"too_many_requests"}}');
};

/** How long Node waits for a whole request and for the next one on an open connection. */
export interface DoorTimes {
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

/** An HTTP server with a door, as Fastify's `serverFactory` is asked for one. */
export const serverWithDoor =
  (times: DoorTimes, onWaited: (ms: number) => void) =>
  (handle: Handle, options: ServerOptions): Server => {
    const door = new Door(handle, onWaited);
    return createServer({ ...options, ...times }, (request, response) => door.enter(request, response));
  };
