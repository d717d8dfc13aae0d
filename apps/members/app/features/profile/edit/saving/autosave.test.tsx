import type { OwnProfile } from '@vesper/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../../frame/errors/refusals.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { AboutSection } from '../about-section.tsx';
import { profileMessages } from '../messages.ts';
import { PlaceSection } from '../place-section.tsx';
import { BirthSection, NameSection } from '../profile-sections.tsx';
import { TraitsSection } from '../traits-section.tsx';

/** What was sent by a page that is left, for the browser to go on with. */
let sentOff: { path: string; values: Record<string, string>; keepalive: boolean | undefined }[] = [];
let answerTo = (): number => 200;
beforeEach(() => {
  localStorage.clear();
  sentOff = [];
  answerTo = () => 200;
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: RequestInit) => {
    sentOff.push({ path, values: Object.fromEntries(body as URLSearchParams), keepalive });
    return new Response(null, { status: answerTo() });
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = (form: FormData) => object | null | Promise<object | null>;
/** A section, and what it has sent. */
const show = (section: 'about' | 'place', refuse: Answer = () => null) => {
  const sent: Record<string, string>[] = [];
  const profile = { about_me: 'I sail.', country: 'NL', region: '', city: 'Utrecht' } as OwnProfile;
  const page = renderPage(
    section === 'about' ? (
      <AboutSection profile={profile} />
    ) : (
      <PlaceSection profile={profile} firstRegions={{ term: 'province', regions: [] }} />
    ),
    {
      path: '/profile',
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
        return {
          section,
          refused: await refuse(form),
          typed: { stored: String(form.get('about_me') ?? '') },
        };
      },
    },
  );
  return { ...page, sent };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const words = (sent: readonly Record<string, string>[]) =>
  sent.map(({ about_me, about_me_before }) => [about_me, about_me_before]);

it('a text is saved a moment after the last word, each time with what was stored before', async () => {
  const { sent } = show('about');
  type('I sail and');
  await pass(1000);
  type('I sail and sing.');
  await pass(1400);
  expect(sent).toEqual([]);
  await pass(300);
  expect(words(sent)).toEqual([['I sail and sing.', 'I sail.']]);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  type('I sail, sing and cook.');
  await pass(1700);
  expect(words(sent)[1]).toEqual(['I sail, sing and cook.', 'I sail and sing.']);
});

it('what another page has saved is not replaced by itself, but by the button', async () => {
  let times = 0;
  const { sent } = show('about', () =>
    (times += 1) === 1
      ? { code: 'invalid_request', params: {}, fields: { about_me: 'about_me_changed' } }
      : null,
  );
  type('I sing.');
  await pass(1700);
  expect(sent).toHaveLength(1);
  // Nothing takes the focus to it: whoever hears the page is told.
  expect(document.querySelector('[aria-live] .field__error')).not.toBeNull();
  type('I sing and dance.');
  await pass(5000);
  expect(sent).toHaveLength(1);
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: text(profileMessages.save) })),
  );
  await pass(100);
  expect(sent).toHaveLength(2);
});

it('nor is it replaced when the network is back, or the page is left', async () => {
  const { sent, unmount } = show('about', () => ({
    code: 'invalid_request',
    params: {},
    fields: { about_me: 'about_me_changed' },
  }));
  type('I sing.');
  await pass(1700);
  type('I sing and dance.');
  act(() => void dispatchEvent(new Event('online')));
  unmount();
  await pass(100);
  expect(words(sent)).toEqual([['I sing.', 'I sail.']]);
  expect(sentOff).toEqual([]);
});

