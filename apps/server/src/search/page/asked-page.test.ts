import { normalizeSearchFilter, type SearchFilter } from '@vesper/domain';
import { expect, it } from 'vitest';
import { placeAfter } from './asked-page.ts';

const last = { rankedAt: '2026-11-28 10:00:00+00', id: '019a1b2c-3d4e-7f5a-8b6c-100000000000' };
const wanted = (filter: Partial<SearchFilter>, more: object = {}) => ({
  site: 's1',
  viewer: 'm1',
  own: undefined,
  filter: { ...normalizeSearchFilter({}, { minimumAge: 18 }), ...filter },
  from: { x: 1, y: 2, z: 3 },
  today: '2026-11-28',
  ...more,
});
const markOf = (...asked: Parameters<typeof wanted>) => placeAfter(wanted(...asked), last, 7).search;
const elsewhere = { from: { x: 4, y: 5, z: 6 } };

it('knows a search by its filter, its site, whom it fits, and where it is where it asks who is near', () => {
  const marks = [
    markOf({}),
    markOf({ gender: 'male' }),
    markOf({}, { site: 's2' }),
    markOf({}, { own: 'female' }),
    markOf({ distance: 50 }),
    markOf({ distance: 50 }, elsewhere),
  ];
  expect(new Set(marks).size).toBe(marks.length);
});

it('takes it for the same by whomever it is asked, wherever they are, and on whatever day', () => {
  for (const more of [{ viewer: 'm2' }, elsewhere, { today: '2026-11-29' }])
    expect(markOf({ gender: 'male' }, more)).toBe(markOf({ gender: 'male' }));
});
