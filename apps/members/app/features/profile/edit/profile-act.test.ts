// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { describe, expect, it } from 'vitest';
import { actOnProfile } from './profile-act.ts';

const said = async (fields: Record<string, string>) => {
  const bodies: unknown[] = [];
  const api = {
    call: async (_name: string, { body }: { body: unknown }) => {
      bodies.push(body);
      return { profile: {} };
    },
  } as unknown as Api;
  const form = new FormData();
  for (const [name, value] of Object.entries({ section: 'person', ...fields })) form.set(name, value);
  await actOnProfile(api, form);
  return bodies;
};

it.each([
  ['female', { search_gender: 'female' }],
  ['everyone', { search_gender: null }],
  ['', {}],
])('says of whom one looks for %j what the form says', async (sought, body) => {
  expect(await said({ search_gender: sought })).toEqual([body]);
});

it('says each trait as it was chosen, null for nothing, and leaves out what is no word for it or was not in the form', async () => {
  const chosen = { hair_color: 'grey', eye_color: '', body_type: 'huge' };
  expect(await said({ section: 'traits', ...chosen })).toEqual([{ hair_color: 'grey', eye_color: null }]);
});

it('says of a section only what was changed since its edit began', async () => {
  const person = { gender: 'female', search_gender: 'male', sexuality: 'hetero' };
  const begun = JSON.stringify(person);
  expect(await said({ ...person, sexuality: 'bi', begun })).toEqual([{ sexuality: 'bi' }]);
  expect(await said({ ...person, search_gender: 'everyone', begun })).toEqual([{ search_gender: null }]);
  const traits = { relationship_status: null, body_type: 'slim', hair_color: 'grey', eye_color: null };
  const chosen = { relationship_status: '', body_type: '', hair_color: 'grey', eye_color: 'blue' };
  expect(await said({ section: 'traits', ...chosen, begun: JSON.stringify(traits) })).toEqual([
    { body_type: null, eye_color: 'blue' },
  ]);
});

it('says all of it where nothing was said before, or the form does not tell', async () => {
  const person = { gender: 'female', search_gender: 'everyone', sexuality: 'hetero' };
  const all = [{ gender: 'female', search_gender: null, sexuality: 'hetero' }];
  const unsaid = JSON.stringify({ gender: 'female', search_gender: null, sexuality: null });
  for (const begun of [unsaid, '', '{', '7', 'null']) expect(await said({ ...person, begun })).toEqual(all);
});

it('says with what the edit of interests began, so that those of another page stay', async () => {
  const begun = JSON.stringify({ interests: ['music'] });
  expect(await said({ section: 'interests', interests: 'sailing', begun })).toEqual([
    { interests: ['sailing'], interests_before: ['music'] },
  ]);
});

it('says with what the edit of a name, a place or a date of birth began, as one value each', async () => {
  const naming = { section: 'name', name: 'Annie', begun: JSON.stringify({ name: 'Anna' }) };
  expect(await said(naming)).toEqual([{ name: 'Annie', name_before: 'Anna' }]);
  const place = { country: 'NL', region: 'NL-GE', city: 'Amsterdam' };
  const before = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' };
  const edit = { section: 'place', ...place };
  expect(await said({ ...edit, begun: JSON.stringify(before) })).toEqual([
    { ...place, place_before: before },
  ]);
  const unsaid = { country: null, region: '', city: '' };
  expect(await said({ ...edit, begun: JSON.stringify(unsaid) })).toEqual([
    { ...place, place_before: unsaid },
  ]);
  expect(await said({ ...edit, begun: '{' })).toEqual([place]);
  const parts = { date_of_birth_day: '9', date_of_birth_month: '02', date_of_birth_year: '1980' };
  const begun = JSON.stringify({ date_of_birth: '1980-01-12' });
  expect(await said({ section: 'birth', ...parts, begun })).toEqual([
    { date_of_birth: '1980-02-09', date_of_birth_before: '1980-01-12' },
  ]);
});

it('says a date of birth of its three parts', async () => {
  const parts = { date_of_birth_day: '3', date_of_birth_month: '11', date_of_birth_year: '1961' };
  expect(await said({ section: 'birth', ...parts })).toEqual([{ date_of_birth: '1961-11-03' }]);
});

describe('what the next edit of the same page begins with', () => {
  const answering = (refused: string | null) =>
    ({
      call: async (name: string, input: { body: { about_me?: string } }) => {
        if (name === 'user') return { user: { profile: { about_me: 'of the other page' } } };
        const refusal = { name: 'CallError', code: 'invalid_request', fields: { about_me: refused } };
        if (refused) throw Object.assign(new Error('x'), refusal);
        return { profile: { about_me: input.body.about_me } };
      },
    }) as unknown as Api;
  const typedAfter = async (refused: string | null, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return (await actOnProfile(answering(refused), form))?.typed;
  };

  it('is what was saved, and after a refusal still what it was', async () => {
    const begun = JSON.stringify({ interests: ['music'] });
    const edit = { section: 'interests', interests: 'sailing', begun };
    expect((await typedAfter(null, edit))?.begun).toBe(JSON.stringify({ interests: ['sailing'] }));
    expect((await typedAfter('x', edit))?.begun).toBe(begun);
  });

  it('is of a place the one that is stored, with the name of its region where another page has saved it', async () => {
    const stored = { country: 'NL', region: 'NL-UT', city: 'Utrecht' };
    const placing = (code: string | null) =>
      ({
        call: async (name: string) => {
          if (name === 'regions') return { regions: [{ code: 'NL-UT', name: 'Utrecht (province)' }] };
          if (name === 'user') return { user: { profile: stored } };
          const refusal = { name: 'CallError', code: 'invalid_request', fields: { city: code } };
          if (code) throw Object.assign(new Error('x'), refusal);
          return { profile: stored };
        },
      }) as unknown as Api;
    const after = async (code: string | null) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        section: 'place',
        country: 'NL',
        region: 'NL-GE',
        city: 'Ede',
      }))
        form.set(name, value);
      return (await actOnProfile(placing(code), form))?.typed;
    };
    expect((await after(null))?.stored).toBe(JSON.stringify(stored));
    expect(await after('changed_meanwhile')).toMatchObject({
      stored: JSON.stringify(stored),
      stored_region: 'Utrecht (province)',
      region: 'NL-GE',
    });
    expect((await after('city_too_long'))?.stored).toBeUndefined();
  });

  it('is of a text the one that is stored: that of the other page where it has saved one since', async () => {
    const edit = { section: 'about', about_me: 'of this page', about_me_before: 'of before' };
    expect((await typedAfter(null, edit))?.stored).toBe('of this page');
    expect((await typedAfter('about_me_changed', edit))?.stored).toBe('of the other page');
    expect((await typedAfter('about_me_too_long', edit))?.stored).toBeUndefined();
  });
});
