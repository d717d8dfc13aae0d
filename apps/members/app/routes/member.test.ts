// @vitest-environment node
import { expect, it } from 'vitest';
import { profileFromChat } from '../parts/profile/profile-link.ts';
import { profileFromSuggestions } from '../parts/profile/shown/suggestions-link.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aCard, aProfile } from '../testing/people.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action, loader, shouldRevalidate } from './member.tsx';

const wayBackAt = async (path: string) => {
  const { api } = fakeApi({ profile: () => ({ profile: aProfile(aCard('clara')) }) });
  return (await loader(routeArguments(path, { api, params: { id: 'clara' } }))).back;
};

it('leads back to where the profile was opened: the search, a tab of the likes, the conversation or suggestions', async () => {
  expect(await wayBackAt('/members/clara')).toEqual({ href: '/members', to: 'search' });
  expect(await wayBackAt('/de/likes/m/clara?tab=sent')).toEqual({ href: '/likes/sent', to: 'likes' });
  const opened = profileFromChat('clara');
  expect(await wayBackAt(opened)).toEqual({ href: '/members/clara/chat', to: 'chat' });
  expect(await wayBackAt(`/de${opened}`)).toEqual({ href: '/members/clara/chat', to: 'chat' });
  const suggested = (page: 'finder' | 'signup') => wayBackAt(profileFromSuggestions('clara', page));
  expect(await suggested('finder')).toEqual({ href: '/match-finder', to: 'suggestions' });
  expect(await suggested('signup')).toEqual({ href: '/signup-matches', to: 'suggestions' });
  expect(await wayBackAt('/members/clara?suggestions=elsewhere')).toEqual({ href: '/members', to: 'search' });
});

it('clears the mark of a new like for who opens the page, and for nobody whose browser looks ahead', async () => {
  const seenBy = async (headers: Readonly<Record<string, string>>, likedMe = true) => {
    const { api, callsOf } = fakeApi({
      profile: () => ({ profile: { ...aProfile(aCard('clara')), liked_me: likedMe } }),
      likeSeen: () => ({ ok: true }),
    });
    await loader(routeArguments('/members/clara', { api, params: { id: 'clara' }, headers }));
    return callsOf('likeSeen').map(({ body }) => body?.member);
  };
  const document = { 'sec-fetch-dest': 'document' };
  expect(await seenBy(document)).toEqual(['clara']);
  expect(await seenBy(document, false)).toEqual([]);
  expect(await seenBy({ ...document, 'sec-purpose': 'prefetch;prerender' })).toEqual([]);
  expect(await seenBy({ 'sec-fetch-dest': 'empty' })).toEqual([]);
  expect(await seenBy({})).toEqual([]);
});

it('shows the page also where the mark can not be cleared', async () => {
  const { api } = fakeApi({
    profile: () => ({ profile: { ...aProfile(aCard('clara')), liked_me: true } }),
    likeSeen: () => refuse('internal'),
  });
  const headers = { 'sec-fetch-dest': 'document' };
  const page = await loader(routeArguments('/members/clara', { api, params: { id: 'clara' }, headers }));
  expect(page.profile.id).toBe('clara');
});

it('answers each form of the profile with what came of it, and none that is not its own', async () => {
  const post = (form: Readonly<Record<string, string>>, answers: Parameters<typeof fakeApi>[0] = {}) => {
    const { api } = fakeApi(answers);
    return outcomeOf(() =>
      action(
        routeArguments('/de/members/clara', { api, params: { id: 'clara' }, form: { key: 'k', ...form } }),
      ),
    );
  };
  const report = { intent: 'report', category: 'money' };
  expect(await post(report, { report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }) })).toBe(200);
  expect(await post(report, { report: () => refuse('too_many_reports') })).toBe(429);
  expect(await post({ intent: 'report' })).toBe(422);
  expect(await post({ intent: 'block' }, { block: () => ({ ok: true }) })).toBe('/de/members');
  expect(await post({ intent: 'block' }, { block: () => refuse('service_unavailable') })).toBe(503);
  expect(await post({ intent: 'like' }, { like: () => refuse('blocked_by_member') })).toBe(403);
  expect(await post({ intent: 'like' }, { like: () => ({ match: false }) })).toBe(200);
  expect(await post({ intent: 'nonsense' })).toBe(400);
});

it('is read anew by what says that the member is gone or has blocked the reader, and not by another refusal', () => {
  const isRead = (actionStatus: number, defaultShouldRevalidate = false) =>
    shouldRevalidate({ actionStatus, defaultShouldRevalidate } as Parameters<typeof shouldRevalidate>[0]);
  expect([403, 404, 410].map((status) => isRead(status))).toEqual([true, true, true]);
  expect([422, 429, 503].map((status) => isRead(status))).toEqual([false, false, false]);
  expect(isRead(200, true)).toBe(true);
});
