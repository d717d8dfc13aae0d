import type { OrderState } from './order-state.ts';

/**
 * Providers forget a key after an hour: until then whoever asks for the same payment again gets the same one, after it a second.
 * With room to spare for clocks and for answers under way.
 */
export const keyLivesSeconds = 50 * 60;

/** An order to be paid on the provider's page; whether its payment is known. */
export type OrderToMake = { state: OrderState; hasPayment: boolean; ageSeconds: number };

/**
 * Whether an order has never reached its provider and cannot any more: its payment was not made while its key lived, and nobody
 * was sent to a page of it. Such an attempt has ended (readings, "Order states").
 */
export function wasNeverMade({ state, hasPayment, ageSeconds }: OrderToMake): boolean {
  return state === 'created' && !hasPayment && ageSeconds >= keyLivesSeconds;
}
