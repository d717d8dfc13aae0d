import { type Books, enter, type KeptAnswer, openBooks, webhookState } from './books.ts';
import { openJournal, type JournalEntry, type RequestMark } from './journal.ts';
import type { Customer, Mandate } from '../payment/mandate.ts';
import { type Amount, amountOf, minorOf } from '../payment/money.ts';
import {
  type Chargeback,
  mayBecome,
  type Payment,
  type PaymentStatus,
  type Refund,
  type RefundStatus,
} from '../payment/payment.ts';
import type { Settlement } from '../payment/settlement.ts';

/** Payments and refunds in memory, every change written to the journal before it counts. */
export interface Store {
  payment(id: string): Payment | undefined;
  /** Newest first. */
  payments(): Payment[];
  refund(id: string): Refund | undefined;
  refundsOf(paymentId: string): Refund[];
  /** Newest first. */
  refunds(): Refund[];
  /** Newest first. */
  chargebacks(): Chargeback[];
  /** Newest first. */
  settlements(): Settlement[];
  addSettlement(settlement: Settlement): void;
  keptAnswer(key: string): KeptAnswer | undefined;
  customer(id: string): Customer | undefined;
  addCustomer(customer: Customer, request?: RequestMark): void;
  deleteCustomer(id: string, atMs: number): void;
  mandate(id: string): Mandate | undefined;
  /** Newest first. */
  mandatesOf(customerId: string): Mandate[];
  writeMandate(mandate: Mandate): void;
  addPayment(payment: Payment, request?: RequestMark, mandate?: Mandate): void;
  addRefund(refund: Refund, request?: RequestMark): void;
  chargebacksOf(paymentId: string): Chargeback[];
  addChargeback(chargeback: Chargeback): void;
  reverseChargeback(chargeback: Chargeback, atMs: number): void;
  /** False when the payment has already ended, and no money comes `late`; nothing changes then. */
  settle(id: string, end: Ending): boolean;
  /** False unless the refund is still pending. */
  settleRefund(id: string, status: RefundStatus): boolean;
  /** Cents refunded or on their way back; failed and cancelled refunds count as not refunded. */
  refundedMinor(payment: Payment): number;
  /** Cents that the payer's bank has and the shop has not won again. */
  chargedBackMinor(payment: Payment): number;
  /** Cents that can still be refunded. */
  remainingMinor(payment: Payment): number;
  webhookState(paymentId: string): { due: number; done: number };
  webhookEnded(paymentId: string, upTo: number, delivered: boolean): void;
  close(): void;
}

/** How a payment ends. */
export interface Ending {
  status: PaymentStatus;
  method: string | null;
  atMs: number;
  late?: boolean;
  failureReason?: string;
}

type Sums = Pick<
  Store,
  'refundsOf' | 'chargebacksOf' | 'refundedMinor' | 'chargedBackMinor' | 'remainingMinor'
>;

/** What has gone back of a payment, read off the books. */
function sumsOf({ refunds, chargebacks }: Books): Sums {
  const refundsOf = (id: string) => [...refunds.values()].filter((refund) => refund.paymentId === id);
  const chargebacksOf = (id: string) => chargebacks.filter((one) => one.paymentId === id);
  const sumOf = (parts: { amount: Amount }[]) => parts.reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const refundedMinor = (payment: Payment) =>
    sumOf(refundsOf(payment.id).filter(({ status }) => status === 'pending' || status === 'refunded'));
  const chargedBackMinor = (payment: Payment) =>
    sumOf(chargebacksOf(payment.id).filter(({ reversedAtMs }) => reversedAtMs === undefined));
  return {
    refundsOf,
    chargebacksOf,
    refundedMinor,
    chargedBackMinor,
    remainingMinor(payment) {
      if (payment.status !== 'paid') return 0;
      return Math.max(0, minorOf(payment.amount) - refundedMinor(payment) - chargedBackMinor(payment));
    },
  };
}

/** Customers, and what they may be charged by. */
function customersOf(
  { customers, mandates }: Books,
  record: (entry: JournalEntry) => void,
): Pick<Store, 'customer' | 'addCustomer' | 'deleteCustomer' | 'mandate' | 'mandatesOf' | 'writeMandate'> {
  return {
    customer: (id) => customers.get(id),
    addCustomer: (customer, request) =>
      record({ kind: 'customer.created', customer, ...(request && { request }) }),
    deleteCustomer: (id, atMs) => record({ kind: 'customer.deleted', id, atMs }),
    mandate: (id) => mandates.get(id),
    mandatesOf: (customerId) =>
      [...mandates.values()].filter((one) => one.customerId === customerId).reverse(),
    writeMandate: (mandate) => record({ kind: 'mandate.written', mandate }),
  };
}

export function openStore(folder: string): Store {
  const journal = openJournal(folder);
  const books = openBooks();
  const { payments, refunds, chargebacks, answers } = books;

  for (const entry of journal.past) enter(books, entry);

  function record(...entries: JournalEntry[]): void {
    journal.append(...entries);
    for (const entry of entries) enter(books, entry);
  }

  return {
    ...sumsOf(books),
    ...customersOf(books, record),
    payment: (id) => payments.get(id),
    payments: () => [...payments.values()].reverse(),
    refund: (id) => refunds.get(id),
    refunds: () => [...refunds.values()].reverse(),
    chargebacks: () => chargebacks.toReversed(),
    settlements: () => books.settlements.toReversed(),
    addSettlement: (settlement) => record({ kind: 'settlement.created', settlement }),
    keptAnswer: (key) => answers.get(key),
    addPayment: (payment, request, mandate) =>
      record(...(mandate ? [{ kind: 'mandate.written' as const, mandate }] : []), {
        kind: 'payment.created',
        payment,
        ...(request && { request }),
      }),
    addRefund: (refund, request) => record({ kind: 'refund.created', refund, ...(request && { request }) }),
    addChargeback: (chargeback) =>
      record(
        { kind: 'chargeback.created', chargeback },
        { kind: 'webhook.due', paymentId: chargeback.paymentId },
      ),
    reverseChargeback: ({ id, paymentId }, atMs) =>
      record({ kind: 'chargeback.reversed', id, atMs }, { kind: 'webhook.due', paymentId }),
    settle(id, { late, ...ending }) {
      const payment = payments.get(id);
      if (!payment || !mayBecome(payment.status, ending.status, late)) return false;
      record({ kind: 'payment.changed', id, ...ending }, { kind: 'webhook.due', paymentId: id });
      return true;
    },
    settleRefund(id, status) {
      const refund = refunds.get(id);
      if (refund?.status !== 'pending') return false;
      record({ kind: 'refund.changed', id, status }, { kind: 'webhook.due', paymentId: refund.paymentId });
      return true;
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
