import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, dateOf, secondsFromNow } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { afterCommit, type Trx } from '../database/transaction.ts';

/**
 * What can follow a commit, by kind, with what each needs to know. Times are not in it: it runs as soon as it can. Each
 * subject adds its kinds beside their jobs.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- widened by the subjects
export interface OutboxPayloads {}
export type OutboxKind = keyof OutboxPayloads;

const batchSize = 10;
const leaseSeconds = 60;
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
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wanted = false;
  #stopped = true;

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
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
    const id = newId();
    await trx
      .insertInto('outbox')
      .values({
        id,
        kind,
        payload: JSON.stringify(payload),
        run_at: secondsFromNow(this.#clock, delaySeconds),
        locked_until: null,
        failed_at: null,
        last_error: null,
      })
      .execute();
    if (delaySeconds === 0) afterCommit(trx, () => this.wake());
    return id;
  }

  /** Takes a job back that has become needless, in the transaction that made it so. */
  async drop(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('outbox').where('id', '=', id).execute();
  }

  /** Drops what was never sent (or could not be) and says whom it is about. */
  async dropAbout(trx: Trx, member: string, email: string | null): Promise<void> {
    await trx
      .deleteFrom('outbox')
      .where(
        sql<boolean>`${member} in (payload->>'member', payload->>'sender') or payload->>'recipient' = ${email}`,
      )
      .execute();
  }

  start(): void {
    this.#stopped = false;
    this.#schedule(0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
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
      while (!this.#stopped && (await this.runDue()) > 0);
    } catch (error) {
      this.#log.warn({ err: error }, 'outbox could not be read');
    }
  }

  /** Does what is due now; how many jobs were taken. Several servers may call it: a row goes to one of them. */
  async runDue(): Promise<number> {
    const now = dateOf(this.#clock);
    const { rows } = await sql<{ id: string; kind: OutboxKind; payload: object; attempts: number }>`
      update outbox set locked_until = ${secondsFromNow(this.#clock, leaseSeconds)}, attempts = attempts + 1
      where id in (
        select id from outbox
        where run_at <= ${now} and failed_at is null and (locked_until is null or locked_until < ${now})
        order by run_at limit ${batchSize} for update skip locked
      ) returning id, kind, payload, attempts`.execute(this.#db);
    await Promise.all(rows.map((row) => this.#run(row)));
    return rows.length;
  }

  async #run(row: { id: string; kind: OutboxKind; payload: object; attempts: number }): Promise<void> {
    const job = this.#jobs.get(row.kind);
    try {
      if (!job) throw new Error(`no job for outbox kind ${row.kind}`);
      await job(row.payload as OutboxPayloads[OutboxKind], row.id);
      await this.#db
        .deleteFrom('outbox')
        .where('id', '=', row.id)
        .where('attempts', '=', row.attempts)
        .execute();
    } catch (error) {
      this.#log.warn({ err: error, outbox: row.id, kind: row.kind }, 'outbox job failed');
      const last = row.attempts >= maximumAttempts;
      await this.#db
        .updateTable('outbox')
        .set({
          locked_until: null,
          run_at: secondsFromNow(this.#clock, retrySeconds(row.attempts)),
          failed_at: last ? dateOf(this.#clock) : null,
          last_error: String(error).slice(0, 500),
        })
        // Only while the job is still this worker's: after its lease another may be at it, under a higher number.
        .where('id', '=', row.id)
        .where('attempts', '=', row.attempts)
        .execute();
    }
  }
}
