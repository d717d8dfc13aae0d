import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Arrivals } from './arrivals.ts';
import { mayHaveFile } from '../uploads/uploads.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Whoever has something under way or waiting. */
interface Sender {
  readonly key: string;
  readonly limits: SenderLimits;
  readonly waiting: Waiting[];
  /** Calls that were let in and are not answered yet; a page or a picture on its way to a slow network holds no call up. */
  underWay: number;
  /** When the first that waits came, or became the first, or could have been let in at the earliest. */
  sinceMs: number;
  /** Has had too many waiting a moment ago. */
  isRefused: boolean;
}

interface SenderLimits {
  /** Of calls; pages have a queue of their own, and files lanes. */
  readonly underWay: number;
  /** What comes then is answered at the door, */
  readonly waiting: number;
  /** as is every other call of the sender for so long: what the answer says of when to come again. */
  readonly refusedMs: number;
}

/** How long requests are handled before the sockets are looked at again: so long at least, */
const sliceMs = 3;
/** and for this part of what everything else has taken since, so that a server that makes many pages lets calls in. */
const share = 0.5;
/** So many are refused in one turn, which is about a millisecond. */
const refusedATurn = 16;
/**
 * One browser: as many calls at once as its lanes take (`CallActs`), and what a few tabs send in one moment. What comes above
 * is told so before it has cost anything.
 */
const ofLogin: SenderLimits = { underWay: 4, waiting: 24, refusedMs: 2000 };
/** The visitors of an address, who may be many: nobody's slow body holds the others up. */
const ofAddress: SenderLimits = { underWay: Number.POSITIVE_INFINITY, waiting: 200, refusedMs: 0 };

export interface DoorOptions {
  /** The login that a request brings; of the others the address and the cookies say who sends, and forging them gains a turn. */
  readonly loginOf?: (request: IncomingMessage) => string | undefined;
  /** A proxy says whose address it is; without one anybody could say they were somebody else, and fill their places. */
  readonly isForwarded?: boolean;
  /** What every answer of a call carries. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Hears of each request that is let in how many milliseconds it has waited for others; whoever sends two hundred at once
   * waits for themselves, which makes nobody late.
   */
  readonly onWaited?: (ms: number) => void;
  readonly nowMs?: () => number;
}

const isCall = (request: IncomingMessage): boolean =>
  request.url?.startsWith('/api/') === true && !mayHaveFile(request);

const mayEnter = ({ waiting: [first], underWay, limits }: Sender): boolean =>
  first !== undefined && (underWay < limits.underWay || !isCall(first.request));

/**
 * Lets requests in by turns: of each sender one, then of each the next. A thousand requests that arrive in one moment
 * would otherwise all be begun before anybody else's is looked at. With nobody waiting a request goes straight through.
 */
export class Door {
  readonly #handle: Handle;
  readonly #options: Required<DoorOptions>;
  readonly #senders = new Map<string, Sender>();
  /** Those of whom one may be let in, in the order of their turns. */
  readonly #turns = new Set<Sender>();
  readonly #refusal: readonly string[];
  /** To be refused, of all senders. */
  readonly #refused: ServerResponse[] = [];
  #sliceEndMs = 0;
  #planned = false;
  #plannedAtMs: number;

