import { keyLivesSeconds } from '../key-life.ts';
import type { OrderState } from '../order-state.ts';

/** A charge of a kept way to pay; whether the provider has said anything of it yet. */
export type StoredCharge = { state: OrderState; isAnswered: boolean };

/** How a charge that was never answered is found out about: asked for again under its key, or only looked for. */
export function chargeIsAskedAgain(ageSeconds: number, isCalledBack: boolean): boolean {
  return !isCalledBack && ageSeconds < keyLivesSeconds;
}

/** The states in which money of a charge may still move without anybody's doing. One charge a member may be in them. */
export const movingCharge: readonly OrderState[] = ['created', 'processing'];

/**
 * Whether a charge that has not ended stands in the way of another order: one without an answer in the way of each, since
 * whoever pays another way meanwhile may have paid twice; one that the provider works on in the way of another charge.
 */
export function standsInTheWay(charge: StoredCharge, order: { isCharge: boolean }): boolean {
  if (!movingCharge.includes(charge.state)) return false;
  return !charge.isAnswered || order.isCharge;
}
