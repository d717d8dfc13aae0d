import { createHash, randomBytes } from 'node:crypto';
import { badRequest, conflict, noPayment, notFound, unprocessable } from '../api/api-error.ts';
import { amountFrom, readPaymentOrder } from '../api/create-request.ts';
import type { RequestMark } from '../journal/journal.ts';
import { amountOf, minorOf } from './money.ts';
import type { Chargeback, Payment, PaymentStatus, Refund } from './payment.ts';
import type { Store } from '../journal/store.ts';
import { settlementsDue } from './settlements-due.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

export interface DeskOptions {
  store: Store;
  webhooks: Webhooks;
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
      if (payment.status === 'open' && now >= payment.expiresAtMs)
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
    const kept = this.#kept(request);
    if (kept && 'payment' in kept) return kept.payment;
    const order = readPaymentOrder(body);
    const createdAtMs = this.#options.now();
    const payment: Payment = {
      id: newId('tr_'),
      ...order,
      method: order.allowedMethods.length === 1 ? (order.allowedMethods[0] ?? null) : null,
      status: 'open',
      createdAtMs,
      expiresAtMs: createdAtMs + this.#options.openForMs,
      settledAtMs: null,
    };
    this.#options.store.addPayment(payment, request);
    return payment;
  }

  /** Ends a payment and tells the shop. False when it had ended already. */
  settle(id: string, status: PaymentStatus, method: string | null): boolean {
    const changed = this.#options.store.settle(id, status, method, this.#options.now());
    if (changed) {
      this.#options.webhooks.notify(id);
      this.#options.settled?.(id, status);
    }
    return changed;
  }

  /** Money comes for a payment that had ended without it. */
  payLate(id: string): void {
    const { store, webhooks, now } = this.#options;
    if (store.settle(id, 'paid', this.payment(id).method, now(), true)) webhooks.notify(id);
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
    const kept = this.#kept(request);
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

  #kept(request: RequestMark | undefined) {
    const kept = request && this.#options.store.keptAnswer(request.key);
    if (kept && kept.fingerprint !== request.fingerprint) {
      throw conflict('The idempotency key was used before with a different request');
    }
    return kept?.made;
  }
}

/** The provider's keys are short strings; a longer one is a mistake of the caller. */
const longestKey = 255;

function markOf(path: string, body: unknown, key: string | undefined): RequestMark | undefined {
  if (key === undefined) return undefined;
  if (key === '' || key.length > longestKey) throw badRequest('The idempotency key is invalid');
  return {
    key,
    fingerprint: createHash('sha256')
      .update(`${path}\n${JSON.stringify(body)}`)
      .digest('base64url'),
  };
}

function newId(prefix: string): string {
  // Letters and digits only, like the provider's; 16 of them cannot be guessed.
  return prefix + randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 16);
}
