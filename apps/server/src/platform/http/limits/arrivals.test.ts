import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Arrivals } from './arrivals.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A server that counts, and connections to it that wait outside: the system has answered them, Node has not. */
const setUp = async (arrivals: Arrivals) => {
  const server = createServer();
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  arrivals.watch(server);
  server.listen(0, '127.0.0.1', 100);
  await once(server, 'listening');
  closings.push(() => server.close());
  const knock = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => undefined);
      closings.push(() => socket.destroy());
    }
  };
  return { knock, accepted: () => accepted };
};

describe('who waits outside', () => {
  it('is let in, all of them', async () => {
    const arrivals = new Arrivals();
    const { knock, accepted } = await setUp(arrivals);
    knock(40);
    await arrivals.letIn(60_000);
    expect(accepted()).toBe(40);
  });

  it('waits for the next time where they are more than there is time for', async () => {
    let nowMs = 0;
    // A millisecond goes by each time somebody looks.
    const arrivals = new Arrivals({ nowMs: () => (nowMs += 1) });
    const { knock, accepted } = await setUp(arrivals);
    knock(40);
    await arrivals.letIn(10);
    expect(accepted()).toBeGreaterThan(0);
    expect(accepted()).toBeLessThan(20);
  });

  it('keeps nobody up for more than a look where there is nobody', async () => {
    const arrivals = new Arrivals();
    await setUp(arrivals);
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    await arrivals.letIn(60_000);
    clearImmediate(counting);
    expect(turns).toBeLessThanOrEqual(3);
  });
});
