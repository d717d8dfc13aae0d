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

/** Written out: where a setting is stored must not move with its row, or sites that have set it are refused. */
it('of the brand is stored under its own name and any other in the rules, in the rows of before as well', () => {
  expect(Object.keys(siteBrand)).toEqual([
    'name',
    'shortName',
    'themeColor',
    'backgroundColor',
    'icon',
    'indexTitle',
    'description',
    'domainLanguage',
    'countries',
    'country',
    'cdnPrefix',
    'supportEmail',
    'supportPhone',
    'mailName',
    'searchFields',
    'visibleProfileFields',
    'visibleProfileNotes',
    'memberResell',
    'fictionalWarning',
    'fictionalSingular',
    'fictionalPlural',
    'fictionalIcon',
    'niche',
  ]);
});

it('is called the same on the wire, in the way of writing there', () => {
  const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const named = Object.entries<Setting>(siteSettings).filter(([, { wire }]) => wire !== undefined);
  expect(named.length).toBeGreaterThan(30);
  for (const [name, { wire }] of named) expect(wire).toBe(written(name));
});
