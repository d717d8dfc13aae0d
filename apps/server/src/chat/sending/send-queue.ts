import pLimit from 'p-limit';
import { isHeldTooLong, isUnavailable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { tellDelivered } from '../live/tell.ts';
import { held, type Letter, type Posted } from './letter.ts';
import { postAndCommit, type PostedLetters } from './post-letters.ts';

declare module '../../platform/services/services.ts' {
  interface Services {
    readonly sends: SendQueue;
  }
}

/** Of one transaction: more would let the first of them wait for the last. */
const mostTogether = 200;
/** So many wait for their rows alone at a time, each on a connection of the pool, which all share. */
const mostAlone = 8;

interface Pending {
  readonly letter: Letter;
  readonly answer: (posted: Posted | Promise<Posted>) => void;
  readonly fail: (error: unknown) => void;
}

/** What waits for the next transaction of a site. */
interface Line {
  site: Site;
  waiting: Pending[];
  isRunning: boolean;
}

/**
 * Sends that travel together: while one transaction is under way, those that come meanwhile wait and share the next one, so
 * that under load a message costs a share of a few statements and of one commit. None of them waits for somebody else's
 * row: a letter whose rows are held goes alone, in its sender's order, and so does each of a transaction that failed.
 */
export class SendQueue {
  readonly #services: () => Services;
  readonly #lines = new Map<string, Line>();
  /** The last letter of each sender that goes alone: what the same sender sends next goes behind it. */
  readonly #alone = new Map<string, Promise<unknown>>();
  readonly #few = pLimit(mostAlone);
  /** What has been told last: browsers hear of messages in the order in which they were stored. */
  #told: Promise<void> = Promise.resolve();

  constructor(services: () => Services) {
    this.#services = services;
  }

  /**
   * Sends a letter and tells both sides; resolves when it is committed and told.
   * @throws what the database says; nothing is stored then
   */
  send(site: Site, letter: Letter): Promise<Posted> {
    if (this.#alone.has(letter.sender)) return this.#sendAlone(site, letter);
    const line = this.#lines.get(site.id) ?? { site, waiting: [], isRunning: false };
    this.#lines.set(site.id, line);
    line.site = site;
    return new Promise((answer, fail) => {
      line.waiting.push({ letter, answer, fail });
      if (!line.isRunning) void this.#run(line);
    });
  }

  async #run(line: Line): Promise<void> {
    line.isRunning = true;
    while (line.waiting.length > 0) await this.#sendTogether(line.site, this.#take(line));
    line.isRunning = false;
    this.#lines.delete(line.site.id);
  }

  /** Those that go next. Of two with one key the second waits for what becomes of the first. */
  #take(line: Line): Pending[] {
    const keys = new Set<string>();
    const taken: Pending[] = [];
    const left: Pending[] = [];
    for (const pending of line.waiting) {
      const { letter, answer } = pending;
      if (this.#alone.has(letter.sender)) {
        answer(this.#sendAlone(line.site, letter));
        continue;
      }
      const key = `${letter.sender} ${letter.clientId}`;
      const goes = taken.length < mostTogether && !keys.has(key);
      (goes ? taken : left).push(pending);
      keys.add(key);
    }
    line.waiting = left;
    return taken;
  }

  async #sendTogether(site: Site, pending: readonly Pending[]): Promise<void> {
    const services = this.#services();
    const letters = pending.map(({ letter }) => letter);
    try {
      const posted = await inTransaction(services.db, (trx) =>
        postAndCommit(services, trx, site, letters, 'left out'),
      );
      void this.#tellAll(pending, posted, site);
    } catch (error) {
      const isLost = !isHeldTooLong(error) && (pending.length === 1 || isUnavailable(error));
      if (isLost) for (const { fail } of pending) fail(error);
      // One of them has brought all down: the others must not hear of it.
      else for (const { letter, answer } of pending) answer(this.#sendAlone(site, letter));
    }
  }

  async #tellAll(pending: readonly Pending[], { posted, facts }: PostedLetters, site: Site): Promise<void> {
    const done: (() => void)[] = [];
    const told: Posted[] = [];
    for (const [index, { letter, answer }] of pending.entries()) {
      const one = posted[index];
      if (one === undefined || one === held) answer(this.#sendAlone(site, letter));
      else {
        told.push(one);
        done.push(() => answer(one));
      }
    }
    await this.#tell(told, facts);
    for (const answer of done) answer();
  }

  #tell(posted: readonly Posted[], facts: PostedLetters['facts']): Promise<void> {
    const delivered = posted.flatMap((one) => (one.act !== 'refuse' && one.delivered ? [one.delivered] : []));
    if (delivered.length === 0) return Promise.resolve();
    // What was stored before is told again from how things stand by now.
    const isFresh = posted.every((one) => one.act !== 'before');
    this.#told = this.#told.then(() =>
      tellDelivered(this.#services(), delivered, isFresh ? facts : undefined),
    );
    return this.#told;
  }

  #sendAlone(site: Site, letter: Letter): Promise<Posted> {
    const before = this.#alone.get(letter.sender) ?? Promise.resolve();
    const sent = before.then(async () => {
      const services = this.#services();
      const { posted, facts } = await this.#few(() =>
        inTransaction(services.db, (trx) => postAndCommit(services, trx, site, [letter], 'waited for')),
      );
      const [one] = posted;
      if (one === undefined || one === held) throw new Error('a letter that waits for its rows was held');
      await this.#tell([one], facts);
      return one;
    });
    const settled = sent
      .catch(() => undefined)
      .finally(() => {
        if (this.#alone.get(letter.sender) === settled) this.#alone.delete(letter.sender);
      });
    this.#alone.set(letter.sender, settled);
    return sent;
  }
}
