import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Customer, Mandate } from '../payment/mandate.ts';
import type { Chargeback, Payment, PaymentStatus, Refund, RefundStatus } from '../payment/payment.ts';
import type { Settlement } from '../payment/settlement.ts';

/** The request that made a thing, so that the same Idempotency-Key gets the same answer after a restart too. */
export interface RequestMark {
  key: string;
  /** Hash of path and body. */
  fingerprint: string;
}

/** What happened, one line each. The state of the sandbox is nothing but these lines read in order. */
export type JournalEntry =
  | { kind: 'payment.created'; payment: Payment; request?: RequestMark }
  | {
      kind: 'payment.changed';
      id: string;
      status: PaymentStatus;
      method: string | null;
      atMs: number;
      failureReason?: string;
    }
  | { kind: 'customer.created'; customer: Customer; request?: RequestMark }
  | { kind: 'customer.deleted'; id: string; atMs: number }
  /** Made, or as it is from now on. */
  | { kind: 'mandate.written'; mandate: Mandate }
  | { kind: 'refund.created'; refund: Refund; request?: RequestMark }
  | { kind: 'refund.changed'; id: string; status: RefundStatus }
  | { kind: 'chargeback.created'; chargeback: Chargeback }
  | { kind: 'chargeback.reversed'; id: string; atMs: number }
  | { kind: 'settlement.created'; settlement: Settlement }
  | { kind: 'webhook.due'; paymentId: string }
  | { kind: 'webhook.delivered'; paymentId: string; upTo: number }
  | { kind: 'webhook.abandoned'; paymentId: string; upTo: number };

export interface Journal {
  readonly past: readonly JournalEntry[];
  /** Durable when it returns. */
  append(...entries: JournalEntry[]): void;
  close(): void;
}

/**
 * Opens (or starts) the journal in `folder`. A last line that a crash cut short was never acknowledged and is dropped.
 * Throws when a line in the middle cannot be read: then the file was edited, and guessing would lose money.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'journal.jsonl');
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const wholeLength = bytes.lastIndexOf(0x0a) + 1;
  const past = bytes
    .subarray(0, wholeLength)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => readLine(line, index + 1));
  const file = openSync(path, 'a');
  if (wholeLength < bytes.length) ftruncateSync(file, wholeLength);
  return {
    past,
    append(...entries) {
      writeSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      fdatasyncSync(file);
    },
    close() {
      closeSync(file);
    },
  };
}

function readLine(line: string, number: number): JournalEntry {
  try {
    return JSON.parse(line) as JournalEntry;
  } catch {
    throw new Error(`journal.jsonl line ${number} is not readable`);
  }
}
