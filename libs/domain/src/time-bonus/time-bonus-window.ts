export type TimeBonusWindow = {
  open: boolean;
  endsAtMs: number;
  /** Rounded up, so that 0 means "over"; 0 when it is not open. */
  remainingSeconds: number;
};

/**
 * The window of the time bonus and the welcome discount (spec §4 and §9): open for `seconds` after
 * signup as long as the member has not paid. Times are milliseconds.
 */
export function timeBonusWindow(
  member: { signupAtMs: number; paid: boolean; nowMs: number },
  seconds: number,
): TimeBonusWindow {
  const endsAtMs = member.signupAtMs + seconds * 1000;
  // A browser's clock may run behind the server's: never promise more than the whole window.
  const remainingSeconds = Math.min(seconds, Math.ceil((endsAtMs - member.nowMs) / 1000));
  const open = !member.paid && remainingSeconds > 0;
  return { open, endsAtMs, remainingSeconds: open ? remainingSeconds : 0 };
}

/** Hours, minutes and seconds of a time left; a fraction is cut off, nothing is below 0. */
export function splitDuration(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.trunc(seconds));
  return { hours: Math.trunc(whole / 3600), minutes: Math.trunc((whole % 3600) / 60), seconds: whole % 60 };
}
