import { enter, type KeptAnswer, openBooks, webhookState } from './books.ts';
import { openJournal, type JournalEntry, type RequestMark } from './journal.ts';
import { amountOf, minorOf } from '../payment/money.ts';
import {
  mayBecome,
  type Payment,
  type PaymentStatus,
  type Refund,
  type RefundStatus,
} from '../payment/payment.ts';

/** Payments and refunds in memory, every change written to the journal before it counts. */
export interface Store {
  payment(id: string): Payment | undefined;
  /** Newest first. */
  payments(): Payment[];
  refund(id: string): Refund | undefined;
  refundsOf(paymentId: string): Refund[];
  keptAnswer(key: string): KeptAnswer | undefined;
  addPayment(payment: Payment, request?: RequestMark): void;
  addRefund(refund: Refund, request?: RequestMark): void;
  /** False when the payment has already ended; nothing changes then. */
  settle(id: string, status: PaymentStatus, method: string | null, atMs: number): boolean;
  /** False unless the refund is still pending. */
  settleRefund(id: string, status: RefundStatus): boolean;
  /** Cents not refunded yet; failed and cancelled refunds count as not refunded. */
  remainingMinor(payment: Payment): number;
  webhookState(paymentId: string): { due: number; done: number };
  webhookEnded(paymentId: string, upTo: number, delivered: boolean): void;
  close(): void;
}

export function openStore(folder: string): Store {
  const journal = openJournal(folder);
  const books = openBooks();
  const { payments, refunds, answers } = books;

  const refundsOf = (id: string) => [...refunds.values()].filter((refund) => refund.paymentId === id);

  for (const entry of journal.past) enter(books, entry);

  function record(...entries: JournalEntry[]): void {
    journal.append(...entries);
    for (const entry of entries) enter(books, entry);
  }

  return {
    payment: (id) => payments.get(id),
    payments: () => [...payments.values()].reverse(),
    refund: (id) => refunds.get(id),
    refundsOf,
    keptAnswer: (key) => answers.get(key),
    addPayment: (payment, request) =>
      record({ kind: 'payment.created', payment, ...(request && { request }) }),
    addRefund: (refund, request) => record({ kind: 'refund.created', refund, ...(request && { request }) }),
    settle(id, status, method, atMs) {
      const payment = payments.get(id);
      if (!payment || !mayBecome(payment.status, status)) return false;
      record({ kind: 'payment.changed', id, status, method, atMs }, { kind: 'webhook.due', paymentId: id });
      return true;
    },
    settleRefund(id, status) {
      const refund = refunds.get(id);
      if (refund?.status !== 'pending') return false;
      record({ kind: 'refund.changed', id, status }, { kind: 'webhook.due', paymentId: refund.paymentId });
      return true;
    },
    remainingMinor(payment) {
      if (payment.status !== 'paid') return 0;
      return refundsOf(payment.id)
        .filter((refund) => refund.status === 'pending' || refund.status === 'refunded')
        .reduce((rest, refund) => rest - minorOf(refund.amount), minorOf(payment.amount));
    },
    webhookState: (id) => webhookState(books, id),
    webhookEnded: (paymentId, upTo, delivered) =>
      record({ kind: delivered ? 'webhook.delivered' : 'webhook.abandoned', paymentId, upTo }),
    close: () => journal.close(),
  };
}

/** What is left of a payment, in the API's shape. */
export function remainingAmount(store: Store, payment: Payment) {
  return amountOf(payment.amount.currency, store.remainingMinor(payment));
}
