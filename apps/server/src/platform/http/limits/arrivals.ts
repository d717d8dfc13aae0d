import type { Server } from 'node:http';

declare module 'fastify' {
  interface FastifyInstance {
    readonly arrivals: Arrivals;
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * The connections that are opened to a server. Node accepts one in each turn of the event loop: hundreds that come in one moment
 * take hundreds of turns, and where each of these makes a page, whoever came last is not even heard for seconds.
 */
export class Arrivals {
  readonly #nowMs: () => number;
  #count = 0;

  constructor({ nowMs = () => performance.now() } = {}) {
    this.#nowMs = nowMs;
  }

  /** Counts the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', () => (this.#count += 1));
  }

  /**
   * Lets in who waits outside: the event loop looks at its sockets once in any case, and again for as long as each time brings
   * somebody, `mostMs` at most.
   */
  async letIn(mostMs: number): Promise<void> {
    const endMs = this.#nowMs() + mostMs;
    // To the end of this turn, from which on each begins with a look at the sockets.
    await nextTurn();
    let before: number;
    do {
      before = this.#count;
      await nextTurn();
    } while (this.#count > before && this.#nowMs() < endMs);
  }
}
