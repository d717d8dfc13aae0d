import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { formatDismissals, isPutAway, noDismissals, noticeToShow, parseDismissals } from './alerts.ts';
import { type EntryVisit, shouldWarnAtEntry } from './site-entry.ts';

const day = 24 * 60 * 60 * 1000;
const never = noDismissals;

describe('the entry warning', () => {
  const visit: EntryVisit = {
    loggedIn: false,
    installedApp: false,
    enabled: 'yes',
    country: 'NL',
    countries: null,
    seen: false,
    locale: 'en',
    path: '/',
  };

  it('meets a visitor once', () => {
    expect(shouldWarnAtEntry(visit)).toBe(true);
    expect(shouldWarnAtEntry({ ...visit, seen: true })).toBe(false);
  });

  it.each([
    ['a member', { loggedIn: true }],
    ['the installed app', { installedApp: true }],
    ['a site that wants none', { enabled: 'no' }],
    ['a country that is not on the list', { countries: ['DE', 'AT'] }],
    ['completing a signup', { path: '/complete-signup' }],
    ['a new password', { path: '/reset-password' }],
    ['the second step of a new password', { path: '/reset-password/do' }],
    ['a chat in English', { path: '/chats/018f-1' }],
  ])('leaves %s alone', (_who, change) => {
    expect(shouldWarnAtEntry({ ...visit, ...change })).toBe(false);
  });

  it.each([
    ['a country on the list', { countries: ['NL'] }],
    ['a setting with any other word', { enabled: '1' }],
    ['a chat in Dutch', { path: '/members/018f-1/chat', locale: 'nl' }],
    ['a chat in German', { path: '/chats/018f-1', locale: 'de' }],
    ['an address that is no screen', { path: '/nothing/here' }],
  ])('meets %s', (_who, change) => {
    expect(shouldWarnAtEntry({ ...visit, ...change })).toBe(true);
  });
});

describe('what is said above a screen', () => {
  const member = { confirmed: false, paused: true, hasMainImage: false, mailDisabled: true };
  const facts = {
    member,
    path: '/members',
    push: 'unsubscribed',
    bonus: true,
    dismissedAtMs: never,
  } as const;
  const content = { confirmed: true, paused: false, hasMainImage: true, mailDisabled: false };

  it('comes one at a time, the most needed first', () => {
    const done = { ...member };
    const said = () => noticeToShow({ ...facts, member: done }, 0);
    expect(said()).toBe('activation');
    done.confirmed = true;
    expect(said()).toBe('paused');
    done.paused = false;
    expect(said()).toBe('mail-disabled');
    done.mailDisabled = false;
    expect(said()).toBe('photo');
    done.hasMainImage = true;
    expect(said()).toBe('push');
    expect(noticeToShow({ ...facts, member: content, push: 'denied' }, 0)).toBe('bonus');
    expect(noticeToShow({ ...facts, member: content, push: 'denied', bonus: false }, 0)).toBeNull();
  });

  it('is for members only, and the bonus for the members area', () => {
    expect(noticeToShow({ ...facts, member: null }, 0)).toBeNull();
    const granted = { ...facts, member: content, push: 'subscribed' } as const;
    expect(noticeToShow({ ...granted, path: '/chats' }, 0)).toBe('bonus');
    expect(noticeToShow({ ...granted, path: '/notifications' }, 0)).toBeNull();
    // The discount stands above the prices there, with its deadline.
    expect(noticeToShow({ ...granted, path: '/premium' }, 0)).toBeNull();
  });

  it.each(Object.entries(routes).filter(([, { layout }]) => layout === 'default'))(
    'stands on every screen of the default layout but checkout, a profile and where it is said already: %s',
    (name, { path }) => {
      const quiet =
        /^(credits|transactions)/.test(name) ||
        ['members-id', 'likes-m-id', 'profile', 'verification'].includes(name);
      const photo = { ...facts, member: { ...content, hasMainImage: false } };
      // An address as somebody has it: parameters filled, those that may be missing too.
      const words: Readonly<Record<string, string>> = { type: 'sent', room: 'email' };
      const address = path.replaceAll(/:(\w+)\??/g, (_, parameter: string) => words[parameter] ?? parameter);
      if (name !== 'token') expect(noticeToShow({ ...photo, path: address }, 0)).toBe(quiet ? null : 'photo');
    },
  );

  it.each(['/members/018f-1/chat', '/chats/018f-1', '/landers/video', '/nothing/here'])(
    'is silent on %s',
    (path) => expect(noticeToShow({ ...facts, path }, 0)).toBeNull(),
  );

  it('leaves an alert out on the screen that it leads to, and its turn is not taken', () => {
    const stopped = { ...facts, member: { ...content, mailDisabled: true, hasMainImage: false } };
    expect(noticeToShow({ ...stopped, path: '/chats' }, 0)).toBe('mail-disabled');
    expect(noticeToShow({ ...stopped, path: '/notifications' }, 0)).toBeNull();
    expect(noticeToShow({ ...stopped, path: '/notifications/email' }, 0)).toBeNull();
    expect(noticeToShow({ ...stopped, path: '/notifications/security' }, 0)).toBe('mail-disabled');
    expect(noticeToShow({ ...facts, path: '/activate/error' }, 0)).toBeNull();
    const pushed = { ...facts, member: content };
    expect(noticeToShow({ ...pushed, path: '/notifications/security' }, 0)).toBe('push');
    expect(noticeToShow({ ...pushed, path: '/notifications' }, 0)).toBeNull();
  });

  it('makes room for the next when put away', () => {
    const confirmed = { ...facts, member: { ...member, confirmed: true, paused: false } };
    const dismissedAtMs = { ...never, 'mail-disabled': 10 * day };
    expect(noticeToShow({ ...confirmed, dismissedAtMs }, 10 * day + 1)).toBe('photo');
    expect(noticeToShow({ ...confirmed, dismissedAtMs }, 17 * day)).toBe('mail-disabled');
  });
});

describe('alerts that were put away', () => {
  it('are remembered in a cookie', () => {
    const dismissed = { photo: 12, push: null, 'mail-disabled': 1_700_000_000_000, 'site-entry': 9 };
    expect(parseDismissals(formatDismissals(dismissed))).toEqual(dismissed);
    expect(parseDismissals(undefined)).toEqual(noDismissals);
    expect(parseDismissals('photo-soon.push-12x.mail-disabled-7')).toEqual({
      ...noDismissals,
      'mail-disabled': 7,
    });
  });

  it('come back after a while, whatever the clock said', () => {
    expect(isPutAway('photo', 0, 7 * day - 1)).toBe(true);
    expect(isPutAway('photo', 0, 7 * day)).toBe(false);
    expect(isPutAway('push', 0, 29 * day)).toBe(true);
    expect(isPutAway('photo', 400 * day, day)).toBe(true);
    expect(isPutAway('photo', Number.NaN, day)).toBe(false);
    expect(isPutAway('photo', null, day)).toBe(false);
  });
});
