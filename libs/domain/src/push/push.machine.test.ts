import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { pushMachine } from './push.machine.ts';
import type { PushStatus } from './push.machine.ts';

function start(status: PushStatus, answers: ('subscribed' | 'denied' | Error)[] = []) {
  const answer = () => {
    const next = answers.shift() ?? 'subscribed';
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const machine = pushMachine.provide({
    actors: { subscribe: fromPromise(answer), unsubscribe: fromPromise(() => answer().then(() => {})) },
  });
  const actor = createActor(machine, { input: { status } }).start();
  const act = async (type: 'push.accepted' | 'push.withdrawn' | 'push.retried') => {
    actor.send({ type });
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
    return actor.getSnapshot().value;
  };
  return { actor, act, machine };
}

describe('push', () => {
  it.each(['notCapable', 'unsubscribed', 'subscribed', 'denied'] as const)('starts as %s', (status) => {
    expect(start(status).actor.getSnapshot().value).toBe(status);
  });

  it('is accepted and withdrawn', async () => {
    const { act } = start('unsubscribed');
    expect(await act('push.accepted')).toBe('subscribed');
    expect(await act('push.withdrawn')).toBe('unsubscribed');
  });

  it('takes no for an answer until the browser says otherwise', async () => {
    const { actor, act } = start('unsubscribed', ['denied']);
    expect(await act('push.accepted')).toBe('denied');
    expect(await act('push.accepted')).toBe('denied');
    actor.send({ type: 'status.changed', status: 'unsubscribed' });
    expect(await act('push.accepted')).toBe('subscribed');
  });

  it('repeats the act that failed, unless the browser says that things have changed', async () => {
    const down = () => Object.assign(new Error('down'), { code: 'network_error' });
    const { actor, act } = start('unsubscribed', [down(), 'subscribed', down()]);
    expect(await act('push.accepted')).toBe('failure');
    expect(actor.getSnapshot().context.errorCode).toBe('network_error');
    expect(await act('push.retried')).toBe('subscribed');
    expect(await act('push.withdrawn')).toBe('failure');
    actor.send({ type: 'status.changed', status: 'unsubscribed' });
    expect(actor.getSnapshot().value).toBe('unsubscribed');
    expect(actor.getSnapshot().context).toMatchObject({ failedAct: null, errorCode: null });
  });

  it('waits for the answer of its own act, whatever the browser tells meanwhile', async () => {
    const { actor, act } = start('unsubscribed');
    actor.send({ type: 'push.accepted' });
    actor.send({ type: 'status.changed', status: 'unsubscribed' });
    expect(actor.getSnapshot().value).toBe('subscribing');
    expect(await act('push.retried')).toBe('subscribed');
  });

  it('goes on from a stored snapshot', async () => {
    const { actor, machine } = start('subscribed');
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const next = createActor(machine, { snapshot: stored, input: { status: 'denied' } }).start();
    expect(next.getSnapshot().value).toBe('subscribed');
  });
});
