import { describe, expect, it } from 'vitest';
import { shouldOpenTimeBonusModal } from './time-bonus-modal.ts';
import { splitDuration, timeBonusWindow } from './time-bonus-window.ts';

describe('timeBonusWindow', () => {
  const at = (nowMs: number, paid = false) => timeBonusWindow({ signupAtMs: 0, paid, nowMs }, 14_400);

  it('is open for four hours after signup', () => {
    expect(at(0)).toEqual({ open: true, endsAtMs: 14_400_000, remainingSeconds: 14_400 });
    expect(at(14_399_999)).toMatchObject({ open: true, remainingSeconds: 1 });
    expect(at(14_400_000)).toMatchObject({ open: false, remainingSeconds: 0 });
  });

  it('is closed to members who have paid, and never longer than it is', () => {
    expect(at(0, true)).toMatchObject({ open: false, remainingSeconds: 0 });
    expect(at(-5000)).toMatchObject({ open: true, remainingSeconds: 14_400 });
  });
});

it('splits a duration', () => {
  expect(splitDuration(14_399)).toEqual({ hours: 3, minutes: 59, seconds: 59 });
  expect(splitDuration(61.9)).toEqual({ hours: 0, minutes: 1, seconds: 1 });
  expect(splitDuration(-1)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});

it('opens the modal on every condition and not without one of them', () => {
  const all = { bonusOpen: true, credits: 0, dismissed: false, inMembersAreaMs: 40_000 };
  expect(shouldOpenTimeBonusModal(all)).toBe(true);
  for (const change of [
    { bonusOpen: false },
    { credits: 1 },
    { dismissed: true },
    { inMembersAreaMs: 39_999 },
  ]) {
    expect(shouldOpenTimeBonusModal({ ...all, ...change })).toBe(false);
  }
});
