import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../machine-model/machine-walk.ts';
import type { Model } from '../machine-model/machine-walk.ts';
import { pushControls, pushMachine, pushOffers } from './push.machine.ts';
import type { PushControl, PushSnapshot } from './push.machine.ts';

const statuses = ['notCapable', 'unsubscribed', 'subscribed', 'denied'];

const model: Model<PushSnapshot, PushControl> = {
  machine: pushMachine,
  inputs: statuses.map((status) => ({ status })),
  happenings: () => statuses.map((status) => ({ type: 'status.changed', status })),
  answers: {
    subscribe: { outputs: ['subscribed', 'denied'], errors: [{ code: 'network_error' }] },
    unsubscribe: { outputs: [undefined], errors: [{ code: 'network_error' }] },
  },
  situation: ({ context }) => context,
  controls: pushControls,
  offers: pushOffers,
  press: (type) => ({ type }),
};

describe('the model of push', () => {
  const walked = walk(model);

  it('comes into every state in which it rests', () => {
    const resting = nodeIds(pushMachine).filter((id) => id !== 'push.settling');
    expect([...walked.visited].sort()).toEqual(resting.sort());
  });

  it('offers in every situation just what the machine allows', () => {
    expect(walked.disagreements).toEqual([]);
    expect([...walked.everOffered].sort()).toEqual([...pushControls].sort());
  });

  it('notices a question that is asked where the browser has said no', () => {
    const eager = walk({
      ...model,
      offers: (snapshot) => (snapshot.value === 'denied' ? ['push.accepted'] : pushOffers(snapshot)),
    });
    expect(eager.disagreements[0]).toMatchObject({ value: 'denied', offered: true, allowed: false });
  });
});
