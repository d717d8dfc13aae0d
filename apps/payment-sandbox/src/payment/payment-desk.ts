import { noPayment, notFound, unprocessable } from '../api/api-error.ts';
import { amountFrom, type PaymentOrder, readPaymentOrder } from '../api/create-request.ts';
import type { RequestMark } from '../journal/journal.ts';
import type { Store } from '../journal/store.ts';
import { failureReasons, type NextCharge, type TestCard } from './mandate.ts';
import type { MandateDesk } from './mandate-desk.ts';
import { amountOf, minorOf } from './money.ts';
import { type Chargeback, isUndecided, type Payment, type PaymentStatus, type Refund } from './payment.ts';
import { madeBefore, markOf, newId } from './request-mark.ts';
import { settlementsDue } from './settlements-due.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

export interface DeskOptions {
  store: Store;
  webhooks: Webhooks;
  mandates: MandateDesk;
  /** Whether a charge is declined whatever its mandate says. */
  declines?(): boolean;
  now(): number;
  /** How long a payer has to decide. */
  openForMs: number;
  /** How long a refund stays pending. */
  refundAfterMs: number;
  /** How a refund ends; tests make one fail. */
  refundOutcome(refund: Refund): 'refunded' | 'failed';
  /** Hears of each payment that ends. */
  settled?(paymentId: string, status: PaymentStatus): void;
}

/** The acts behind both the API and the pay page. */
export class PaymentDesk {
  readonly #options: DeskOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Takes up what a restart interrupted: undelivered webhooks and refunds under way. */
  resume(): void {
    const { store, webhooks } = this.#options;
    for (const payment of store.payments()) {
      const { due, done } = store.webhookState(payment.id);
      if (done < due) webhooks.notify(payment.id);
      for (const refund of store.refundsOf(payment.id)) {
        if (refund.status === 'pending') this.#endRefundLater(refund);
      }
    }
  }

  /** Ends every open payment whose time is up. */
  expireOverdue(): void {
    const now = this.#options.now();
    for (const payment of this.#options.store.payments()) {
      if (isUndecided(payment.status) && now >= payment.expiresAtMs)
        this.settle(payment.id, 'expired', payment.method);
    }
  }

  payment(id: string): Payment {
    this.expireOverdue();
    const payment = this.#options.store.payment(id);
    if (!payment) throw noPayment(id);
    return payment;
  }

  createPayment(body: Record<string, unknown>, idempotencyKey: string | undefined): Payment {
    const request = markOf('payments', body, idempotencyKey);
    const kept = madeBefore(this.#options.store, request);
    // A charge has ended with its answer; of all others the answer is as it was.
    if (kept && 'payment' in kept)
      return kept.payment.mandate?.sequenceType === 'recurring'
        ? this.payment(kept.payment.id)
        : kept.payment;
    const order = readPaymentOrder(body);
    return order.sequenceType === 'recurring' ? this.#charge(order, request) : this.#open(order, request);
  }

  #open(order: PaymentOrder, request: RequestMark | undefined): Payment {
    const { sequenceType, customerId } = order;
    const payment = this.#paymentOf(order, 'open');
    if (sequenceType !== 'first') {
      this.#options.store.addPayment(payment, request);
      return payment;
    }
    if (customerId === null)
      throw unprocessable('The customer is required for a first payment', 'customerId');
    const mandate = this.#options.mandates.pendingMandate(customerId, payment.method);
    const first = { ...payment, mandate: { sequenceType, customerId, id: mandate.id } };
    this.#options.store.addPayment(first, request, mandate);
    return first;
  }

