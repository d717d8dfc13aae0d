import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Arrivals } from './arrivals.ts';

/** A server outside of which so many wait: as Node does, it lets one in each turn of the event loop. */
const setUp = (waiting: number, nowMs?: () => number) => {
  const server = new EventEmitter();
  const arrivals = new Arrivals(nowMs ? { nowMs } : {});
  arrivals.watch(server as Server);
  let [turns, accepted] = [0, 0];
  const turn = () => {
    turns += 1;
    // What came in this turn was seen at its begin, before anything of the last one went on.
    if (accepted < waiting && turns > 1) {
      accepted += 1;
      server.emit('connection');
    }
    if (turns < 100) setImmediate(turn);
  };
  setImmediate(turn);
  return { arrivals, turns: () => turns, accepted: () => accepted };
};

describe('who waits outside', () => {
  it('is let in, all of them', async () => {
    const { arrivals, accepted } = setUp(40);
    await arrivals.letIn(60_000);
    expect(accepted()).toBe(40);
  });

  it('waits for the next time where they are more than there is time for', async () => {
    let nowMs = 0;
    // A millisecond goes by each time somebody looks.
    const { arrivals, accepted } = setUp(40, () => (nowMs += 1));
    await arrivals.letIn(10);
    expect(accepted()).toBeGreaterThan(5);
    expect(accepted()).toBeLessThan(20);
  });

  it('keeps nobody up for more than a look where there is nobody', async () => {
    const { arrivals, turns } = setUp(0);
    await arrivals.letIn(60_000);
    expect(turns()).toBeLessThanOrEqual(3);
  });
});
