import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  chatMachine,
  paymentMachine,
  pushMachine,
  pushOffers,
  signupMachine,
  timeBonusMachine,
} from '@vesper/domain';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

interface Heard {
  readonly machine: { readonly events: readonly string[] };
  /** The only sources that send to it; the same word elsewhere may be meant for another machine. */
  readonly from: readonly string[];
  /** Sent by what a screen offers, without being written there: the model of the machine proves that each is offered. */
  readonly offered?: readonly string[];
}

type PushSnapshot = Parameters<typeof pushOffers>[0];

/** In whatever state, which is all that it goes by: each of them offers its own. */
const offeredByPush = Object.keys(pushMachine.states).flatMap((value) =>
  pushOffers({ value } as PushSnapshot),
);

const machines: Readonly<Record<string, Heard>> = {
  chat: { machine: chatMachine, from: ['apps/members/app/features/chat/**/*'] },
  payment: { machine: paymentMachine, from: ['apps/members/app/features/payment/**/*'] },
  push: {
    machine: pushMachine,
    from: ['apps/members/app/features/push/**/*'],
    offered: offeredByPush,
  },
  signup: { machine: signupMachine, from: ['apps/members/app/features/signup/**/*'] },
  'time bonus': {
    machine: timeBonusMachine,
    from: ['libs/session/src/**/*', 'libs/domain/src/time-bonus/ticker.*'],
  },
};

const sourcesIn = (from: readonly string[]): string =>
  globSync([...from], { cwd: root })
    .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

const unsent = ({ machine, from, offered = [] }: Heard): string[] => {
  const sources = sourcesIn(from);
  return machine.events
    .filter((event) => !event.startsWith('xstate.') && !offered.includes(event))
    .filter((event) => !sources.includes(`type: '${event}'`));
};

describe('the events of the machines', () => {
  it.each(Object.entries(machines))('are all sent by somebody: %s', (_name, heard) => {
    expect(heard.machine.events.length).toBeGreaterThan(3);
    expect(unsent(heard)).toEqual([]);
  });

  it('are missed where nobody sends them', () => {
    expect(unsent({ machine: chatMachine, from: ['apps/members/app/features/payment/**/*'] })).toContain(
      'peer.typed',
    );
  });
});
