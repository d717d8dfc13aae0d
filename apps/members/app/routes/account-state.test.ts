import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { loader as deleted } from './account-deleted.tsx';
import { action as activate } from './activate.tsx';
import { loader as done } from './activate-done.tsx';

describe('/activate/done', () => {
  const shown = (user: Parameters<typeof aMember>[0] | null, path = '/activate/done') =>
    outcomeOf(() => done(routeArguments(path, { user: user && aMember(user) })));

  it('sends visitors to login and who has not confirmed to the step that says so', async () => {
    expect(await shown(null, '/nl/activate/done')).toBe('/nl/login?next=%2Factivate%2Fdone');
    expect(await shown({ status: 'not_confirmed' })).toBe('/signup?step=checkInbox');
  });

  it('speaks of the free credits that are really there', async () => {
    expect(await shown({ credits: 2, paid_user: false })).toMatchObject({ freeCredits: 2 });
    expect(await shown({ credits: 0, paid_user: false })).toMatchObject({ freeCredits: 0 });
    expect(await shown({ credits: 25, paid_user: true })).toMatchObject({ freeCredits: 0 });
  });
});

describe('a link of the confirmation that was used before', () => {
  const { api } = fakeApi({ activate: () => refuse('already_active') });
  const posted = (user: ReturnType<typeof aMember> | null) =>
    outcomeOf(() => activate(routeArguments('/activate', { user, api, form: { token: 'x' } })));

  it('is told to visitors as what it is', async () => {
    expect(await posted(null)).toBe(409);
    expect(await posted(aMember())).toBe('/activate/done');
  });
});

describe('/account-deleted', () => {
  const shown = (until: string | null, user: ReturnType<typeof aMember> | null = null) => {
    const { api } = fakeApi({ accountLeft: () => ({ restore_until: until }) });
    return outcomeOf(() => deleted(routeArguments('/de/account-deleted', { user, api })));
  };

  it('is shown where an account was deleted, with the days that are left', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000 - 1000).toISOString();
    expect(await shown(inTwoDays)).toEqual({ daysLeft: 2 });
  });

  it('is no page for others, and leads members to where one leaves', async () => {
    expect(await shown(null)).toBe(404);
    expect(await shown(null, aMember())).toBe('/de/notifications/leave');
  });
});
