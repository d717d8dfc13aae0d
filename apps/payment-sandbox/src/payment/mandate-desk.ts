import { gone, notFound, unprocessable } from '../api/api-error.ts';
import type { Store } from '../journal/store.ts';
import {
  type Customer,
  type Mandate,
  mandateMethods,
  type NextCharge,
  type TestCard,
  testCards,
} from './mandate.ts';
import type { PaymentMandate } from './payment.ts';
import { madeBefore, markOf, newId } from './request-mark.ts';

interface MandateDeskOptions {
  store: Store;
  now(): number;
}

/** Customers of the shop and what they have agreed to be charged by. */
export class MandateDesk {
  readonly #store: Store;
  readonly #now: () => number;

  constructor({ store, now }: MandateDeskOptions) {
    this.#store = store;
    this.#now = now;
  }

  createCustomer(body: Record<string, unknown>, idempotencyKey: string | undefined): Customer {
    const request = markOf('customers', body, idempotencyKey);
    const kept = madeBefore(this.#store, request);
    if (kept && 'customer' in kept) return kept.customer;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const customer: Customer = {
      id: newId('cst_'),
      name: text(body.name),
      email: text(body.email),
      metadata: body.metadata ?? null,
      createdAtMs: this.#now(),
    };
    this.#store.addCustomer(customer, request);
    return customer;
  }

  /** Throws 404 for one that never was, 410 for one that the shop has deleted. */
  customer(id: string): Customer {
    const customer = this.#store.customer(id);
    if (!customer) throw notFound(`No customer exists with token ${id}.`);
    if (customer.deletedAtMs !== undefined) throw gone('The customer is no longer available');
    return customer;
  }

  /** With the customer go their mandates. */
  deleteCustomer(id: string): void {
    this.customer(id);
    for (const mandate of this.mandates(id)) this.revoke(id, mandate.id);
    this.#store.deleteCustomer(id, this.#now());
  }

  mandates(customerId: string): Mandate[] {
    return this.#store
      .mandatesOf(this.customer(customerId).id)
      .filter(({ revokedAtMs }) => revokedAtMs === undefined);
  }

  /** Throws 404 for one that never was this customer's, 410 for one that was revoked. */
  mandate(customerId: string, id: string): Mandate {
    const mandate = this.#store.mandate(id);
    if (mandate?.customerId !== this.customer(customerId).id)
      throw notFound(`No mandate exists with token ${id}.`);
    if (mandate.revokedAtMs !== undefined) throw gone('The mandate is no longer available');
    return mandate;
  }

  revoke(customerId: string, id: string): void {
    const mandate = this.mandate(customerId, id);
    this.#store.writeMandate({ ...mandate, status: 'invalid', revokedAtMs: this.#now() });
  }

  /** What a first payment is going to make, when it is paid; not in the books yet. */
  pendingMandate(customerId: string, method: string | null): Mandate {
    if (method === null || !mandateMethods.includes(method))
      throw unprocessable('The payment method does not support recurring payments', 'method');
    return {
      id: newId('mdt_'),
      customerId: this.customer(customerId).id,
      method,
      status: 'pending',
      card: null,
      expires: null,
      next: 'paid',
      createdAtMs: this.#now(),
    };
  }

  /** The first payment has ended: paid, its mandate is valid from now on, with the card that it was paid with. */
  firstPaymentEnded({ id }: PaymentMandate, isPaid: boolean, card: TestCard): void {
    const mandate = this.#store.mandate(id);
    if (mandate?.status !== 'pending') return;
    const isCard = isPaid && mandate.method === 'creditcard';
    this.#store.writeMandate({
      ...mandate,
      status: isPaid ? 'valid' : 'invalid',
      ...(isCard && { card, expires: endOfCard(this.#now()) }),
    });
  }

  /** What a shop may charge by: the one it names, or the customer's newest valid one. Throws 422 where there is none. */
  chargeable(customerId: string, id: string | null): Mandate {
    const known = this.#store.customer(customerId);
    if (!known || known.deletedAtMs !== undefined)
      throw unprocessable('The customer is invalid', 'customerId');
    const valid = this.#store
      .mandatesOf(customerId)
      .filter(({ status, revokedAtMs }) => status === 'valid' && revokedAtMs === undefined);
    const found = id === null ? valid[0] : valid.find((one) => one.id === id);
    if (!found) throw unprocessable('The mandate is invalid', 'mandateId');
    return found;
  }

  /** A tester says what becomes of the next charges. A card that has expired is good for none after the next. */
  setNext(id: string, next: NextCharge): void {
    const mandate = this.#store.mandate(id);
    if (mandate) this.#store.writeMandate({ ...mandate, next });
  }

  /** A charge failed because the card has expired: the provider charges it no more. */
  cardExpired(mandate: Mandate): void {
    this.#store.writeMandate({ ...mandate, status: 'invalid' });
  }
}

/** Good for three years more, to the last day of this month. */
function endOfCard(nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear() + 3, now.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** The card's brand and last four digits, of a mandate that has a card. */
export const cardOf = ({ card }: Mandate) => (card === null ? null : testCards[card]);
