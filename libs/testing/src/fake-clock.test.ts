import { expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';

it('stands until it is moved', () => {
  const clock = fakeClock(1000);
  expect(clock.now()).toBe(1000);
  clock.advanceSeconds(2);
  expect(clock.now()).toBe(3000);
});
