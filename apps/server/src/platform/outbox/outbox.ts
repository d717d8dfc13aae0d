import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, dateOf, secondsFromNow } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ask, type Question } from '../database/together.ts';
import { newId } from '../ids.ts';
import { afterCommit, type Trx } from '../database/transaction.ts';
import {
  dropAbout,
  dropJob,
  type DueJob,
  noteFailure,
  removeDone,
  takeDue,
  writeJobs,
} from './outbox-repository.ts';

/**
 * What can follow a commit, by kind, with what each needs to know. Times are not in it: it runs as soon as it can. Each
 * subject adds its kinds beside their jobs.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- widened by the subjects
export interface OutboxPayloads {}
export type OutboxKind = keyof OutboxPayloads;

const batchSize = 10;
/**
 * When so many jobs of a kind are under way, no more of it are taken for now (one batch may go above it): what hangs
 * outside, mails say, holds up its own kind and no other.
 */
const ofOneKind = 4;
const leaseSeconds = 60;
/** A job that takes longer has failed; shorter than the lease, so that no other worker is at it by then. */
const longestJobMs = 50_000;
/** How long a server that stops waits for what is under way. */
const stopMs = 5000;
const idleMs = 2000;
const maximumAttempts = 12;
const retrySeconds = (attempts: number): number => Math.min(3600, 2 ** attempts);

/**
 * Work that must follow a commit: written in the transaction, done afterwards at least once. A job that fails is tried
 * again, later each time; after the last try it stays in the table with its error for an operator to see.
 */
export class Outbox {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #jobs = new Map<OutboxKind, (payload: OutboxPayloads[OutboxKind], id: string) => Promise<void>>();
  readonly #jobMs: number;
  /** Jobs under way, by kind. */
  readonly #atWork = new Map<OutboxKind, Set<Promise<void>>>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wanted = false;
  #stopped = true;

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger, jobMs: number = longestJobMs) {
    this.#jobMs = jobMs;
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Says who does the jobs of a kind; a job's id is the same for each try. */
  handle<K extends OutboxKind>(
    kind: K,
    job: (payload: OutboxPayloads[K], id: string) => Promise<void>,
  ): void {
    this.#jobs.set(kind, job as (payload: OutboxPayloads[OutboxKind], id: string) => Promise<void>);
  }

  /** Writes a job into the caller's transaction; answers its id. It is begun as soon as that is committed. */
  async add<K extends OutboxKind>(
    trx: Trx,
    kind: K,
    payload: OutboxPayloads[K],
    delaySeconds = 0,
  ): Promise<string> {
    const [id] = await this.addAll(trx, kind, [payload], delaySeconds);
    if (id === undefined) throw new Error('a job was not written');
    return id;
  }

  /** Writes several jobs of a kind, one or more, as {@link add} writes one; in one statement. */
  async addAll<K extends OutboxKind>(
    trx: Trx,
    kind: K,
    payloads: readonly OutboxPayloads[K][],
    delaySeconds = 0,
  ): Promise<string[]> {
    const { ids, insert } = this.write(trx, kind, payloads, delaySeconds);
    await ask(trx, insert);
    return ids;
  }

  /** What {@link addAll} asks, to be asked together with other statements of the same transaction. */
  write<K extends OutboxKind>(
    trx: Trx,
    kind: K,
    payloads: readonly OutboxPayloads[K][],
    delaySeconds = 0,
  ): { readonly ids: string[]; readonly insert: Question<void> } {
    const runAt = secondsFromNow(this.#clock, delaySeconds);
    const jobs = payloads.map((payload) => ({ id: newId(), kind, payload, runAt }));
    if (delaySeconds === 0) afterCommit(trx, () => this.wake());
    return { ids: jobs.map(({ id }) => id), insert: writeJobs(trx, jobs) };
  }

  /** Takes a job back that has become needless, in the transaction that made it so. */
  drop(trx: Trx, id: string): Promise<void> {
    return dropJob(trx, id);
  }

  /** Drops what was never sent (or could not be) and says whom it is about. */
  dropAbout(trx: Trx, member: string, email: string | null): Promise<void> {
    return dropAbout(trx, member, email);
  }

  start(): void {
    this.#stopped = false;
    this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    const rest = [...this.#atWork.values()].flatMap((jobs) => [...jobs]);
    await Promise.race([Promise.all(rest), sleep(stopMs, undefined, { ref: false })]);
  }

  /** There is something to do: what was written is committed. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) this.#wanted = true;
    else this.#schedule(0);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#drain().finally(() => {
        this.#running = undefined;
        this.#schedule(this.#wanted ? 0 : idleMs);
        this.#wanted = false;
      });
    }, delayMs);
  }

  async #drain(): Promise<void> {
    try {
      // Without waiting for the jobs: one that hangs must not keep the next batch.
      while (!this.#stopped && (await this.#begin()).length > 0);
    } catch (error) {
      this.#log.warn({ err: error }, 'outbox could not be read');
    }
  }

  /** Does what is due now, to its end; how many jobs were taken. */
  async runDue(): Promise<number> {
    const begun = await this.#begin();
    await Promise.all(begun);
    return begun.length;
  }

  /** Takes what is due and begins it. Several servers may do so: a row goes to one of them. */
  async #begin(): Promise<Promise<void>[]> {
    const full = [...this.#atWork].filter(([, jobs]) => jobs.size >= ofOneKind).map(([kind]) => kind);
    const due = await takeDue(this.#db, {
      now: dateOf(this.#clock),
      lockedUntil: secondsFromNow(this.#clock, leaseSeconds),
      full,
      most: batchSize,
    });
    return due.map((row) => this.#track(row.kind, this.#run(row)));
  }

  /** Counts a job as long as it lasts; when it makes room for its kind, what waits for that is taken. */
  #track(kind: OutboxKind, job: Promise<void>): Promise<void> {
    const jobs = this.#atWork.get(kind) ?? new Set();
    this.#atWork.set(kind, jobs);
    const tracked = job
      .catch((error: unknown) => this.#log.warn({ err: error, kind }, 'outbox job could not be noted'))
      .finally(() => {
        const wasFull = jobs.size >= ofOneKind;
        jobs.delete(tracked);
        if (wasFull && jobs.size < ofOneKind) this.wake();
      });
    jobs.add(tracked);
    return tracked;
  }

  /** @throws Error after the longest that a job may take; it is not ended by that, but waited for no more */
  async #inTime(job: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`took longer than ${this.#jobMs} ms`)), this.#jobMs);
    try {
      await Promise.race([job, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #run(row: DueJob<OutboxKind>): Promise<void> {
    const job = this.#jobs.get(row.kind);
    try {
      if (!job) throw new Error(`no job for outbox kind ${row.kind}`);
      await this.#inTime(job(row.payload as OutboxPayloads[OutboxKind], row.id));
      await removeDone(this.#db, row);
    } catch (error) {
      this.#log.warn({ err: error, outbox: row.id, kind: row.kind }, 'outbox job failed');
      await noteFailure(this.#db, row, {
        runAt: secondsFromNow(this.#clock, retrySeconds(row.attempts)),
        failedAt: row.attempts >= maximumAttempts ? dateOf(this.#clock) : null,
        error: String(error).slice(0, 500),
      });
    }
  }
}
