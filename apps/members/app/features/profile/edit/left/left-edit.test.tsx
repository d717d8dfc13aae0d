import type { OwnProfile } from '@vesper/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOwn } from '../../../../frame/kept-own.ts';
import { fieldMessage } from '../../../../parts/fields/field-messages.ts';
import { aMember, aSession } from '../../../../testing/member.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { AboutSection } from '../about-section.tsx';
import { profileMessages } from '../messages.ts';
import { firstEdit, forgetEdit, keepEdit, openEdits } from './left-edits.ts';
import { PlaceSection } from '../place-section.tsx';
import { BirthSection, NameSection } from '../profile-sections.tsx';

type Section = 'about' | 'name' | 'birth' | 'place';
type Values = Record<string, string>;

/** What is stored, as the server has it, and what was sent to it. */
const server = { stored: {} as OwnProfile, sent: [] as Values[] };
const before = { about: 'about_me_before', name: 'begun', birth: 'begun', place: 'begun' } as const;
const storedOf = (section: Section): string => {
  const { about_me: about, name, country, region, city, date_of_birth } = server.stored;
  if (section === 'about') return about;
  if (section === 'name') return JSON.stringify({ name });
  return JSON.stringify(section === 'birth' ? { date_of_birth } : { country, region, city });
};
const saveIn = (section: Section, form: Values): void => {
  const { about_me = '', name, country, region = '', city = '' } = form;
  const date = [form.date_of_birth_year, form.date_of_birth_month, form.date_of_birth_day?.padStart(2, '0')];
  const said = {
    about: { about_me },
    name: { name },
    birth: { date_of_birth: date.join('-') },
    place: { country, region, city },
  };
  server.stored = { ...server.stored, ...said[section] } as OwnProfile;
};
const fieldOf = { about: 'about_me', name: 'name', birth: 'date_of_birth', place: 'city' } as const;

const answer = (form: Values) => {
  server.sent.push(form);
  const section = form.section as Section;
  const isChanged = form[before[section]] !== storedOf(section);
  if (!isChanged) saveIn(section, form);
  const code = section === 'about' ? 'about_me_changed' : 'changed_meanwhile';
  const refused = isChanged
    ? { code: 'invalid_request', params: {}, fields: { [fieldOf[section]]: code } }
    : null;
  return { section, refused, typed: { ...form, stored: storedOf(section), stored_region: 'Utrecht' } };
};

const sections = {
  about: (profile: OwnProfile) => <AboutSection profile={profile} />,
  name: (profile: OwnProfile) => <NameSection profile={profile} />,
  birth: (profile: OwnProfile) => <BirthSection profile={profile} />,
  place: (profile: OwnProfile) => (
    <PlaceSection
      profile={profile}
      firstRegions={{ term: 'province', regions: [{ code: 'NL-UT', name: 'Utrecht' }] }}
    />
  ),
};

/** One page of the own profile after the other, each with what is stored when it comes. */
const open = (section: Section, session = aSession()) =>
  renderPage(sections[section](server.stored), {
    session,
    path: '/profile',
    action: async ({ request }) =>
      answer(
        Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)])),
      ),
  });
const leave = async () => {
  dispatchEvent(new Event('pagehide'));
  await act(async () => cleanup());
};
const named = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(name);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(named(name), { target: { value } });
const isRefused = (code: string) => screen.findByText(text(fieldMessage(code)));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  localStorage.clear();
  server.sent = [];
  server.stored = {
    about_me: 'I sail.',
    name: 'Anna',
    date_of_birth: '1980-01-12',
    country: 'NL',
    region: 'NL-UT',
    city: 'Amersfoort',
  } as OwnProfile;
  // What a page sends off when it is left is refused as the same form would be.
  vi.stubGlobal(
    'fetch',
    async (_path: string, { body }: RequestInit) =>
      new Response(null, { status: answer(Object.fromEntries(body as URLSearchParams)).refused ? 422 : 200 }),
  );
});

const elsewhere = (change: Partial<OwnProfile>) => (server.stored = { ...server.stored, ...change });

it('a text that another page refuses when this one is left stands there on the next one, with both to choose between', async () => {
  open('about');
  elsewhere({ about_me: 'I cook.' });
  type('about_me', 'I sing.');
  await leave();
  expect(server.stored.about_me).toBe('I cook.');
  open('about');
  expect(await isRefused('about_me_changed')).toBeTruthy();
  expect(named('about_me').value).toBe('I sing.');
  expect(document.querySelector('blockquote')?.textContent).toBe('I cook.');
  expect(server.stored.about_me).toBe('I cook.');
  // It is kept until one has chosen, however often one leaves.
  await leave();
  open('about');
  expect(await isRefused('about_me_changed')).toBeTruthy();
  await press(text(profileMessages.save));
  expect(server.stored.about_me).toBe('I sing.');
  await leave();
  open('about');
  expect([named('about_me').value, document.querySelector('blockquote')]).toEqual(['I sing.', null]);
});

it('what is stored is kept at the press of a button, and the other one forgotten', async () => {
  open('about');
  elsewhere({ about_me: 'I cook.' });
  type('about_me', 'I sing.');
  await leave();
  open('about');
  await isRefused('about_me_changed');
  await press(text(profileMessages.keepSaved));
  expect([named('about_me').value, server.stored.about_me]).toEqual(['I cook.', 'I cook.']);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  await leave();
  expect(localStorage.getItem('vesper.edits')).not.toContain('I sing.');
});

it('what could not be sent is saved by the next page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  open('about');
  type('about_me', 'I sing.');
  await leave();
  expect(server.stored.about_me).toBe('I sail.');
  open('about');
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  expect([named('about_me').value, server.stored.about_me]).toEqual(['I sing.', 'I sing.']);
});