it('a refusal is said where one types, and takes the focus from nobody; it is saved once the network is back', async () => {
  let isLost = true;
  const { sent } = show('about', () => (isLost ? { code: 'network', params: {}, fields: {} } : null));
  screen.getByRole('textbox').focus();
  type('I sing.');
  await pass(1700);
  expect(await screen.findByText(text(errorMessage('network')))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  // Not again and again, but once the network is there.
  await pass(10_000);
  expect(sent).toHaveLength(1);
  isLost = false;
  act(() => void dispatchEvent(new Event('online')));
  await pass(100);
  expect(sent).toHaveLength(2);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
});

const offAbout = () =>
  sentOff.map(({ path, values, keepalive }) => [path, values.about_me, values.about_me_before, keepalive]);

it('is saved when the page is left before the pause is over, by a link', async () => {
  const { unmount } = show('about');
  type('I sing.');
  unmount();
  await pass(100);
  expect(offAbout()).toEqual([['/profile.data', 'I sing.', 'I sail.', true]]);
  expect(localStorage.getItem('vesper.edits')).not.toContain('I sing.');
});

it('is saved when the page is left in another way, once, and by what goes on without it', async () => {
  const { sent } = show('about');
  type('I sing.');
  dispatchEvent(new Event('pagehide'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  await pass(1700);
  expect(offAbout()).toEqual([['/profile.data', 'I sing.', 'I sail.', true]]);
  expect(sent).toEqual([]);
  // It came back as it was left, and says what became of it.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await pass(100);
  expect(words(sent)).toEqual([['I sing.', 'I sail.']]);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
});

it('is sent once more when the page is left while it is on its way', async () => {
  const answer = Promise.withResolvers<void>();
  renderPage(<TraitsSection profile={{ gender: 'female' } as OwnProfile} />, {
    path: '/profile',
    action: async () => {
      await answer.promise;
      return { section: 'traits', refused: null, typed: {} };
    },
  });
  const [choice] = screen.getAllByRole('combobox');
  fireEvent.change(choice ?? document.body, { target: { value: 'widowed' } });
  await pass(1600);
  dispatchEvent(new Event('pagehide'));
  expect(sentOff.map(({ values }) => values.relationship_status)).toEqual(['widowed']);
  await act(async () => answer.resolve());
  dispatchEvent(new Event('pagehide'));
  expect(sentOff).toHaveLength(1);
});

it('half a town as well, as it stands there', async () => {
  show('place');
  type('Amersfo');
  dispatchEvent(new Event('pagehide'));
  expect(sentOff.map(({ values }) => [values.city, values.begun])).toEqual([
    ['Amersfo', '{"country":"NL","region":"","city":"Utrecht"}'],
  ]);
});

it('a town is saved when one has gone on, and not while half of it is written', async () => {
  const { sent } = show('place');
  const field = screen.getByRole('textbox');
  field.focus();
  type('Amers');
  await pass(10_000);
  expect(sent).toEqual([]);
  type('Amersfoort');
  fireEvent.blur(field, { relatedTarget: screen.getByRole('combobox') });
  await pass(100);
  expect(sent).toEqual([]);
  fireEvent.blur(field, { relatedTarget: null });
  await pass(100);
  expect(sent.map(({ city }) => city)).toEqual(['Amersfoort']);
});

it('nor is a half-written name, of which there are only so many a day', async () => {
  const sent: FormDataEntryValue[] = [];
  renderPage(<NameSection profile={{ name: 'Anna' } as OwnProfile} />, {
    action: async ({ request }) => {
      sent.push((await request.formData()).get('name') ?? '');
      return { section: 'name', refused: null, typed: {} };
    },
  });
  type('Ann');
  await pass(10_000);
  expect(sent).toEqual([]);
  type('Annie');
  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: null });
  await pass(100);
  expect(sent).toEqual(['Annie']);
});

it('a date of birth is saved when one has gone on, and a wrong one is refused where it stands', async () => {
  const sent: string[] = [];
  renderPage(<BirthSection profile={{ date_of_birth: '1963-04-12' } as OwnProfile} />, {
    action: async ({ request }) => {
      const form = await request.formData();
      sent.push(String(form.get('date_of_birth_day')));
      const refused = {
        code: 'invalid_request',
        params: {},
        fields: { date_of_birth: 'birth_date_invalid' },
      };
      return { section: 'birth', refused: sent.length === 1 ? refused : null, typed: {} };
    },
  });
  const [day, year] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([day?.value, screen.getByRole<HTMLSelectElement>('combobox').value, year?.value]).toEqual([
    '12',
    '04',
    '1963',
  ]);
  const write = (value: string) => fireEvent.change(day ?? document.body, { target: { value } });
  write('31');
  fireEvent.blur(day ?? document.body, { relatedTarget: year });
  await pass(10_000);
  expect(sent).toEqual([]);
  fireEvent.blur(day ?? document.body, { relatedTarget: null });
  await pass(100);
  expect(sent).toEqual(['31']);
  expect(day?.getAttribute('aria-invalid')).toBe('true');
  write('30');
  fireEvent.blur(day ?? document.body, { relatedTarget: null });
  await pass(100);
  expect(sent).toEqual(['31', '30']);
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
});
