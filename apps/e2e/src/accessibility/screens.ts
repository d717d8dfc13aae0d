import type { APIRequestContext } from '@playwright/test';
import { becomeMember, call, findFictional, findTestMember, lars } from '../browser/people.ts';
import { fillTheHouse } from './full-house.ts';
import { type Parts, routeScreens, type RouteScreen } from './route-screens.ts';

/** A screen as somebody meets it; the path has no language prefix. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

const open = (screens: readonly RouteScreen[], ...access: readonly RouteScreen['access'][]): Screen[] =>
  screens.filter((screen) => access.includes(screen.access)).map(({ name, path }) => ({ name, path }));

/** What visitors can open: the public routes, and the other faces that some of them have. */
export const visitorScreens = async (nobody: APIRequestContext): Promise<Screen[]> => {
  const fictional = await findFictional(nobody, { photos: 3 });
  const parts: Parts = { member: fictional.id, conversation: '' };
  return [
    ...open(routeScreens(parts), 'public', 'search'),
    { name: 'signup-with-message', path: `/signup?to=${fictional.id}` },
    { name: 'login-refused', path: '/login?next=%2Fchats&reason=chat' },
    { name: 'login-code', path: '/login?step=code&next=%2Fchats' },
    { name: 'reset-invalid', path: '/reset-password/do?token=unknown' },
    { name: 'reset-done', path: '/reset-password/do?done' },
    { name: 'mail-change', path: '/mail-change/do?token=unknown' },
    { name: 'mail-undo', path: '/mail-change/do?undo=unknown' },
    { name: 'mail-done', path: '/mail-change/do?done' },
    { name: 'activate', path: `/activate?token=${'x'.repeat(43)}` },
    { name: 'appearance', path: '/appearance' },
    { name: 'not-found', path: '/nothing/here' },
  ];
};

/** What a member can open; makes the member of this context, with a conversation and a like of its own. */
export const memberScreens = async (
  member: APIRequestContext,
  nobody: APIRequestContext,
  form: Parameters<typeof becomeMember>[1] = {},
): Promise<Screen[]> => {
  await becomeMember(member, form);
  const person = await findTestMember(nobody, lars.name);
  const fictional = await findFictional(nobody, { photos: 3 });
  const { conversation } = await call(member, 'chatSend', {
    body: { member: person.id, kind: 'text', text: 'Good evening' },
  });
  // So that the game can be taken back one step, which stands beside the day's likes.
  await call(member, 'swipeDecide', { body: { member: fictional.id, decision: 'pass' } });
  // All answered, its address shows people; each question has one of its own.
  await call(member, 'matchWishUpdate', { body: { answered: 4, reach: 'anywhere' } });
  const full = await fillTheHouse(member);
  const parts: Parts = { member: fictional.id, conversation: conversation?.id ?? '' };
  return [
    ...open(routeScreens(parts), 'member', 'search'),
    { name: 'search-nobody', path: '/members?min_age=98&max_age=99' },
    { name: 'likes-matches', path: '/likes/matches' },
    ...['who', 'age', 'place', 'interests'].map((step) => ({
      name: `match-finder-${step}`,
      path: `/match-finder?step=${step}`,
    })),
    ...['seen', 'email', 'password'].map((room) => ({
      name: `notifications-${room}`,
      path: `/notifications/${room}`,
    })),
    { name: 'activate-done', path: '/activate/done' },
    // After all others: who opens it has read it.
    { name: 'chat-long-name', path: `/chats/${full}` },
  ];
};