  /** Charges a customer without asking them; it has usually ended by the answer. */
  #charge(order: PaymentOrder, request: RequestMark | undefined): Payment {
    const { store, mandates, declines } = this.#options;
    const { customerId, mandateId } = order;
    if (customerId === null) throw unprocessable('The customer is required but is missing', 'customerId');
    const mandate = mandates.chargeable(customerId, mandateId);
    const payment: Payment = {
      ...this.#paymentOf(order, 'pending'),
      method: mandate.method,
      mandate: { sequenceType: 'recurring', customerId, id: mandate.id },
    };
    store.addPayment(payment, request);
    const next: NextCharge = declines?.() ? 'declined' : mandate.next;
    if (next === 'paid') this.settle(payment.id, 'paid', mandate.method);
    else if (next !== 'pending')
      this.settle(payment.id, 'failed', mandate.method, { failureReason: failureReasons[next] });
    if (next === 'expired') mandates.cardExpired(mandate);
    return this.payment(payment.id);
  }

  #paymentOf(order: PaymentOrder, status: 'open' | 'pending'): Payment {
    const createdAtMs = this.#options.now();
    const { sequenceType: _sequence, customerId: _customer, mandateId: _mandate, ...asked } = order;
    return {
      id: newId('tr_'),
      ...asked,
      method: order.allowedMethods.length === 1 ? (order.allowedMethods[0] ?? null) : null,
      status,
      createdAtMs,
      expiresAtMs: createdAtMs + this.#options.openForMs,
      settledAtMs: null,
    };
  }

  /** Ends a payment and tells the shop. False when it had ended already. */
  settle(
    id: string,
    status: PaymentStatus,
    method: string | null,
    { failureReason, card = 'visa' }: { failureReason?: string | undefined; card?: TestCard } = {},
  ): boolean {
    const { store, mandates, now } = this.#options;
    const mandate = store.payment(id)?.mandate;
    if (mandate?.sequenceType === 'first') mandates.firstPaymentEnded(mandate, status === 'paid', card);
    const ending = { status, method, atMs: now(), ...(failureReason && { failureReason }) };
    const changed = store.settle(id, ending);
    if (changed) {
      this.#options.webhooks.notify(id);
      this.#options.settled?.(id, status);
    }
    return changed;
  }

  /** Money comes for a payment that had ended without it. */
  payLate(id: string): void {
    const { store, webhooks, now } = this.#options;
    const ending = { status: 'paid' as const, method: this.payment(id).method, atMs: now(), late: true };
    if (store.settle(id, ending)) webhooks.notify(id);
  }

  cancelPayment(id: string): Payment {
    const payment = this.payment(id);
    if (!this.settle(id, 'canceled', payment.method)) throw unprocessable('The payment cannot be canceled');
    return this.payment(id);
  }

  createRefund(paymentId: string, body: Record<string, unknown>, idempotencyKey: string | undefined): Refund {
    const { store } = this.#options;
    const payment = this.payment(paymentId);
    const request = markOf(`payments/${paymentId}/refunds`, body, idempotencyKey);
    const kept = madeBefore(store, request);
    if (kept && 'refund' in kept) return kept.refund;
    if (payment.status !== 'paid') throw unprocessable('The payment is not paid, so it cannot be refunded');
    const remaining = amountOf(payment.amount.currency, store.remainingMinor(payment));
    const amount = body.amount === undefined ? remaining : amountFrom(body.amount);
    if (amount.currency !== payment.amount.currency)
      throw unprocessable('The currency differs from the payment', 'amount');
    if (minorOf(amount) === 0 || minorOf(amount) > minorOf(remaining)) {
      throw unprocessable('The amount is higher than the maximum', 'amount');
    }
    const refund: Refund = {
      id: newId('re_'),
      paymentId,
      amount,
      description: typeof body.description === 'string' ? body.description : payment.description,
      metadata: body.metadata ?? null,
      status: 'pending',
      createdAtMs: this.#options.now(),
    };
    store.addRefund(refund, request);
    this.#endRefundLater(refund);
    return refund;
  }

  /** The payer's bank takes money back, all that it has not taken yet when no amount is said; also after a refund. */
  chargeBack(paymentId: string, asked: unknown): Chargeback {
    const { store, webhooks, now } = this.#options;
    const payment = this.payment(paymentId);
    if (payment.status !== 'paid')
      throw unprocessable('The payment is not paid, so it cannot be charged back');
    const { currency } = payment.amount;
    const restMinor = minorOf(payment.amount) - store.chargedBackMinor(payment);
    const amount = asked === undefined ? amountOf(currency, restMinor) : amountFrom(asked);
    if (amount.currency !== currency || minorOf(amount) === 0 || minorOf(amount) > restMinor)
      throw unprocessable('The amount is higher than the maximum', 'amount');
    const chargeback: Chargeback = { id: newId('chb_'), paymentId, amount, createdAtMs: now() };
    store.addChargeback(chargeback);
    webhooks.notify(paymentId);
    return chargeback;
  }

  /** The shop wins the newest charge-back that stands: the money comes again. */
  reverseChargeback(paymentId: string): void {
    const { store, webhooks, now } = this.#options;
    const standing = store.chargebacksOf(this.payment(paymentId).id).findLast((one) => !one.reversedAtMs);
    if (!standing) throw unprocessable('The payment has no charge-back that could be reversed');
    store.reverseChargeback(standing, now());
    webhooks.notify(paymentId);
  }

  refund(paymentId: string, id: string): Refund {
    const refund = this.#options.store.refund(id);
    if (refund?.paymentId !== paymentId) throw notFound(`No refund exists with token ${id}.`);
    return refund;
  }

  cancelRefund(paymentId: string, id: string): void {
    this.refund(paymentId, id);
    if (!this.#options.store.settleRefund(id, 'canceled'))
      throw unprocessable('The refund cannot be canceled');
  }

  /** Pays out to the shop's bank what has come and gone since the last time. */
  payOut(): void {
    const { store, now } = this.#options;
    for (const settlement of settlementsDue(store, now(), () => newId('stl_')))
      store.addSettlement(settlement);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #endRefundLater(refund: Refund): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const changed = this.#options.store.settleRefund(refund.id, this.#options.refundOutcome(refund));
      if (changed) this.#options.webhooks.notify(refund.paymentId);
    }, this.#options.refundAfterMs);
    this.#timers.add(timer);
  }
}
