import { expect, it } from 'vitest';
import type { Setting } from './setting-kinds.ts';
import { siteBrand, siteRules, siteSettings } from './settings.ts';

const rows: readonly Setting[] = Object.values(siteSettings);

it('belongs to the brand or to the rules, each setting to one', () => {
  expect([...Object.keys(siteBrand), ...Object.keys(siteRules)]).toEqual(Object.keys(siteSettings));
  expect({ ...siteBrand, ...siteRules }).toEqual(siteSettings);
  // Under that name the rules are stored, beside what the brand says.
  expect(siteSettings).not.toHaveProperty('rules');
});

it('has a name of its own on the wire, and none where only the operator is told', () => {
  const wire = rows.flatMap((row) => (row.wire === undefined ? [] : [row.wire]));
  expect(wire).toEqual([...new Set(wire)]);
  expect(rows.filter(({ seenBy, wire: name }) => seenBy === 'operator' && name !== undefined)).toEqual([]);
});
