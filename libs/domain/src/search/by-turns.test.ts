import { expect, it } from 'vitest';
import { byTurns } from './by-turns.ts';

const faces = (text: string) =>
  text.split(' ').map((id) => ({ id, gender: id.startsWith('w') ? ('female' as const) : ('male' as const) }));
const shown = (text: string, most = 9) =>
  byTurns(faces(text), most)
    .map(({ id }) => id)
    .join(' ');

it.each([
  ['w1 w2 w3 m1 m2', 'w1 m1 w2 m2 w3'],
  ['m1 m2 w1', 'm1 w1 m2'],
  ['w1 w2', 'w1 w2'],
  ['w1 m1 w1 m1', 'w1 m1'],
])('of %s shows %s', (given, order) => expect(shown(given)).toBe(order));

it('shows no more than asked for', () => expect(shown('w1 m1 w2 m2', 3)).toBe('w1 m1 w2'));
