import { describe, expect, it } from 'vitest';
import { alertToShow, formatDismissals, isPutAway, noDismissals, parseDismissals } from './alerts.ts';
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

describe('alerts that can be put away', () => {
  const member = { confirmed: true, hasMainImage: false, mailDisabled: true };
  const facts = { member, path: '/members', push: 'unsubscribed', dismissedAtMs: never } as const;

  it('come one at a time, the most needed first', () => {
    expect(alertToShow(facts, 0)).toBe('mail-disabled');
    expect(alertToShow({ ...facts, member: { ...member, mailDisabled: false } }, 0)).toBe('photo');
    const content = { ...member, mailDisabled: false, hasMainImage: true };
    expect(alertToShow({ ...facts, member: content }, 0)).toBe('push');
    expect(alertToShow({ ...facts, member: content, push: 'denied' }, 0)).toBeNull();
  });

  it('are for confirmed members only', () => {
    expect(alertToShow({ ...facts, member: null }, 0)).toBeNull();
    expect(alertToShow({ ...facts, member: { ...member, confirmed: false } }, 0)).toBeNull();
  });

  it.each(['/credits', '/credits/b25', '/profile', '/notifications', '/members/018f-1', '/nothing'])(
    'do not interrupt on %s',
    (path) => expect(alertToShow({ ...facts, path }, 0)).toBeNull(),
  );

  it('make room for the next when put away', () => {
    const dismissedAtMs = { ...never, 'mail-disabled': 10 * day };
    expect(alertToShow({ ...facts, dismissedAtMs }, 10 * day + 1)).toBe('photo');
    expect(alertToShow({ ...facts, dismissedAtMs }, 17 * day)).toBe('mail-disabled');
  });

  it('are remembered in a cookie', () => {
    const dismissed = { photo: 12, push: null, 'mail-disabled': 1_700_000_000_000 };
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
