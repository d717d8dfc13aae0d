const hour = 60;
const day = 24 * hour;

/** Up to which share of the members, counted from who was here last, how many minutes ago that was at most. */
const steps: readonly (readonly [share: number, minutes: number])[] = [
  [0, 0],
  [0.05, 4],
  [0.15, 2 * hour],
  [0.45, day],
  [0.75, 7 * day],
  [0.93, 28 * day],
  [1, 63 * day],
];

/**
 * How long ago somebody was here, in minutes: `share` of the others were here since (0 to 1). A few are here now, nearly
 * half came today, most this week, some not for weeks.
 */
export const lastSeenMinutes = (share: number): number => {
  for (const [index, [to, toMinutes]] of steps.entries()) {
    const [from, fromMinutes] = steps[index - 1] ?? [0, 0];
    if (share < to) return fromMinutes + ((share - from) / (to - from)) * (toMinutes - fromMinutes);
  }
  return 63 * day;
};
