import type { User } from '@vesper/contract';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../frame/errors/toasts.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text, writtenPage } from '../../testing/page-around.tsx';
import { activationReminderMessages } from './activation-messages.ts';
import { alertMessages } from './alert-messages.ts';
import { MemberNotices } from './member-notices.tsx';

const address = vi.hoisted(() => ({ pathname: '/', key: 'first' }));
vi.mock(import('react-router'), async (original) => ({
  ...(await original()),
  useLocation: () => address as never,
}));
const nothingPutAway = { photo: null as number | null, push: null, 'mail-disabled': null };
const root = vi.hoisted(() => ({ data: {} as object }));
vi.mock(import('../../frame/start/root-data.ts'), () => ({ useRootData: () => root.data as never }));
// What push says comes by itself later, which no test here waits for.
vi.mock(import('@vesper/session/push'), () => ({ pushStatusHere: async () => 'denied' }) as never);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  address.pathname = '/members';
  root.data = { dismissals: nothingPutAway, nowMs: 0 };
});

const photoless = { paused: false, notifications_disabled: [], profile: { main_image: null } };
const someone = (change: object = {}): User =>
  aMember({ ...photoless, ...change } as unknown as Partial<User>);

/** Which of the notices stand above the screen. */
const said = (user: User, path: string) => {
  address.pathname = path;
  const session = aSession(user);
  session.update({
    timeBonus: { endsAtMs: 0, remainingSeconds: 60, modalOpen: true },
    settings: { ...session.getSnapshot().settings, welcome_discount_percentage: 25 },
  });
  const page = renderPage(<MemberNotices user={user} />, { session });
  const texts: Record<string, string> = {
    activation: text(activationReminderMessages.activationLine, { email: 'me@vesper.test' }),
    mail: text(alertMessages.mailTitle),
    photo: text(alertMessages.photoTitle),
    bonus: text(frameMessages.bonusBanner, { percentage: 25 }),
  };
  const shown = () => Object.keys(texts).filter((name) => screen.queryByText(texts[name] ?? '') !== null);
  return { ...page, shown };
};

it.each([
  '/',
  '/members',
  '/chats',
  '/likes',
  '/likes/sent',
  '/premium',
  '/pricing',
  '/notifications',
  '/de/pages/faq',
])('asks for a photo on %s, and says nothing of the bonus meanwhile', (path) =>
  expect(said(someone(), path).shown()).toEqual(['photo']),
);

it.each([
  '/credits',
  '/credits/b25/ideal',
  '/transactions/1',
  '/profile',
  '/members/018f-1',
  '/likes/m/018f-1',
])('says nothing on %s', (path) =>
  expect(said(someone({ status: 'not_confirmed' }), path).shown()).toEqual([]),
);

it('goes by this device’s clock for who became a member on a visitor’s page', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const putAway = (daysAgo: number) => {
    const photo = Date.now() - daysAgo * dayMs;
    root.data = { dismissals: { ...nothingPutAway, photo }, nowMs: null };
  };
  putAway(8);
  const first = said(someone(), '/members');
  expect(first.shown()).toEqual(['photo']);
  first.unmount();
  putAway(6);
  expect(said(someone(), '/members').shown()).toEqual(['bonus']);
});

it('says the next when one is put away, and the bonus last', () => {
  const { shown } = said(someone({ notifications_disabled: ['bounce'] }), '/members');
  const putAway = () => fireEvent.click(screen.getByRole('button', { name: text(frameMessages.close) }));
  expect(shown()).toEqual(['mail']);
  putAway();
  expect(shown()).toEqual(['photo']);
  putAway();
  expect(shown()).toEqual(['bonus']);
});

it('says nothing else before the address is confirmed', () => {
  const unsure = someone({ status: 'not_confirmed', notifications_disabled: ['bounce'] });
  expect(said(unsure, '/members').shown()).toEqual(['activation']);
});

it('leads without script to the step of signup that has a form for another mail', () => {
  address.pathname = '/chats';
  const user = someone({ status: 'not_confirmed' });
  const page = writtenPage(<MemberNotices user={user} />, { session: aSession(user) });
  const link = page.querySelector('without-script a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    text(activationReminderMessages.activationResend),
    '/signup?step=checkInbox',
  ]);
});

describe('who takes a break', () => {
  const resting = someone({ paused: true });
  const end = async (answer: () => unknown) => {
    const server = fakeApi({ notificationsUpdate: answer });
    fakeServer.load = async () => server.api;
    address.pathname = '/members';
    const session = aSession(resting);
    renderPage(<MemberNotices user={resting} />, { session });
    const toasts = () => renderHook(useToasts).result.current.getSnapshot();
    const before = toasts().length;
    const button = screen.getByRole('button', { name: text(alertMessages.pausedAction) });
    await act(async () => void fireEvent.click(button));
    await waitFor(() => expect(server.callsOf('notificationsUpdate')).toHaveLength(1));
    return {
      asked: server.callsOf('notificationsUpdate')[0]?.body,
      isResting: session.getSnapshot().user?.paused,
      told: toasts()
        .slice(before)
        .map(({ text: words }) => words),
    };
  };

  it('ends it with the button that says so, and is told', async () => {
    const { asked, isResting, told } = await end(() => ({ user: { ...resting, paused: false } }));
    expect([asked, isResting, told]).toEqual([{ paused: false }, false, [text(alertMessages.pausedDone)]]);
  });

  it('is told why it did not end', async () => {
    const { isResting, told } = await end(() => refuse('service_unavailable'));
    expect([isResting, told.length]).toEqual([true, 1]);
    expect(told).not.toContain(text(alertMessages.pausedDone));
  });

  it('is led without script to the switch', () => {
    address.pathname = '/members';
    const page = writtenPage(<MemberNotices user={resting} />, { session: aSession(resting) });
    const link = page.querySelector('without-script a');
    expect(link?.getAttribute('href')).toBe('/notifications/seen#field-paused');
  });
});
