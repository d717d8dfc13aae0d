import type { MemberConnection } from './member-connection.ts';

const everyMs = 30_000;
/** Connections are looked at in so many groups, one after the other, so that ten thousand are not asked for in one moment. */
const groups = 30;

/** Looks at each open connection twice a minute, by one timer for all. */
export class Heartbeat {
  readonly #groups = Array.from({ length: groups }, () => new Set<MemberConnection>());
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), everyMs / groups).unref();
  }

  /** Takes a connection in. Answers how to let it go. */
  join(connection: MemberConnection): () => void {
    // The group whose turn is last: the first look is half a minute away for everybody.
    const group = this.#groups[(this.#turn + groups - 1) % groups];
    group?.add(connection);
    return () => void group?.delete(connection);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const connection of this.#groups[this.#turn] ?? []) void connection.check();
    this.#turn = (this.#turn + 1) % groups;
  }
}
