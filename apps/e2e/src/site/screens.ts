import type { APIRequestContext } from '@playwright/test';
import { becomeMember, call, findFictional, findTestMember, lars } from '../browser/people.ts';

/** A screen as somebody meets it; the path has no language prefix. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

/** What visitors can open. */
export const visitorScreens = async (nobody: APIRequestContext): Promise<Screen[]> => {
  const fictional = await findFictional(nobody, { photos: 3 });
  return [
    { name: 'home', path: '/' },
    { name: 'signup', path: '/signup' },
    { name: 'signup-with-message', path: `/signup?to=${fictional.id}` },
    { name: 'login', path: '/login' },
    { name: 'login-refused', path: '/login?next=%2Fchats&reason=chat' },
    { name: 'login-code', path: '/login?step=code&next=%2Fchats' },
    { name: 'login-link', path: '/login/link' },
    { name: 'reset-password', path: '/reset-password' },
    { name: 'reset-invalid', path: '/reset-password/do?token=unknown' },
    { name: 'reset-done', path: '/reset-password/do?done' },
    { name: 'mail-change', path: '/mail-change/do?token=unknown' },
    { name: 'mail-undo', path: '/mail-change/do?undo=unknown' },
    { name: 'mail-done', path: '/mail-change/do?done' },
    { name: 'account-deleted', path: '/account-deleted' },
    { name: 'search-visitor', path: '/members' },
    { name: 'member-visitor', path: `/members/${fictional.id}` },
    { name: 'member-landing', path: `/members/${fictional.id}/landing` },
    { name: 'member-signup', path: `/members/${fictional.id}/signup` },
    { name: 'pricing', path: '/pricing' },
    { name: 'activate', path: `/activate?token=${'x'.repeat(43)}` },
    { name: 'activate-error', path: '/activate/error' },
    { name: 'lang-config', path: '/lang-config' },
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
  await call(member, 'chatSend', { body: { member: person.id, kind: 'text', text: 'Good evening' } });
  return [
    { name: 'search', path: '/members' },
    { name: 'search-nobody', path: '/members?min_age=98&max_age=99' },
    { name: 'member', path: `/members/${fictional.id}` },
    { name: 'chat', path: `/members/${person.id}/chat` },
    { name: 'chat-empty', path: `/members/${fictional.id}/chat` },
    { name: 'chats', path: '/chats' },
    { name: 'likes', path: '/likes' },
    { name: 'likes-sent', path: '/likes/sent' },
    { name: 'likes-matches', path: '/likes/matches' },
    { name: 'credits', path: '/credits' },
    { name: 'order', path: '/credits/b25' },
    { name: 'premium', path: '/premium' },
    { name: 'profile', path: '/profile' },
    { name: 'notifications', path: '/notifications' },
    { name: 'security', path: '/notifications/security' },
    { name: 'leave', path: '/notifications/leave' },
    { name: 'signup-matches', path: '/signup-matches' },
    { name: 'activate-done', path: '/activate/done' },
    { name: 'transaction-none', path: '/transactions/01890000-0000-7000-8000-000000000000' },
  ];
};
