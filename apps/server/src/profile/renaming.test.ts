import { afterAll, beforeAll, expect, it } from 'vitest';
import { setSettings } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const rename = (person: Person, name: string, name_before?: string) =>
  person.call('profileUpdate', { body: { name, ...(name_before && { name_before }) } });

it('nobody takes the name of the site later that they could not take at signup, nor the one its mails come from', async () => {
  const person = await server.member();
  await setSettings(server, { mailName: 'Evening Post' });
  for (const name of ['Vesper', 'Your V3sper', 'The Evening Post'])
    expect(await rename(person, name)).toMatchObject({
      status: 422,
      body: { error: { fields: { name: 'username_not_allowed' } } },
    });
  await setSettings(server, {});
  expect((await rename(person, 'The Evening Post')).status).toBe(200);
});

it('a name that is sent again, since its answer was lost, is no other one: as it was typed', async () => {
  const person = await server.member();
  const { name: before } = (await person.call('user')).body.user.profile;
  for (let times = 0; times < 2; times += 1)
    expect((await rename(person, '  Anna   Marie ', before)).body.profile?.name).toBe('Anna Marie');
});