it('of two pages that are left both are kept: the second follows when the first is saved or not wanted', () => {
  const edit = (id: string, about_me: string) => ({ id, section: 'about', values: { about_me } });
  const first = () => firstEdit('me', 'about')?.values.about_me;
  keepEdit('me', edit('a', 'I sing.'));
  expect(first()).toBeUndefined();
  openEdits('me');
  keepEdit('me', edit('a', 'I sing.'));
  keepEdit('me', edit('b', 'I dance.'));
  expect([first(), firstEdit('me', 'place'), firstEdit('other', 'about')]).toEqual([
    'I sing.',
    undefined,
    undefined,
  ]);
  forgetEdit('me', 'a');
  expect(first()).toBe('I dance.');
  keepEdit('me', edit('b', 'I dance and sing.'));
  expect(first()).toBe('I dance and sing.');
  for (const kept of ['nonsense', '[]', 'null', '{"owner":"me"}', '{"owner":"me","edits":[7,{"id":1}]}']) {
    localStorage.setItem('vesper.edits', kept);
    expect(first()).toBeUndefined();
  }
});

it('of more edits than are kept the oldest go, and what was typed last stays', () => {
  openEdits('me');
  for (let page = 1; page <= 13; page += 1)
    keepEdit('me', { id: String(page), section: 'about', values: { about_me: `Text ${page}` } });
  keepEdit('me', { id: 'last', section: 'place', values: { city: 'Zeist' } });
  expect([firstEdit('me', 'about')?.id, firstEdit('me', 'place')?.values.city]).toEqual(['3', 'Zeist']);
});

it('a username is saved once one goes on, and refused where another page has saved another one', async () => {
  open('name');
  type('name', 'Annie');
  expect(server.sent).toEqual([]);
  fireEvent.blur(named('name'), { relatedTarget: null });
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  expect(server.stored.name).toBe('Annie');
  elsewhere({ name: 'Anouk' });
  type('name', 'Anneke');
  fireEvent.blur(named('name'), { relatedTarget: null });
  expect(await isRefused('changed_meanwhile')).toBeTruthy();
  expect(document.querySelector('blockquote')?.textContent).toBe('Anouk');
  await press(text(profileMessages.keepSaved));
  expect([named('name').value, server.stored.name]).toEqual(['Anouk', 'Anouk']);
});

it('a date of birth and a place are refused as one each, with what is stored beside one’s own', async () => {
  open('birth');
  elsewhere({ date_of_birth: '1980-01-09' });
  type('date_of_birth_month', '02');
  fireEvent.blur(named('date_of_birth_month'), { relatedTarget: null });
  expect(await isRefused('changed_meanwhile')).toBeTruthy();
  expect(document.querySelector('blockquote time')?.textContent).toBe('January 9, 1980');
  expect(named('date_of_birth_month').value).toBe('02');
  expect(server.stored.date_of_birth).toBe('1980-01-09');
  await press(text(profileMessages.keepSaved));
  expect(['day', 'month', 'year'].map((part) => named(`date_of_birth_${part}`).value)).toEqual([
    '9',
    '01',
    '1980',
  ]);
  await leave();

  open('place');
  elsewhere({ city: 'Utrecht' });
  type('city', 'Zeist');
  fireEvent.blur(named('city'), { relatedTarget: null });
  expect(await isRefused('changed_meanwhile')).toBeTruthy();
  expect(document.querySelector('blockquote')?.textContent).toBe('Utrecht, Utrecht, Netherlands');
  await press(text(profileMessages.keepSaved));
  expect([named('region').value, named('city').value]).toEqual(['NL-UT', 'Utrecht']);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  elsewhere({ city: 'Ede' });
  type('city', 'Zeist');
  fireEvent.blur(named('city'), { relatedTarget: null });
  expect(await isRefused('changed_meanwhile')).toBeTruthy();
  await press(text(profileMessages.save));
  expect(server.stored).toMatchObject({ region: 'NL-UT', city: 'Zeist' });
});

it('a place that was left is there again, its region too', async () => {
  open('place');
  elsewhere({ city: 'Utrecht' });
  type('city', 'Zeist');
  type('region', '');
  await leave();
  open('place');
  expect(await isRefused('changed_meanwhile')).toBeTruthy();
  expect([named('region').value, named('city').value]).toEqual(['', 'Zeist']);
});

it('nothing of it is left behind by logging out, nor shown to another member', async () => {
  open('about');
  elsewhere({ about_me: 'I cook.' });
  type('about_me', 'I sing.');
  forgetOwn();
  await leave();
  expect(localStorage.getItem('vesper.edits')).toBeNull();
  open('about');
  elsewhere({ about_me: 'I read.' });
  type('about_me', 'I sing.');
  await leave();
  expect(localStorage.getItem('vesper.edits')).toContain('I sing.');
  open('about', aSession(aMember({ id: 'other' })));
  expect(named('about_me').value).toBe('I read.');
  expect(localStorage.getItem('vesper.edits')).not.toContain('I sing.');
});

it('is not put over what is being typed before the page is awake', async () => {
  open('about');
  elsewhere({ about_me: 'I cook.' });
  type('about_me', 'I sing.');
  await leave();
  const typed = { has: () => true };
  window.asleep = { typed } as unknown as NonNullable<typeof window.asleep>;
  open('about');
  delete window.asleep;
  expect(named('about_me').value).toBe('I cook.');
  expect(localStorage.getItem('vesper.edits')).toContain('I sing.');
});
