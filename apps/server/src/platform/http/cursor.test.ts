import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const services = { signingKey: 'a key of this test' };
const place = { rankedAt: '2026-06-15 12:00:00.123456+00', member: 'a member' };
type Place = typeof place;
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'rankedAt' in value;

describe('a cursor', () => {
  it('comes back as it went', () => {
    expect(readCursor(services, writeCursor(services, place), isPlace)).toEqual(place);
  });

  it('says nothing of the place, not even whether two are the same', () => {
    const [one, two] = [writeCursor(services, place), writeCursor(services, place)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toMatch(/2026|rankedAt|member/);
  });

  it('has random bytes of its own, however many are written', () => {
    const nonces = Array.from({ length: 1000 }, () =>
      Buffer.from(writeCursor(services, place), 'base64url').subarray(0, 12).toString('hex'),
    );
    expect(new Set(nonces).size).toBe(1000);
    expect(readCursor(services, writeCursor(services, place), isPlace)).toEqual(place);
  });

  it.each([
    ['readable, as it once was', Buffer.from(JSON.stringify(place)).toString('base64url')],
    ['cut', writeCursor(services, place).slice(0, 20)],
    ['empty', ''],
    ['of another installation', writeCursor({ signingKey: 'another' }, place)],
    ['changed', `A${writeCursor(services, place).slice(1)}A`],
  ])('is refused when it is %s', (_name, cursor) => {
    expect(() => readCursor(services, cursor, isPlace)).toThrow('invalid_request');
  });
});
