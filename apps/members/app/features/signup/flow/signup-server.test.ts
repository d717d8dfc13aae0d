// @vitest-environment node
import type { Settings, User } from '@vesper/contract';
import { emptyPersonalForm } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import type { MembersContext } from '../../../load-context.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aCard } from '../../../testing/people.ts';
import { skippedSteps } from './signup-view.ts';
import { actOnSignup, loadSignup } from './signup-server.ts';

const origin = 'https://a.test';
const url = (path: string) => new URL(path, origin);
const profile = { id: 'r1', name: 'Grace', fictional: false };

const visit = (user: User | null = null) => {
  const { api, callsOf } = fakeApi({
    profile: () => ({ profile }),
    signup: () => ({ user: { id: 'me' } }),
    activateResend: () => ({ ok: true }),
    regions: () => ({ regions: [], term: 'region' }),
  });
  const settings = { geoip_selected_country: 'DE', countries: ['DE'] } as unknown as Settings;
  return { context: { api, settings, user } as unknown as MembersContext, callsOf };
};

const post = async (path: string, fields: Record<string, string>) => {
  const { context, callsOf } = visit();
  const request = new Request(url(path), { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await actOnSignup(context, request, url(path));
  return { to: answer instanceof Response ? answer.headers.get('location') : null, callsOf };
};

describe('signup without script', () => {
  it('knows the receiver and the screen that login was asked for', async () => {
    const start = await loadSignup(visit().context, url('/signup?next=/members/r1/chat&reason=chat'));
    expect(start.receiver).toEqual(profile);
    expect(start.next).toBe('/members/r1/chat');
    expect(start.login).toBe('/login?next=%2Fmembers%2Fr1%2Fchat&reason=chat');
  });

  it('shows whom it is about, also who is not to be written to but liked', async () => {
    const start = await loadSignup(visit().context, url('/signup?next=/members/r1&reason=like'));
    expect([start.receiver, start.person?.id, start.reason]).toEqual([null, 'r1', 'like']);
    const nobody = await loadSignup(visit().context, url('/signup?next=/credits'));
    expect([nobody.person, nobody.reason]).toEqual([null, null]);
  });

  it('asks for nobody whom the page has read already', async () => {
    const known = aCard('r1', { name: 'Grace as read' });
    const { context, callsOf } = visit();
    const start = await loadSignup(context, url('/signup?next=/members/r1&reason=like'), known);
    expect([start.person, callsOf('profile')]).toEqual([known, []]);
  });

  it('takes it along from step to step', async () => {
    const query = 'next=%2Fcredits%2Fb25&to=r1';
    const fields = { step: 'step0', email: 'a@b.example', signup_message: 'Hello' };
    const { to, callsOf } = await post(`/de/signup?${query}`, fields);
    expect(to).toBe(`/de/signup?${query}&step=photo`);
    expect(callsOf('signup')[0]?.body).toMatchObject({ receiver: 'r1' });
    expect((await post(`/signup?${query}&step=photo`, { step: 'photo', intent: 'skip' })).to).toBe(
      `/signup?${query}&step=about`,
    );
    expect((await post(`/signup?${query}`, { step: 'checkInbox' })).to).toBe(
      `/signup?${query}&step=checkInbox&resent=`,
    );
  });

  it('knows what was said already', async () => {
    const profile = { ...emptyPersonalForm, country: 'DE', main_image: null };
    const member = { status: 'not_confirmed', profile } as unknown as User;
    const { view } = await loadSignup(visit(member).context, url('/signup?step=details'));
    expect([view.photoSaved, view.said]).toEqual([false, ['location']]);
    expect(skippedSteps(view)).toEqual(['photo', 'about']);
  });

  it('leads there at once who has nothing left to do here', async () => {
    const member = { status: 'active', profile: { country: null } } as User;
    for (const [query, href] of [
      ['?next=/credits', '/de/credits'],
      ['', '/de/members'],
    ] as const) {
      const thrown: unknown = await loadSignup(visit(member).context, url(`/de/signup${query}`)).catch(
        (caught: unknown) => caught,
      );
      expect(thrown instanceof Response && thrown.headers.get('location')).toBe(href);
    }
  });
});
