import { afterEach, expect, it, vi } from 'vitest';
import { unservedLog } from './unserved-log.ts';

afterEach(() => vi.useRealTimers());

it('says once a second why something is not served, and of how many it has not said so', () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  const warn = vi.fn();
  const say = unservedLog('page could not be served');
  const away = new Error('away');
  const refuse = (times: number) => {
    for (let time = 0; time < times; time += 1) say({ log: { warn } } as never, away);
  };
  refuse(500);
  vi.advanceTimersByTime(999);
  refuse(1);
  expect(warn.mock.calls).toEqual([[{ err: away }, 'page could not be served']]);
  vi.advanceTimersByTime(1);
  refuse(3);
  expect(warn.mock.calls.slice(1)).toEqual([[{ err: away, unsaid: 500 }, 'page could not be served']]);
  vi.advanceTimersByTime(5000);
  refuse(1);
  expect(warn.mock.lastCall).toEqual([{ err: away, unsaid: 2 }, 'page could not be served']);
});
