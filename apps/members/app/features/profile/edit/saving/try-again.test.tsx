import type { OwnProfile } from '@vesper/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passingPauseMs } from '../../../../frame/errors/passing.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { AboutSection } from '../about-section.tsx';
import { profileMessages } from '../messages.ts';
import { PlaceSection } from '../place-section.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = () => object | null | Promise<object | null>;
/** A section, and what it has sent. */
const show = (section: 'about' | 'place', refuse: Answer) => {
  const sent: string[] = [];
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
        sent.push(String(form.get('about_me') ?? form.get('city')));
        return { section, refused: await refuse(), typed: { stored: String(form.get('about_me') ?? '') } };
      },
    },
  );
  return { ...page, sent };
};
const refusal = (code: string) => ({ code, params: {}, fields: {} });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it.each(['network', 'internal', 'service_unavailable', 'too_many_requests'])(
  'what the site could not take (%s) is sent again each half a minute, not more often, until it arrives',
  async (code) => {
    let isAway = true;
    const { sent } = show('about', () => (isAway ? refusal(code) : null));
    type('I sing.');
    await pass(1700);
    expect(sent).toHaveLength(1);
    await pass(passingPauseMs - 2000);
    expect(sent).toHaveLength(1);
    await pass(2500);
    expect(sent).toHaveLength(2);
    isAway = false;
    await pass(passingPauseMs + 1000);
    expect(sent).toEqual(['I sing.', 'I sing.', 'I sing.']);
    expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
    await pass(3 * passingPauseMs);
    expect(sent).toHaveLength(3);
  },
);

it('what is refused for what it says is not sent again by itself', async () => {
  const { sent } = show('about', () => refusal('profile_text_refused'));
  type('I sing.');
  await pass(1700);
  await pass(3 * passingPauseMs);
  expect(sent).toHaveLength(1);
});

it('an edit has a save of its own: half a town is not sent meanwhile', async () => {
  const { sent } = show('place', () => refusal('service_unavailable'));
  const field = screen.getByRole('textbox');
  const leave = () => fireEvent.blur(field, { relatedTarget: null });
  type('Amersfoort');
  leave();
  await pass(100);
  expect(sent).toEqual(['Amersfoort']);
  await pass(passingPauseMs - 5000);
  type('Zwol');
  await pass(10_000);
  expect(sent).toEqual(['Amersfoort']);
  type('Zwolle');
  leave();
  await pass(100);
  expect(sent).toEqual(['Amersfoort', 'Zwolle']);
  await pass(passingPauseMs + 500);
  expect(sent).toEqual(['Amersfoort', 'Zwolle', 'Zwolle']);
});

it('nothing is sent again once the page is left', async () => {
  const { sent, unmount } = show('about', () => refusal('service_unavailable'));
  type('I sing.');
  await pass(1700);
  unmount();
  await pass(3 * passingPauseMs);
  expect(sent).toHaveLength(1);
});

it('what fails while the network comes back is sent again until it arrives, and after a few times each half a minute', async () => {
  let answer: (lost: boolean) => void = () => undefined;
  const lost = { code: 'network', params: {}, fields: {} };
  const { sent } = show(
    'about',
    () => new Promise((give) => (answer = (isLost) => give(isLost ? lost : null))),
  );
  type('I sing.');
  await pass(1700);
  // It is on its way when the browser says that there is a network.
  act(() => void dispatchEvent(new Event('online')));
  await act(async () => answer(true));
  await pass(1100);
  expect(sent).toHaveLength(2);
  await act(async () => answer(false));
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  await pass(60_000);
  expect(sent).toHaveLength(2);

  type('I sing and dance.');
  await pass(1700);
  act(() => void dispatchEvent(new Event('online')));
  for (let times = 0; times < 12; times += 1) {
    await act(async () => answer(true));
    await pass(16_100);
  }
  // Five times at once, in sixteen seconds each at most, and in the rest of the time each half a minute.
  expect(sent.length).toBeGreaterThanOrEqual(2 + 1 + 5 + 2);
  expect(sent.length).toBeLessThanOrEqual(2 + 1 + 5 + 4);
});
