import type { TimeBonusEventType, TimeBonusSnapshot } from './time-bonus.machine.ts';

/** The events that the modal shows as buttons; the banner's way to the credits is a link. */
export const timeBonusControls = ['modal.dismissed'] as const satisfies readonly TimeBonusEventType[];

export type TimeBonusControl = (typeof timeBonusControls)[number];

/** The banner stands in the members area as long as the countdown runs (spec §4). */
export function isTimeBonusBannerShown(snapshot: TimeBonusSnapshot): boolean {
  return snapshot.value.countdown === 'active' && snapshot.value.area !== 'outside';
}

export function isTimeBonusModalShown(snapshot: TimeBonusSnapshot): boolean {
  return snapshot.value.area === 'modal';
}

/** What the modal offers. */
export function timeBonusOffers(snapshot: TimeBonusSnapshot): readonly TimeBonusControl[] {
  return isTimeBonusModalShown(snapshot) ? ['modal.dismissed'] : [];
}
