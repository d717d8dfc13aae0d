import { normalizeDiscountCode } from './discount-code.ts';
import { nextOrderState } from './order-state.ts';
import type { OrderState } from './order-state.ts';

// How `paymentMachine` takes in what it hears; apart from what a page shows before the machine runs.

/** The text of the field as a code; null for an empty one. */
export function typedCode(text: string): string | null {
  return normalizeDiscountCode(text) || null;
}

/** What is known after hearing of a state: never back (`nextOrderState`), whatever comes late. */
export function heardState(known: OrderState | null, told: OrderState): OrderState {
  return known === null || told === 'created' ? (known ?? told) : nextOrderState(known, told);
}
