import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, dateOf, secondsFromNow } from './clock.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import type { Trx } from './transaction.ts';

/** Mails on the account. The `…_unknown`, `…_known` and `…_taken` ones say what the screen does not (readings, `reveal_accounts`). */
export type AccountMailKind =
  | 'password_reset'
  | 'password_reset_unknown'
  | 'password_changed'
  | 'mail_change'
  | 'mail_change_taken'
  | 'mail_changed'
  | 'sign_in'
  | 'sign_in_unknown'
  | 'signup_known'
  | 'account_deleted'
  | 'account_restored'
  | 'way_in_changed';

/** What came or went of the ways to log in. */
export type WayInChange = 'passkey_added' | 'passkey_removed' | 'codes_on' | 'codes_off';

export interface AccountMail {
  readonly mail: AccountMailKind;
  readonly site: string;
  readonly recipient: string;
  readonly language: string;
  /** Whose account it is about, so that a purge finds what was never sent; left out where there is no member. */
  readonly member?: string;
  /** The username; empty where there is no member. */
  readonly name: string;
  /** What the button's link carries. */
  readonly token?: string;
  /** For the text: a new e-mail address, or the day until which something can be undone (ISO). */
  readonly newEmail?: string;
  readonly until?: string;
  readonly change?: WayInChange;
}

/** What can follow a commit, with what each needs to know. Times are not in it: it runs as soon as it can. */
export interface OutboxPayloads {
  'mail.activation': { member: string; token: string };
  /** A notice on the account; everything its text needs is in it, as the member may be gone when it is sent. */
  'mail.account': AccountMail;
  /** `endpoint` is set when only this one of the member's browsers is still to be told. */
  /** Files of photos whose rows are gone, by name. */
  'photos.remove': { names: readonly string[] };
  'push.message': { member: string; sender: string; conversation: string; endpoint?: string };
  'demo.answer': { automatic: string; member: string; conversation: string; seq: number };
}
export type OutboxKind = keyof OutboxPayloads;
type Job<K extends OutboxKind> = (payload: OutboxPayloads[K], id: string) => Promise<void>;

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
  readonly #jobs = new Map<OutboxKind, Job<OutboxKind>>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wanted = false;
  #stopped = true;

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  handle<K extends OutboxKind>(kind: K, job: Job<K>): void {
    this.#jobs.set(kind, job as Job<OutboxKind>);
  }

  /** Writes a job into the caller's transaction. */
  async add<K extends OutboxKind>(
    trx: Trx,
    kind: K,
    payload: OutboxPayloads[K],
    delaySeconds = 0,
  ): Promise<void> {
    await trx
      .insertInto('outbox')
      .values({
        id: newId(),
        kind,
        payload: JSON.stringify(payload),
        run_at: secondsFromNow(this.#clock, delaySeconds),
        locked_until: null,
        failed_at: null,
        last_error: null,
      })
      .execute();
    if (delaySeconds === 0) this.wake();
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

  /** Something was written (its transaction may still be under way, hence the small delay). */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) this.#wanted = true;
    else this.#schedule(10);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#drain().finally(() => {
        this.#running = undefined;
        this.#schedule(this.#wanted ? 10 : idleMs);
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
