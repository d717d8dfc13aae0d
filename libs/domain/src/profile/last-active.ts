/** When somebody was last here, as others are told it: in steps, and never finer than a day of the calendar (UTC). */
export const activeSteps = ['now', 'today', 'week', 'longer'] as const;
export type ActiveStep = (typeof activeSteps)[number];

const dayMs = 24 * 3600 * 1000;
const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** For so many days somebody is new. */
export const newHereDays = 30;

/** Whether somebody who joined at `joinedMs` is new, by days of the calendar, as the search counts them. */
export function isNewHere(joinedMs: number, nowMs: number): boolean {
  return dayOf(nowMs) - dayOf(joinedMs) <= newHereDays;
}

/** The step of somebody who was here at `seenMs`; `online` as their card says it. */
export function activeStep(seenMs: number, nowMs: number, online: boolean): ActiveStep {
  if (online) return 'now';
  const days = dayOf(nowMs) - dayOf(seenMs);
  if (days <= 0) return 'today';
  return days < 7 ? 'week' : 'longer';
}
