/**
 * How a dispute about a payment stands, for every provider: a bank asks first (no money is gone), has taken the money, looks at
 * what the shop said to it, has decided for the payer or for the shop, or has dropped what it asked.
 */
export const disputeStates = ['asked', 'taken', 'defended', 'lost', 'won', 'dropped'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** What is disputed of a payment, in minor units; the state is null where it is none that is known. */
export type DisputedSum = { readonly state: DisputeState | null; readonly amountMinor: number };

const holdsMoney: Readonly<Record<DisputeState, boolean>> = {
  asked: false,
  taken: true,
  defended: true,
  lost: true,
  won: false,
  dropped: false,
};

/** What banks have of a payment now. A state that is not known moves nothing: it is booked aside. */
export function takenMinor(disputes: readonly DisputedSum[]): number {
  return disputes
    .filter(({ state }) => state !== null && holdsMoney[state])
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
