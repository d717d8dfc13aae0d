// @vitest-environment node
import { expect, it } from 'vitest';
import { profileFromChat } from '../parts/profile/profile-link.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aCard, aProfile } from '../testing/people.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { loader } from './member.tsx';

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
