/** How a photo stands with the people who look at photos. Until they have, it is shown. */
export const photoStates = ['waiting', 'approved', 'refused'] as const;
export type PhotoState = (typeof photoStates)[number];

/** Why a photo is not shown to others; its owner is told. */
export const photoRefusals = [
  'nobody_seen',
  'not_recognised',
  'somebody_else',
  'contact_details',
  'indecent',
  'child',
] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];
