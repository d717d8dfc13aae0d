import type { JournalEntry } from './journal.ts';
import type { Chargeback, Payment, Refund } from '../payment/payment.ts';
import type { Settlement } from '../payment/settlement.ts';

/** What an Idempotency-Key made the first time, as it was then. */
export interface KeptAnswer {
  fingerprint: string;
  made: { payment: Payment } | { refund: Refund };
}

interface WebhookState {
  due: number;
  done: number;
}

/** What the journal's entries add up to, in memory. */
export interface Books {
  payments: Map<string, Payment>;
  refunds: Map<string, Refund>;
  chargebacks: Chargeback[];
  settlements: Settlement[];
  /** By Idempotency-Key. */
  answers: Map<string, KeptAnswer>;
  /** By payment. */
  webhooks: Map<string, WebhookState>;
}

export const openBooks = (): Books => ({
  payments: new Map(),
  refunds: new Map(),
  chargebacks: [],
  settlements: [],
  answers: new Map(),
  webhooks: new Map(),
});

export const webhookState = (books: Books, paymentId: string): WebhookState =>
  books.webhooks.get(paymentId) ?? { due: 0, done: 0 };

/** Takes one entry of the journal into the books. */
export function enter(books: Books, entry: JournalEntry): void {
  const { payments, refunds, chargebacks, answers, webhooks } = books;
  switch (entry.kind) {
    case 'payment.created':
      payments.set(entry.payment.id, entry.payment);
      if (entry.request)
        answers.set(entry.request.key, {
          fingerprint: entry.request.fingerprint,
          made: { payment: entry.payment },
        });
      return;
    case 'payment.changed': {
      const payment = payments.get(entry.id);
      if (payment)
        payments.set(entry.id, {
          ...payment,
          status: entry.status,
          method: entry.method,
          settledAtMs: entry.atMs,
        });
      return;
    }
    case 'refund.created':
      refunds.set(entry.refund.id, entry.refund);
      if (entry.request)
        answers.set(entry.request.key, {
          fingerprint: entry.request.fingerprint,
          made: { refund: entry.refund },
        });
      return;
    case 'refund.changed': {
      const refund = refunds.get(entry.id);
      if (refund) refunds.set(entry.id, { ...refund, status: entry.status });
      return;
    }
    case 'chargeback.created':
      chargebacks.push(entry.chargeback);
      return;
    case 'chargeback.reversed': {
      const index = chargebacks.findIndex(({ id }) => id === entry.id);
      const found = chargebacks[index];
      if (found) chargebacks[index] = { ...found, reversedAtMs: entry.atMs };
      return;
    }
    case 'settlement.created':
      books.settlements.push(entry.settlement);
      return;
    case 'webhook.due': {
      const state = webhookState(books, entry.paymentId);
      webhooks.set(entry.paymentId, { ...state, due: state.due + 1 });
      return;
    }
    case 'webhook.delivered':
    case 'webhook.abandoned':
      webhooks.set(entry.paymentId, { ...webhookState(books, entry.paymentId), done: entry.upTo });
  }
}
