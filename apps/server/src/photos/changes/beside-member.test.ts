import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhotoRow } from '../../testing/photo-row.ts';
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

  it('of all who have one, also of those who were there from the beginning', async () => {
    const { rows } = await sql<{ name: string }>`
      select m.name from members m left join photos p on p.member_id = m.id and p.main
      where (m.picture_full, m.picture_thumb, m.picture_width, m.picture_height, m.picture_hash)
        is distinct from (p.full_name, p.thumb_name, p.width, p.height, p.thumb_hash)`.execute(
      server.services.db,
    );
    expect(rows).toEqual([]);
  });
});
