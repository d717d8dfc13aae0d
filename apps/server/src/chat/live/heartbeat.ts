import type { LiveConnection } from '../../platform/live/live-hub.ts';
import type { Services } from '../../platform/services/services.ts';
import { watchSessions } from '../../session/session.ts';

const everyMs = 30_000;
/** Connections are looked at in so many groups, one after the other, so that ten thousand are not asked for in one moment. */
const groups = 30;

/** A connection that is looked at. */
export type Watched = Pick<LiveConnection, 'session' | 'end'> & {
  /** Whether it has said something since the last time; it is hung up on if not. */
  isThere(): boolean;
};

/**
 * Looks at each open connection twice a minute, by one timer for all: who says nothing is hung up on, whose login has ended is told,
 * and the member of any other is here. The logins of a group are read in one statement: one for each connection left more to be
 * cleared away than ten thousand connections hold.
 */
export class Heartbeat {
  readonly #services: Pick<Services, 'db' | 'clock' | 'log'>;
  readonly #groups = Array.from({ length: groups }, () => new Set<Watched>());
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(services: Pick<Services, 'db' | 'clock' | 'log'>) {
    this.#services = services;
    this.#timer = setInterval(() => void this.beat(), everyMs / groups).unref();
  }

  join(connection: Watched): void {
    // The group whose turn is last: the first look is half a minute away for everybody.
    this.#groups[(this.#turn + groups - 1) % groups]?.add(connection);
  }

  /** From whichever group it is in: to look takes less than each of them would take to keep it. */
  leave(connection: Watched): void {
    for (const group of this.#groups) group.delete(connection);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Looks at the next group. Never fails: whose login could not be read is looked at again in half a minute. */
  async beat(): Promise<void> {
    const group = [...(this.#groups[this.#turn] ?? [])];
    this.#turn = (this.#turn + 1) % groups;
    try {
      const there = group.filter((connection) => connection.isThere());
      if (there.length === 0) return;
      await watchSessions(this.#services, [...new Set(there.map(({ session }) => session))], (open) => {
        for (const connection of there) if (!open.has(connection.session)) connection.end('session-ended');
      });
    } catch (error) {
      this.#services.log.warn({ err: error }, 'sessions not read');
    }
  }
}
