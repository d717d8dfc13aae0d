import { expect, it } from 'vitest';
import { Session } from './session.ts';
import type { SessionSeed } from './session-state.ts';

const seedAt = (nowMs: number | null) =>
  ({ settings: {}, user: null, totalUnread: 0, totalNewLikes: 0, nowMs }) as unknown as SessionSeed;

it('goes by the clock that a page of a member tells', () => {
  const session = new Session(seedAt(90_000), 30_000);
  session.hearTime(31_000, 30_000);
  expect(session.clockOffsetMs).toBe(60_000);
});

it('hears the time from the calls where the page told none, and takes no slow answer for a wrong clock', () => {
  const session = new Session(seedAt(null), 30_000);
  expect(session.clockOffsetMs).toBe(0);
  session.hearTime(27_000, 30_000);
  expect(session.clockOffsetMs).toBe(0);
  session.hearTime(3_630_000, 30_000);
  expect(session.clockOffsetMs).toBe(3_600_000);
});
