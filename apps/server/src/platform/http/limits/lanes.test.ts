import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

/** An act that ends when it is told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  return {
    act: async () => {
      begun = true;
      await promise;
    },
    isBegun: () => begun,
    end: resolve,
  };
};

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('lanes', () => {
  it('let a few of one key through, have others wait in order and refuse the rest', async () => {
    const lanes = new Lanes({ atOnce: 2, waiting: 1 });
    const [first, second, third] = [held(), held(), held()];
    const running = [first, second, third].map(({ act }) => lanes.run('anna', act));
    await expect(lanes.run('anna', async () => undefined)).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await soon();
    expect([first, second, third].map((one) => one.isBegun())).toEqual([true, true, false]);
    second.end();
    await running[1];
    await soon();
    expect(third.isBegun()).toBe(true);
    first.end();
    third.end();
    await Promise.all(running);
  });

  it('do not let one key wait for another, and forget who has nothing under way', async () => {
    const lanes = new Lanes({ atOnce: 1, waiting: 0 });
    const busy = held();
    const running = lanes.run('anna', busy.act);
    expect(await lanes.run('bert', async () => 'at once')).toBe('at once');
    expect(lanes.size).toBe(1);
    busy.end();
    await running;
    expect(lanes.size).toBe(0);
  });

  it('go on after an act that failed', async () => {
    const lanes = new Lanes({ atOnce: 1, waiting: 1 });
    const failing = lanes.run('anna', async () => {
      throw new Error('no');
    });
    const next = lanes.run('anna', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
