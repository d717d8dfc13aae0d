import { newHereDays } from '@vesper/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetNew } from '../../member/search-profile/search-profile-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const marks = async (people: readonly Person[]) => {
  const rows = await server.services.db
    .selectFrom('search_profiles')
    .select(['member_id', 'is_new'])
    .where(
      'member_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  return people.map(({ id }) => rows.find(({ member_id: member }) => member === id)?.is_new);
};

it('is in the orders of who is new for as many days as that lasts, and not before they are over', async () => {
  const first = await server.member();
  server.clock.advanceSeconds(24 * 3600);
  const second = await server.member();
  await forgetNew(server.services);
  expect(await marks([first, second])).toEqual([true, true]);
  server.clock.advanceSeconds(newHereDays * 24 * 3600);
  await forgetNew(server.services);
  expect(await marks([first, second])).toEqual([false, true]);
});
