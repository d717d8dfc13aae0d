import { describe, expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

describe('reconnectDelayMs', () => {
  it('doubles from a second to a minute, half of it left to chance', () => {
    expect([1, 2, 3, 7, 50].map((failures) => reconnectDelayMs(failures, 0))).toEqual([
      500, 1000, 2000, 30_000, 30_000,
    ]);
    expect(reconnectDelayMs(1, 0.999)).toBe(1000);
    expect(reconnectDelayMs(20, 0.999)).toBe(59_970);
  });
});
