import { expect, it } from 'vitest';
import pg from 'pg';
import { asTime, timestamptz } from './read-time.ts';

const asTheDriver = pg.types.getTypeParser(timestamptz) as (value: string) => Date | number | null;

it.each([
  ['2026-11-25 21:30:05.123456+00', '2026-11-25T21:30:05.123Z'],
  ['2026-11-25 21:30:05.123999+00', '2026-11-25T21:30:05.123Z'],
  ['2026-11-25 21:30:05+00', '2026-11-25T21:30:05.000Z'],
  ['2024-02-29 00:00:00.5+00', '2024-02-29T00:00:00.500Z'],
  ['2024-02-29 23:59:59.07+00', '2024-02-29T23:59:59.070Z'],
  ['0100-01-01 00:00:00+00', '0100-01-01T00:00:00.000Z'],
  ['0099-12-31 00:00:00+00', '0099-12-31T00:00:00.000Z'],
  ['2026-11-25 22:30:05.1+01', '2026-11-25T21:30:05.100Z'],
  ['2026-11-26 03:00:05+05:30', '2026-11-25T21:30:05.000Z'],
])('%s is %s, as the driver reads it as well', (text, iso) => {
  expect(asTime(text)).toEqual(new Date(iso));
  expect(asTheDriver(text)).toEqual(new Date(iso));
});

it('leaves to the driver what is no time of day', () => {
  expect(asTime('infinity')).toBe(Number.POSITIVE_INFINITY);
  expect(asTime('-infinity')).toBe(Number.NEGATIVE_INFINITY);
  for (const text of ['0044-03-15 12:00:00+00 BC', '12026-11-25 21:30:05+00', '1890-01-01 00:19:32+00:19:32'])
    expect(asTime(text)).toEqual(asTheDriver(text));
});
