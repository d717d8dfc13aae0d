import { expect, it } from 'vitest';
import { activeStep, isNewHere } from './last-active.ts';

const at = (text: string): number => Date.parse(`${text}:00Z`);

it.each([
  ['2026-11-25T21:00', false, 'today'],
  ['2026-11-25T00:00', false, 'today'],
  ['2026-11-24T23:59', false, 'week'],
  ['2026-11-19T00:00', false, 'week'],
  ['2026-11-18T23:59', false, 'longer'],
  ['2025-11-25T21:00', false, 'longer'],
  // A clock that is ahead.
  ['2026-11-26T03:00', false, 'today'],
  ['2026-11-25T21:00', true, 'now'],
] as const)('who was here at %s (online: %s) was here %s', (seen, online, step) =>
  expect(activeStep(at(seen), at('2026-11-25T21:30'), online)).toBe(step),
);

it.each([
  ['2026-11-25T21:00', true],
  ['2026-10-26T00:00', true],
  ['2026-10-25T23:59', false],
])('who joined at %s is new: %s', (joined, isNew) =>
  expect(isNewHere(at(joined), at('2026-11-25T21:30'))).toBe(isNew),
);

it('tells nothing of the hour: all times of a day are one step', () => {
  const steps = new Set(
    Array.from({ length: 24 }, (_, hour) =>
      activeStep(at(`2026-11-20T${String(hour).padStart(2, '0')}:17`), at('2026-11-25T12:00'), false),
    ),
  );
  expect([...steps]).toEqual(['week']);
});
