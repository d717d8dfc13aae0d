import type { JournalEntry, RequestMark } from './journal.ts';
import type { Customer, Mandate } from '../payment/mandate.ts';
import type { Chargeback, Payment, Refund } from '../payment/payment.ts';
import type { Settlement } from '../payment/settlement.ts';

/** What an Idempotency-Key made the first time, as it was then. */
export interface KeptAnswer {
  fingerprint: string;
  made: { payment: Payment } | { refund: Refund } | { customer: Customer };
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
  customers: Map<string, Customer>;
  mandates: Map<string, Mandate>;
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
  customers: new Map(),
  mandates: new Map(),
  settlements: [],
  answers: new Map(),
  webhooks: new Map(),
});

export const webhookState = (books: Books, paymentId: string): WebhookState =>
  books.webhooks.get(paymentId) ?? { due: 0, done: 0 };

/** Keeps what a request with an Idempotency-Key made. */
function keepAnswer(
  answers: Books['answers'],
  request: RequestMark | undefined,
  made: KeptAnswer['made'],
): void {
  if (request) answers.set(request.key, { fingerprint: request.fingerprint, made });
}

/** Takes one entry of the journal into the books. */
export function enter(books: Books, entry: JournalEntry): void {
  const { payments, refunds, answers, webhooks } = books;
  switch (entry.kind) {
    case 'customer.created':
    case 'customer.deleted':
    case 'mandate.written':
      return enterCustomer(books, entry);
    case 'payment.created':
      payments.set(entry.payment.id, entry.payment);
      keepAnswer(answers, entry.request, { payment: entry.payment });
      return;
    case 'payment.changed': {
      const payment = payments.get(entry.id);
      if (payment)
        payments.set(entry.id, {
          ...payment,
          status: entry.status,
          method: entry.method,
          settledAtMs: entry.atMs,
          ...(entry.failureReason && { failureReason: entry.failureReason }),
        });
      return;
    }
    case 'refund.created':
      refunds.set(entry.refund.id, entry.refund);
      keepAnswer(answers, entry.request, { refund: entry.refund });
      return;
    case 'refund.changed': {
      const refund = refunds.get(entry.id);
      if (refund) refunds.set(entry.id, { ...refund, status: entry.status });
      return;
    }
    case 'chargeback.created':
    case 'chargeback.reversed':
      return enterChargeback(books, entry);
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

type ChargebackEntry = Extract<JournalEntry, { kind: 'chargeback.created' | 'chargeback.reversed' }>;

function enterChargeback({ chargebacks }: Books, entry: ChargebackEntry): void {
  if (entry.kind === 'chargeback.created') return void chargebacks.push(entry.chargeback);
  const index = chargebacks.findIndex(({ id }) => id === entry.id);
  const found = chargebacks[index];
  if (found) chargebacks[index] = { ...found, reversedAtMs: entry.atMs };
}

type CustomerEntry = Extract<
  JournalEntry,
  { kind: 'customer.created' | 'customer.deleted' | 'mandate.written' }
>;

function enterCustomer({ customers, mandates, answers }: Books, entry: CustomerEntry): void {
  switch (entry.kind) {
    case 'customer.created':
      customers.set(entry.customer.id, entry.customer);
      keepAnswer(answers, entry.request, { customer: entry.customer });
      return;
    case 'customer.deleted': {
      const customer = customers.get(entry.id);
      if (customer) customers.set(entry.id, { ...customer, deletedAtMs: entry.atMs });
      return;
    }
    case 'mandate.written':
      mandates.set(entry.mandate.id, entry.mandate);
      return;
  }
}
