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
}

/** How long requests are handled before the sockets are looked at again. */
const sliceMs = 3;
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
  readonly #waiting = new Map<string, Waiting[]>();
  #sliceEndMs = 0;
  #planned = false;

  constructor(handle: Handle, nowMs: () => number = () => performance.now()) {
    this.#handle = handle;
    this.#nowMs = nowMs;
  }

  enter(request: IncomingMessage, response: ServerResponse): void {
    if (this.#waiting.size === 0 && this.#hasTime()) return this.#handle(request, response);
    const sender = senderOf(request);
    const queue = this.#waiting.get(sender) ?? [];
    if (queue.length >= mostWaiting) return refuse(response);
    queue.push({ request, response });
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
    setImmediate(() => {
      this.#planned = false;
      this.#serve();
    });
  }

  #serve(): void {
    const endMs = this.#nowMs() + sliceMs;
    for (const [sender, queue] of this.#waiting) {
      const next = queue.shift();
      // Taken out and put in again at the end: a map is walked in the order of its writing, also while it changes.
      this.#waiting.delete(sender);
      if (queue.length > 0) this.#waiting.set(sender, queue);
      // Whoever went away while waiting is not worked for.
      if (next && !next.request.socket.destroyed) this.#handle(next.request, next.response);
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
  (times: DoorTimes) =>
  (handle: Handle, options: ServerOptions): Server => {
    const door = new Door(handle);
    return createServer({ ...options, ...times }, (request, response) => door.enter(request, response));
  };
