import type { TimeBonusEventType, TimeBonusSnapshot } from './time-bonus.machine.ts';

/** The events that the banner and the modal show as buttons. */
export const timeBonusControls = [
  'modal.dismissed',
  'offer.followed',
] as const satisfies readonly TimeBonusEventType[];

export type TimeBonusControl = (typeof timeBonusControls)[number];

/** The banner stands in the members area as long as the countdown runs (spec §4). */
export function isTimeBonusBannerShown(snapshot: TimeBonusSnapshot): boolean {
  return snapshot.value.countdown === 'active' && snapshot.value.area !== 'outside';
}

export function isTimeBonusModalShown(snapshot: TimeBonusSnapshot): boolean {
  return snapshot.value.area === 'modal';
}

/** What banner and modal offer. */
export function timeBonusOffers(snapshot: TimeBonusSnapshot): readonly TimeBonusControl[] {
  if (isTimeBonusModalShown(snapshot)) return ['modal.dismissed', 'offer.followed'];
  return isTimeBonusBannerShown(snapshot) ? ['offer.followed'] : [];
}
