import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { lookAtPhotos } from './look-at-photos.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** Photos of a member whose files are gone, more than a step has. */
const photos = 2010;
const atOnce = 20;

it('goes along all photos, passes over none where many of a step are to be looked at, and begins anew at the end', async () => {
  const { services } = server;
  const { db } = services;
  const { id: member } = await server.member();
  await db.deleteFrom('photos').execute();
  await sql`
    insert into photos (id, member_id, position, width, height, full_name, thumb_name, blurred_name, blurred_thumb_name, created_at)
    select gen_random_uuid(), ${member}, n, 10, 10, 'full-' || n, 'thumb-' || n, 'blurred-' || n, 'blurred-thumb-' || n, now()
    from generate_series(1, ${photos}::int) n`.execute(db);
  const all = (await db.selectFrom('photos').select('id').orderBy('id').execute()).map(({ id }) => id);
  const looked = async () =>
    (await db.selectFrom('photo_looks').select('photo_id as id').orderBy('photo_id').execute()).map(
      ({ id }) => id,
    );
  for (const round of [1, 2]) {
    await lookAtPhotos(services);
    expect(await looked()).toEqual(all.slice(0, round * atOnce));
  }
  await sql`
    insert into photo_looks (photo_id, look) select id, null::bit(128) from photos where id < ${all.at(-3)}
    on conflict do nothing`.execute(db);
  await lookAtPhotos(services);
  expect(await looked()).toEqual(all);
  await db
    .deleteFrom('photo_looks')
    .where('photo_id', '=', all[0] ?? '')
    .execute();
  await lookAtPhotos(services);
  expect(await looked()).toEqual(all);
});
