import type { CallName, LiveEvent } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import type { AccessRow } from './access-row.ts';
import type { Config } from '../config.ts';
import type { CallHandlers, CallsAhead } from '../http/call-acts.ts';
import type { KeptEvent } from '../live/member-events-repository.ts';
import type { Caller, RequestSite } from '../services/request.ts';
import type { OutboxJobs } from './outbox-jobs.ts';
import type { PersonalData } from './personal-data.ts';
import type { Services } from '../services/services.ts';
import type { Question } from '../database/together.ts';
import type { Trx } from '../database/transaction.ts';

declare module '../services/services.ts' {
  interface Services {
    /** Everything that hangs itself up (`subjects.ts`), for acts that every subject has a part in. */
    readonly subjects: readonly Subject[];
  }
}

/** A file that goes into a member's download beside `data.json`. */
export interface ExportedFile {
  readonly path: string;
  readonly changedAt: Date;
  read(): Promise<Buffer | undefined>;
}

/** Whose data an export gathers. */
export interface ExportOf {
  readonly site: RequestSite;
  readonly member: Caller;
}

/** A message that has just been stored for its receiver. */
export interface DeliveredMessage {
  readonly conversation: string;
  /** Its number in the conversation. */
  readonly seq: number;
  readonly sender: string;
  readonly receiver: {
    readonly id: string;
    readonly fictional: boolean;
    readonly automatic: boolean;
    readonly onBreak: boolean;
    /** Has a browser that takes notices. */
    readonly subscribed: boolean;
  };
}

/** A message that its sender is about to take back. */
export interface RemovedMessage {
  readonly conversation: string;
  readonly seq: number;
  readonly sender: string;
  readonly receiver: string;
}

export type TellAgain = (
  services: Services,
  member: Caller,
  kept: readonly KeptEvent[],
) => Promise<(LiveEvent | null)[]>;

/** Something done from time to time, on one server of the installation at a time. */
export type Round = (services: Services) => Promise<unknown>;

/** A round that is due less often than the usual ones. */
export interface SeldomRound {
  readonly everyMs: number;
  readonly run: Round;
}

/**
 * A capability of the server, as it hangs itself up: everything the rest of the house has to know of it. `subjects.ts`
 * lists them; the app, the start, the purge, the export, the data map and the access test are fed from that list.
 */
export interface Subject {
  /** The one word for it, on every floor. */
  readonly name: string;
  /**
   * What the subject offers to all, made once at the start: its part of `Services`. What the common floor and the subjects
   * listed before it offer is there already.
   */
  readonly opens?: (services: Services) => Partial<Services> | Promise<Partial<Services>>;
  /** What of it stands in the place of what was offered before; any other name that is taken already is a mistake. */
  readonly replaces?: readonly (keyof Services)[];
  /** The server goes on and does work of its own, which not every one does: what the subject does besides its rounds begins. */
  readonly begins?: (services: Services) => void;
  /** The server has answered the last request: what the subject has opened is closed, the last one's first. */
  readonly closes?: (services: Services) => void | Promise<void>;
  /**
   * How what a request brings as its login is read off its `Cookie` header, before anything else of it is looked at and
   * before there are services; one subject says it.
   */
  readonly readsLogin?: (config: Config) => (cookies: string | undefined) => string | undefined;
  readonly calls?: CallHandlers;
  /** What of them is begun while their session is read: only where two trips to the database are much of what they cost. */
  readonly ahead?: CallsAhead;
  /** Who may make each of the calls; complete by `defineSubject`. */
  readonly access?: Readonly<Partial<Record<CallName, AccessRow>>>;
  /** Calls that cost much work or make something: how many a network address may make in a minute. */
  readonly callsPerMinute?: Readonly<Partial<Record<CallName, number>>>;
  /** Calls that answer the asker's own state (balance, picture, totals): it is read with the session, in one statement. */
  readonly answersOwnState?: readonly CallName[];
  /** Calls that are asked all the time and answer at most a kilobyte: whether to pack it is not even looked at. */
  readonly shortAnswers?: readonly CallName[];
  /** Hooks on every request; they are set before any address is. */
  readonly hooks?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Addresses that are no calls of the contract's table. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** What is done after a commit, by kind. */
  readonly jobs?: OutboxJobs;
  readonly rounds?: Readonly<Record<string, Round | SeldomRound>>;
  readonly personalData?: readonly PersonalData[];
  /** What the member's download says of this subject, by the names in `data.json`. */
  readonly exportData?: (services: Services, of: ExportOf) => Promise<Readonly<Record<string, unknown>>>;
  readonly exportFiles?: (services: Services, of: ExportOf) => Promise<readonly ExportedFile[]>;
  /** The account of a locked member is being deleted; it may still be restored. */
  readonly whenDeleted?: (services: Services, trx: Trx, member: string) => Promise<void>;
  /** A locked member has another main photo than before, or none. */
  readonly whenMainPhotoChanged?: (services: Services, trx: Trx, member: string) => Promise<void>;
  /** A locked member has become premium, or is it no longer. */
  readonly whenPremiumChanged?: (services: Services, trx: Trx, member: Caller) => Promise<void>;
  /** Which of these stored files the subject still needs: they stay, whoever else wants them removed. */
  readonly filesInUse?: (services: Services, names: readonly string[]) => Promise<readonly string[]>;
  /** What the purge does beside deleting the rows that `personalData` says are the member's alone. */
  readonly purge?: (services: Services, trx: Trx, member: Caller) => Promise<void>;
  /** A locked member begins a break (readings). */
  readonly whenBreakBegins?: (services: Services, trx: Trx, member: string) => Promise<void>;
  /** A member who was logged in on a browser has logged in there again: what hung on the one session hangs on the next. */
  readonly whenSessionReplaced?: (services: Services, from: string, to: string) => Promise<void>;
  /** Messages are delivered with this transaction: what must follow is written into it along with them. */
  readonly whenDelivered?: (
    services: Services,
    trx: Trx,
    messages: readonly DeliveredMessage[],
  ) => readonly Question<unknown>[];
  /**
   * How events are told again to who has missed them, by type, where what is kept of one is not what was told: null for what is
   * not to be told any more. In the order given.
   */
  readonly toldAgain?: Readonly<Partial<Record<LiveEvent['type'], TellAgain>>>;
  /** A message that its receiver could see is being taken back; its words are still there. */
  readonly whenMessageRemoved?: (services: Services, trx: Trx, message: RemovedMessage) => Promise<void>;
  /** One of these two locked members has blocked the other. */
  readonly whenBlocked?: (services: Services, trx: Trx, blocker: string, blocked: string) => Promise<void>;
}

/** A subject, with a row in the access table for each of its calls: without one it does not compile. */
export const defineSubject = <
  C extends CallHandlers = Record<never, never>,
  O extends Partial<Services> = Record<never, never>,
>(
  subject: Omit<Subject, 'calls' | 'access' | 'opens'> & {
    readonly opens?: (services: Services) => O | Promise<O>;
  } & (keyof C extends never
      ? { readonly calls?: undefined; readonly access?: undefined }
      : { readonly calls: C; readonly access: { readonly [N in keyof C]: AccessRow } }),
) =>
  subject as Omit<Subject, 'calls' | 'opens'> & {
    readonly calls: C;
    readonly opens?: (services: Services) => O | Promise<O>;
  };
