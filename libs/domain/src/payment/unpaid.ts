import type { OrderState } from './order-state.ts';

/** Whether the payer still has something to do: the payment page can be opened again, or another way be chosen. */
export function isUnpaid(state: OrderState | null): boolean {
  return state === 'created' || state === 'open' || state === 'action_required';
}
