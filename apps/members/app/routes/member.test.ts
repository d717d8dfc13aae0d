// @vitest-environment node
import { expect, it } from 'vitest';
import { profileFromChat } from '../parts/profile/profile-link.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aCard, aProfile } from '../testing/people.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './member.tsx';

const wayBackAt = async (path: string) => {
  const { api } = fakeApi({ profile: () => ({ profile: aProfile(aCard('clara')) }) });
  return (await loader(routeArguments(path, { api, params: { id: 'clara' } }))).back;
};

it('leads back to where the profile was opened: the search, a tab of the likes or the conversation', async () => {
  expect(await wayBackAt('/members/clara')).toEqual({ href: '/members', to: 'search' });
  expect(await wayBackAt('/de/likes/m/clara?tab=sent')).toEqual({ href: '/likes/sent', to: 'likes' });
  const opened = profileFromChat('clara');
  expect(await wayBackAt(opened)).toEqual({ href: '/members/clara/chat', to: 'chat' });
  expect(await wayBackAt(`/de${opened}`)).toEqual({ href: '/members/clara/chat', to: 'chat' });
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
  expect(await post(report, { report: () => refuse('too_many_reports') })).toBe(422);
  expect(await post({ intent: 'report' })).toBe(422);
  expect(await post({ intent: 'block' }, { block: () => ({ ok: true }) })).toBe('/de/members');
  expect(await post({ intent: 'nonsense' })).toBe(400);
});
