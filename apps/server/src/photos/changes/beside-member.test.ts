import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { migrateDown, migrateUp, migrationStatus } from '../../platform/database/migrations.ts';
import { newId } from '../../platform/ids.ts';
import { addPhotoRow } from '../../testing/photo-row.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { spottedPicture, uploadPhoto } from '../../testing/uploads/upload-photo.ts';
import { judgePhoto } from '../moderation/judge-photo.ts';
import { renewMain } from './new-names.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

interface Beside {
  readonly full: string | null;
  readonly size: string | null;
}

/** What stands beside a member, which is what their main photo says. */
const besideOf = async (person: Person): Promise<Beside> => {
  const { rows } = await sql<Beside & { readonly isSame: boolean }>`
    select m.picture_full as full, m.picture_width || ' x ' || m.picture_height as size,
      (m.picture_full, m.picture_thumb, m.picture_width, m.picture_height, m.picture_hash)
        is not distinct from (p.full_name, p.thumb_name, p.width, p.height, p.thumb_hash) as "isSame"
    from members m left join photos p on p.member_id = m.id and p.main where m.id = ${person.id}`.execute(
    server.services.db,
  );
  const [row] = rows;
  if (!row?.isSame) throw new Error(`another picture stands beside ${person.id}`);
  return { full: row.full, size: row.size };
};

let pictures = 12_000;
const add = async (person: Person): Promise<{ id: string; version: string }> =>
  (await uploadPhoto(server, person, await spottedPicture((pictures += 1)))).json().photo;
const numberOf = async (id: string) =>
  (
    await server.services.db
      .selectFrom('photos')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).number;

describe('beside its member stands the main photo', () => {
  it('whatever is done with it: added, cropped, changed, renamed, refused, removed', async () => {
    const person = await server.member();
    expect((await besideOf(person)).full).toBeNull();
    const [first, second] = [await add(person), await add(person)];
    const seen = [await besideOf(person)];
    const act = async (done: Promise<unknown>) => {
      await done;
      seen.push(await besideOf(person));
    };
    await act(
      person.call('photoCrop', {
        body: { ...first, part: { left: 0, top: 40, width: 256, height: 320 } },
      }),
    );
    await act(person.call('photoMain', { body: { id: second.id } }));
    await act(renewMain(server.services, person.id));
    const refusal = { event: 'refuse', reason: 'contact_details' } as const;
    await act(judgePhoto(server.services, await numberOf(second.id), refusal, 'Eva'));
    // Each time another name; the last one is that of the first photo again, under a name of its own.
    expect(new Set(seen.map(({ full }) => full)).size).toBe(seen.length);
    expect(seen.map(({ full }) => full)).not.toContain(null);
    expect(seen[1]?.size).toBe('256 x 320');
    await person.call('photoRemove', { body: { id: first.id } });
    expect(await besideOf(person)).toEqual({ full: null, size: null });
  });

  it('and nobody else’s; other photos leave it as it is', async () => {
    const [person, other] = [await server.member(), await server.member()];
    await add(person);
    await add(other);
    const before = [await besideOf(person), await besideOf(other)];
    expect(before[0]?.full).not.toBe(before[1]?.full);
    await addPhotoRow(server, person.id);
    const { db } = server.services;
    await sql`update photos set width = 11, full_name = 'renamed' where member_id = ${person.id} and not main`.execute(
      db,
    );
    await sql`delete from photos where member_id = ${person.id} and not main`.execute(db);
    expect([await besideOf(person), await besideOf(other)]).toEqual(before);
  });

  it('of everybody, those of the tests above among them', async () => {
    const { rows } = await sql<{ wrong: number; shown: number }>`
      select count(*) filter (where (m.picture_full, m.picture_thumb, m.picture_width, m.picture_height, m.picture_hash)
          is distinct from (p.full_name, p.thumb_name, p.width, p.height, p.thumb_hash))::int as wrong,
        count(m.picture_full)::int as shown
      from members m left join photos p on p.member_id = m.id and p.main`.execute(server.services.db);
    expect(rows[0]?.wrong).toBe(0);
    expect(rows[0]?.shown).toBeGreaterThan(0);
  });

  it('of who had one before, as soon as the database has the newest shape', async () => {
    const database = await makeTestDatabase();
    const open = await openDatabase({
      databaseUrl: database.databaseUrl,
      dataFolder: database.dataFolder,
    });
    try {
      await migrateUp(open);
      const names = (await migrationStatus(open)).map(({ name }) => name);
      await migrateDown(open, names.length - names.indexOf('0093-picture-beside-the-member'));
      const [site, shown, without] = [newId(), newId(), newId()];
      await sql`insert into sites (id, domain, settings) values (${site}, 'old.test', '{}')`.execute(open.db);
      for (const id of [shown, without])
        await sql`insert into members (id, site_id, email, name, status, language, birth_date, signup_at, last_seen_at)
          values (${id}, ${site}, ${`${id}@x.test`}, ${id}, 'active', 'en', '1960-01-01', now(), now())`.execute(
          open.db,
        );
      for (const [member, name, main] of [
        [shown, 'other', false],
        [shown, 'main', true],
        [without, 'locked', false],
      ] as const)
        await sql`insert into photos (id, member_id, position, main, width, height, full_name, thumb_name, blurred_name,
            blurred_thumb_name, created_at, thumb_hash)
          values (${newId()}, ${member}, 0, ${main}, 30, 40, ${name}, ${`${name}-thumb`}, 'b', 'bt', now(), 'hash-of-it')`.execute(
          open.db,
        );
      await migrateUp(open);
      const { rows } = await sql`
        select picture_full, picture_thumb, picture_width, picture_height, picture_hash
        from members where id in (${shown}, ${without}) order by id = ${without}`.execute(open.db);
      expect(rows.map((row) => Object.values(row as object))).toEqual([
        ['main', 'main-thumb', 30, 40, 'hash-of-it'],
        [null, null, null, null, null],
      ]);
    } finally {
      await open.db.destroy();
      await database.remove();
    }
  });

  it('and is written before the row of the search, as every act locks them', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgname as name from pg_trigger where tgrelid = 'photos'::regclass and not tgisinternal order by tgname`.execute(
      server.services.db,
    );
    const names = rows.map(({ name }) => name);
    const [member, search] = ['member_picture_', 'photo_in_search_'].map((of) =>
      names.flatMap((name, at) => (name.startsWith(of) ? [at] : [])),
    );
    expect([member?.length, search?.length]).toEqual([3, 3]);
    expect(Math.max(...(member ?? []))).toBeLessThan(Math.min(...(search ?? [])));
  });
});