  constructor(handle: Handle, options: DoorOptions = {}) {
    this.#handle = handle;
    this.#options = {
      loginOf: () => undefined,
      isForwarded: false,
      headers: {},
      onWaited: () => undefined,
      nowMs: () => performance.now(),
      ...options,
    };
    this.#plannedAtMs = this.#options.nowMs();
    this.#refusal = Object.entries({ ...this.#options.headers, ...refusalHeaders }).flat();
  }

  enter(request: IncomingMessage, response: ServerResponse): void {
    const sender = this.#senderOf(request);
    // Whoever opens a page sees what is answered: it is refused by the queue of pages, which answers with one.
    if (sender.isRefused && isCall(request)) return this.#refuse(response);
    if (this.#turns.size === 0 && sender.waiting.length === 0 && this.#hasTime()) {
      if (sender.underWay < sender.limits.underWay || !isCall(request)) {
        this.#options.onWaited(0);
        return this.#letIn(sender, { request, response });
      }
    }
    if (sender.waiting.length >= (isCall(request) ? sender.limits : ofAddress).waiting) {
      this.#refuseForAWhile(sender);
      return this.#refuse(response);
    }
    if (sender.waiting.length === 0) sender.sinceMs = this.#options.nowMs();
    sender.waiting.push({ request, response });
    this.#queue(sender);
  }

  #senderOf(request: IncomingMessage): Sender {
    const { headers, socket } = request;
    const login = this.#options.loginOf(request);
    const forwarded = this.#options.isForwarded ? headers['x-forwarded-for'] : undefined;
    // A login is what its sender wrote: it must not read like somebody's address.
    const key =
      login === undefined
        ? `from ${String(forwarded ?? socket.remoteAddress)} ${headers.cookie ?? ''}`
        : `login ${login}`;
    const known = this.#senders.get(key);
    if (known) return known;
    const limits = login === undefined ? ofAddress : ofLogin;
    const sender = { key, limits, waiting: [], underWay: 0, sinceMs: 0, isRefused: false };
    this.#senders.set(key, sender);
    return sender;
  }

  #queue(sender: Sender): void {
    if (!mayEnter(sender)) return;
    this.#turns.add(sender);
    this.#plan();
  }

  #letIn(sender: Sender, { request, response }: Waiting): void {
    const calls = isCall(request) ? 1 : 0;
    sender.underWay += calls;
    response.once('close', () => {
      sender.underWay -= calls;
      if (sender.waiting.length > 0) {
        if (this.#turns.has(sender)) return;
        sender.sinceMs = this.#options.nowMs();
        this.#queue(sender);
      } else this.#forget(sender);
    });
    this.#handle(request, response);
  }

  /** A slice begins with the first request after the sockets were looked at, and is over for all that come until then. */
  #hasTime(): boolean {
    if (!this.#planned) {
      this.#sliceEndMs = this.#options.nowMs() + sliceMs;
      this.#plan();
      return true;
    }
    return this.#options.nowMs() < this.#sliceEndMs;
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    this.#plannedAtMs = this.#options.nowMs();
    setImmediate(() => {
      this.#planned = false;
      this.#serve();
    });
  }

  #serve(): void {
    const nowMs = this.#options.nowMs();
    const endMs = nowMs + Math.max(sliceMs, (nowMs - this.#plannedAtMs) * share);
    for (const sender of this.#turns) {
      const next = sender.waiting.shift();
      const waitedMs = nowMs - sender.sinceMs;
      sender.sinceMs = nowMs;
      // Whoever went away while waiting is not worked for.
      if (next && !next.request.socket.destroyed) {
        this.#options.onWaited(waitedMs);
        this.#letIn(sender, next);
      }
      // Taken out and put in again at the end: a set is walked in the order of its writing, also while it changes.
      this.#turns.delete(sender);
      if (mayEnter(sender)) this.#turns.add(sender);
      else this.#forget(sender);
      if (this.#options.nowMs() >= endMs) break;
    }
    this.#answerRefused();
    if (this.#turns.size > 0 || this.#refused.length > 0) this.#plan();
  }

  #forget({ key, waiting, underWay, isRefused }: Sender): void {
    if (waiting.length === 0 && underWay === 0 && !isRefused) this.#senders.delete(key);
  }

  /** Whoever sends on and on would otherwise have the next ones worked for while the first are answered. */
  #refuseForAWhile(sender: Sender): void {
    const { refusedMs } = sender.limits;
    if (refusedMs === 0) return;
    sender.isRefused = true;
    setTimeout(() => {
      sender.isRefused = false;
      this.#forget(sender);
    }, refusedMs).unref();
  }

  /** Half of what a refusal costs is to write it: a thousand that came at once would be one long turn. */
  #refuse(response: ServerResponse): void {
    this.#refused.push(response);
    this.#plan();
  }

  #answerRefused(): void {
    for (const response of this.#refused.splice(0, refusedATurn)) {
      response.writeHead(429, this.#refusal as string[]);
      response.end(refusalBody);
    }
  }
}

const refusalBody = '{"error":{"code":"too_many_requests"}}';
const refusalHeaders = {
  'content-type': 'application/json',
  'content-length': String(refusalBody.length),
  'cache-control': 'private, no-store',
  'retry-after': '2',
};

/** How long Node waits for a whole request and for the next one on an open connection. */
export interface DoorTimes {
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

/** An HTTP server with a door, as Fastify's `serverFactory` is asked for one. */
export const serverWithDoor =
  (times: DoorTimes, doorOptions: DoorOptions, arrivals: Arrivals) =>
  (handle: Handle, options: ServerOptions): Server => {
    const door = new Door(handle, doorOptions);
    const server = createServer({ ...options, ...times }, (request, response) =>
      door.enter(request, response),
    );
    arrivals.watch(server);
    return server;
  };
