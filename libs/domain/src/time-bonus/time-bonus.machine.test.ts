import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { tickerFrom } from './ticker.ts';
import { isTimeBonusBannerShown, isTimeBonusModalShown } from './time-bonus-offers.ts';
import { timeBonusMachine } from './time-bonus.machine.ts';

const user = { type: 'user.loaded', signupAtMs: 0, paid: false, credits: 0 } as const;

function start(dismissed = false) {
  const clock = new SimulatedClock();
  const acts: string[] = [];
  let running = 0;
  const ticker = tickerFrom({
    now: () => clock.now(),
    every: (ms, call) => {
      running += 1;
      let timeout = clock.setTimeout(function again() {
        call();
        timeout = clock.setTimeout(again, ms);
      }, ms);
      return () => {
        running -= 1;
        clock.clearTimeout(timeout);
      };
    },
  });
  const machine = timeBonusMachine.provide({
    actors: { ticker },
    actions: {
      rememberDismissal: () => acts.push('rememberDismissal'),
    },
  });
  const actor = createActor(machine, { input: { timeBonusSeconds: 14_400, dismissed }, clock }).start();
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  return {
    actor,
    acts,
    clock,
    machine,
    pass,
    tickers: () => running,
    left: () => actor.getSnapshot().context.remainingSeconds,
    modal: () => isTimeBonusModalShown(actor.getSnapshot()),
    banner: () => isTimeBonusBannerShown(actor.getSnapshot()),
  };
}

describe('the countdown', () => {
  it('ticks each second and clears at zero', () => {
    const { actor, left, pass, tickers } = start();
    actor.send({ ...user, nowMs: 0 });
    expect(left()).toBe(14_400);
    pass(3);
    expect(left()).toBe(14_397);
    pass(14_397);
    expect(left()).toBe(0);
    expect(actor.getSnapshot().value.countdown).toBe('inactive');
    expect(tickers()).toBe(0);
  });

  it('shows the right time after the tab has slept', () => {
    const { actor, left, clock } = start();
    actor.send({ ...user, nowMs: 0 });
    clock.set(3_600_000);
    expect(left()).toBe(10_800);
  });

  it('clears on logout and on buying', () => {
    const { actor, left, tickers } = start();
    actor.send({ ...user, nowMs: 0 });
    actor.send({ type: 'user.left' });
    expect([left(), tickers()]).toEqual([0, 0]);
    actor.send({ ...user, nowMs: 0 });
    expect(tickers()).toBe(1);
    actor.send({ ...user, nowMs: 0, paid: true, credits: 25 });
    expect([left(), tickers()]).toEqual([0, 0]);
  });

  it('does not start for members who have paid or signed up too long ago', () => {
    const { actor, left } = start();
    actor.send({ ...user, paid: true, nowMs: 0 });
    expect(left()).toBe(0);
    actor.send({ ...user, nowMs: 14_400_000 });
    expect(left()).toBe(0);
  });
});

describe('the modal', () => {
  it('opens 40 s after entering the members area, not sooner', () => {
    const { actor, modal, banner, pass } = start();
    actor.send({ ...user, nowMs: 0 });
    expect(banner()).toBe(false);
    actor.send({ type: 'area.entered' });
    expect(banner()).toBe(true);
    pass(20);
    actor.send({ type: 'area.entered' });
    pass(19);
    expect(modal()).toBe(false);
    pass(1);
    expect(modal()).toBe(true);
  });

  it('does not open for members with credits, without a bonus, outside the area, or once dismissed', () => {
    for (const credits of [1, 0]) {
      const { actor, modal, pass } = start(credits === 0);
      actor.send({ ...user, credits, nowMs: 0 });
      actor.send({ type: 'area.entered' });
      pass(50);
      expect(modal()).toBe(false);
    }
    const left = start();
    left.actor.send({ ...user, nowMs: 0 });
    left.actor.send({ type: 'area.entered' });
    left.pass(30);
    left.actor.send({ type: 'area.left' });
    left.pass(30);
    expect(left.modal()).toBe(false);
    const visitor = start();
    visitor.actor.send({ type: 'area.entered' });
    visitor.pass(50);
    expect(visitor.modal()).toBe(false);
  });

  it('is remembered once dismissed', () => {
    const { actor, acts, modal, pass } = start();
    actor.send({ ...user, nowMs: 0 });
    actor.send({ type: 'area.entered' });
    pass(40);
    actor.send({ type: 'modal.dismissed' });
    expect(acts).toEqual(['rememberDismissal']);
    actor.send({ type: 'area.left' });
    actor.send({ type: 'area.entered' });
    pass(50);
    expect(modal()).toBe(false);
  });

  it('closes with the bonus', () => {
    const { actor, modal, pass } = start();
    actor.send({ ...user, nowMs: 0 });
    actor.send({ type: 'area.entered' });
    pass(40);
    actor.send({ type: 'user.left' });
    expect(modal()).toBe(false);
  });
});

it('goes on from a stored snapshot', () => {
  const { actor, machine } = start();
  actor.send({ ...user, nowMs: 0 });
  actor.send({ type: 'area.entered' });
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const next = createActor(machine, { snapshot: stored, input: { timeBonusSeconds: 1 } }).start();
  expect(next.getSnapshot().value).toEqual({ countdown: 'active', area: 'waiting' });
  next.send({ type: 'second.passed', nowMs: 60_000 });
  expect(next.getSnapshot().context.remainingSeconds).toBe(14_340);
});
