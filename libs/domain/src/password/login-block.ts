export type LoginBlockRules = {
  loginAttempts: number;
  loginWindowSeconds: number;
  loginBlockSeconds: number;
};

export type LoginBlock = { blocked: false; remaining: number } | { blocked: true; minutes: number };

/**
 * Whether login is blocked after wrong attempts (spec §4 and §8), counted for one account or one
 * address. Times are milliseconds, in any order; attempts made while blocked do not lengthen the
 * block. `remaining` is how many wrong attempts are left, `minutes` is rounded up and never more than a
 * whole block, also when the clock was set back meanwhile.
 */
export function loginBlock(
  attemptTimesMs: readonly number[],
  nowMs: number,
  rules: LoginBlockRules,
): LoginBlock {
  const windowMs = rules.loginWindowSeconds * 1000;
  let blockedUntilMs = Number.NEGATIVE_INFINITY;
  let counted: number[] = [];
  for (const timeMs of [...attemptTimesMs].sort((a, b) => a - b)) {
    if (timeMs < blockedUntilMs) continue;
    counted = [...counted.filter((earlierMs) => timeMs - earlierMs < windowMs), timeMs];
    if (counted.length >= rules.loginAttempts) {
      blockedUntilMs = timeMs + rules.loginBlockSeconds * 1000;
      counted = [];
    }
  }
  if (nowMs < blockedUntilMs) {
    const leftMs = Math.min(blockedUntilMs - nowMs, rules.loginBlockSeconds * 1000);
    return { blocked: true, minutes: Math.ceil(leftMs / 60_000) };
  }
  const inWindow = counted.filter((timeMs) => nowMs - timeMs < windowMs).length;
  return { blocked: false, remaining: rules.loginAttempts - inWindow };
}
