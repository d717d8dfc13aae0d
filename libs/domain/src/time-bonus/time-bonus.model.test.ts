import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../machine-model/machine-walk.ts';
import type { Model } from '../machine-model/machine-walk.ts';
import { timeBonusControls, timeBonusOffers } from './time-bonus-offers.ts';
import type { TimeBonusControl } from './time-bonus-offers.ts';
import { timeBonusMachine } from './time-bonus.machine.ts';
import type { TimeBonusSnapshot } from './time-bonus.machine.ts';

const user = { type: 'user.loaded', signupAtMs: 0, paid: false, credits: 0, nowMs: 1000 };

const model: Model<TimeBonusSnapshot, TimeBonusControl> = {
  machine: timeBonusMachine,
  inputs: [{ timeBonusSeconds: 14_400 }, { timeBonusSeconds: 14_400, dismissed: true }],
  happenings: () => [
    user,
    { ...user, paid: true },
    { ...user, credits: 3 },
    { type: 'user.left' },
    { type: 'second.passed', nowMs: 2000 },
    { type: 'second.passed', nowMs: 14_400_000 },
    { type: 'area.entered' },
    { type: 'area.left' },
  ],
  answers: { ticker: { outputs: [], errors: [] } },
  situation: ({ context }) => context,
  controls: timeBonusControls,
  offers: timeBonusOffers,
  press: (type) => ({ type }),
};

describe('the model of the time bonus', () => {
  const walked = walk(model);

  it('comes into every state', () => {
    expect([...walked.visited].sort()).toEqual(nodeIds(timeBonusMachine).sort());
  });

  it('offers in every situation just what the machine allows', () => {
    expect(walked.situations).toBeGreaterThan(20);
    expect(walked.disagreements).toEqual([]);
    expect([...walked.everOffered].sort()).toEqual([...timeBonusControls].sort());
  });

  it('notices a modal that could be closed where it is not shown', () => {
    const eager = walk({
      ...model,
      offers: (snapshot) => (snapshot.value.countdown === 'active' ? ['modal.dismissed'] : []),
    });
    expect(eager.disagreements).not.toEqual([]);
  });
});
