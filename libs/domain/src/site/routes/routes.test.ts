import { describe, expect, it } from 'vitest';
import { matchRoute, mayEnter, maySignUp, mayVisitorsSearch } from './route-matching.ts';
import { routes } from './routes.ts';
import type { Route, RouteName } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

/** An address that fits a path: every parameter filled in. */
function exampleOf({ path }: Route): string {
  return path
    .replace(':type', 'matches')
    .replace(':room?', 'email')
    .replace(':token', 'abcdefghijklmnop')
    .replace(/:\w+\??/g, 'x7');
}

describe('matchRoute', () => {
  it.each(names)('finds %s by its own path', (name) => {
    expect(matchRoute(exampleOf(routes[name]))?.name).toBe(name);
  });

  it.each([
    ['/credits/repeat-order', 'credits-repeat-order', {}],
    ['/credits/b25', 'credits-id-paymentmethod', { id: 'b25' }],
    ['/credits/b25/card', 'credits-id-paymentmethod', { id: 'b25', paymentmethod: 'card' }],
    ['/likes/m/7', 'likes-m-id', { id: '7' }],
    ['/members/7/landing2', 'members-id-landing2', { id: '7' }],
    ['/landers/gallery/milf-tonight', 'landers-gallery', { slug: 'milf-tonight' }],
    ['/landers/gallery', 'landers-gallery', {}],
    ['/landers/tonight', 'landers-slug', { slug: 'tonight' }],
    ['/notifications', 'notifications', {}],
    ['/notifications/email', 'notifications', { room: 'email' }],
    ['/notifications/blocked', 'notifications-blocked', {}],
    ['/notifications/security', 'notifications-security', {}],
    ['/members/', 'members', {}],
    ['/members/a%20b', 'members-id', { id: 'a b' }],
  ])('reads %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params });
  });

  it.each([
    '/nothing',
    '/likes/hated',
    '/notifications/cellar',
    '/members/7/chat/8',
    '/members/%zz',
    '//members',
    'members',
    '/pages/x',
  ])('knows no screen at %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});

describe('mayEnter', () => {
  const visitor = { loggedIn: false, loggedOutSearch: false };

  it('keeps the settings and all their rooms to members', () => {
    const rooms = names.filter((name) => name.startsWith('notifications'));
    expect(rooms).toContain('notifications-blocked');
    for (const name of rooms) expect([name, mayEnter(name, visitor)]).not.toEqual([name, 'ok']);
  });

  it('opens public screens to all and all screens to members', () => {
    expect(mayEnter('index', visitor)).toBe('ok');
    for (const name of names) expect(mayEnter(name, { loggedIn: true, loggedOutSearch: false })).toBe('ok');
  });

  it('opens search and profiles, and nothing else, to visitors where the site wants it', () => {
    const open = { loggedIn: false, loggedOutSearch: true };
    const opened = names.filter((name) => mayEnter(name, open) !== mayEnter(name, visitor));
    expect(opened).toEqual(['members', 'members-id', 'likes-m-id']);
    expect(mayEnter('chats', open)).toBe('login_required');
  });

  it('follows the traffic source', () => {
    const settings = { loggedOutSearch: false, loggedOutSearchTrafficsource: true };
    expect(mayVisitorsSearch(settings, true)).toBe(true);
    expect(mayVisitorsSearch(settings, false)).toBe(false);
    expect(maySignUp({ signups: 'with_trafficsource' }, true)).toBeNull();
    expect(maySignUp({ signups: 'with_trafficsource' }, false)).toBe('invite_only');
    expect(maySignUp({ signups: 'other' }, true)).toBe('invite_only');
  });
});

it('counts the screens of spec §2 to the members area', () => {
  const area = names.filter((name) => routes[name].membersArea);
  expect(area).toEqual(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']);
});
