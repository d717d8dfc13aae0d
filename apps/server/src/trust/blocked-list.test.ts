import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../leaving/purge.ts';
import { addPhotoRow } from '../testing/photo-row.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { exportBlocks } from './blocked-repository.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly main_image: object | null;
  readonly fictional: boolean;
  readonly blocked_at: string;
}

const listOf = async (person: Person, cursor?: string) =>
  (await person.call('blocks', { query: cursor === undefined ? {} : { cursor } })).body as {
    blocked: Listed[];
    next_cursor: string | null;
  };
const block = (by: Person, of: { readonly id: string }) => by.call('block', { body: { member: of.id } });
const rename = (person: Person, name: string) =>
  server.services.db.updateTable('members').set({ name }).where('id', '=', person.id).execute();
const withPicture = async () => {
  const person = await server.member();
  const photo = await addPhotoRow(server, person.id);
  await server.services.db.updateTable('photos').set({ main: true }).where('id', '=', photo).execute();
  return person;
};

describe('the list of whom one has blocked', () => {
  it('has each with name, picture and time, the newest first, and nobody else', async () => {
    const [anna, bert, carl, doris] = [
      await server.member(),
      await withPicture(),
      await server.member(),
      await server.member(),
    ];
    expect(await listOf(anna)).toEqual({ blocked: [], next_cursor: null });
    await block(anna, bert);
    const at = new Date(server.clock.now()).toISOString();
    server.clock.advanceSeconds(60);
    await block(anna, carl);
    await block(doris, anna);
    const { blocked } = await listOf(anna);
    expect(blocked.map(({ id }) => id)).toEqual([carl.id, bert.id]);
    expect(blocked[1]).toMatchObject({ fictional: false, blocked_at: at, main_image: expect.any(Object) });
    expect(blocked[0]?.main_image).toBeNull();
    // Of whom one is blocked by, nothing.
    expect((await listOf(bert)).blocked).toEqual([]);
  });

  it('tells neither side what the other has called themselves since the block', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await rename(anna, 'Anna of then');
    await rename(bert, 'Bert of then');
    await block(anna, bert);
    await rename(anna, 'Anna of now');
    await rename(bert, 'Bert of now');
    const told = async (answer: Promise<{ status: number; body: { error: object } }>) => {
      const { status, body } = await answer;
      expect(status).toBe(403);
      return body.error;
    };
    const byAnna = { code: 'blocked_by_member', params: { name: 'Anna of then' } };
    expect(await told(bert.call('profile', { query: { id: anna.id } }))).toMatchObject(byAnna);
    expect(await told(bert.call('like', { body: { member: anna.id } }))).toMatchObject(byAnna);
    const message = { body: { member: anna.id, kind: 'text', text: 'Hello' }, key: randomUUID() } as const;
    expect(await told(bert.call('chatSend', message))).toMatchObject(byAnna);
    // Blocked back, the two know each other by the same names.
    await block(bert, anna);
    expect((await listOf(bert)).blocked[0]?.name).toBe('Anna of then');
    expect(await told(anna.call('profile', { query: { id: bert.id } }))).toMatchObject({
      params: { name: 'Bert of then' },
    });
    // A version of before has noted nothing.
    await server.services.db.updateTable('blocks').set({ own_name: null }).execute();
    expect(await told(bert.call('profile', { query: { id: anna.id } }))).toMatchObject({
      params: { name: 'Anna of now' },
    });
  });

  it('marks fictional profiles', async () => {
    const anna = await server.member();
    const { id } = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('fictional', '=', true)
      .where('status', '=', 'active')
      .limit(1)
      .executeTakeFirstOrThrow();
    await block(anna, { id });
    expect((await listOf(anna)).blocked).toMatchObject([{ id, fictional: true }]);
  });

  it('names them as they were called then, also to who has been blocked back, and so does the download', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await rename(bert, 'Bert of then');
    await block(anna, bert);
    await block(bert, anna);
    await rename(bert, 'Bert of now');
    expect((await listOf(anna)).blocked.map(({ name }) => name)).toEqual(['Bert of then']);
    const trust = server.services.subjects.find(({ name }) => name === 'trust');
    const site = await server.services.sites.findById(await siteOf(anna));
    const exported = await trust?.exportData?.(server.services, {
      site,
      member: { id: anna.id },
    } as never);
    expect(exported).toEqual({
      blocks: [{ member: bert.id, name: 'Bert of then', at: new Date(server.clock.now()) }],
    });
  });

  it('shows the picture of those only whom one could see without the own block', async () => {
    const anna = await server.member();
    const [open, back, paused] = [await withPicture(), await withPicture(), await withPicture()];
    const disabled = await withPicture();
    for (const person of [open, back, paused, disabled]) await block(anna, person);
    await block(back, anna);
    await paused.call('notificationsUpdate', { body: { paused: true } });
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', disabled.id)
      .execute();
    const { blocked } = await listOf(anna);
    const seen = blocked.filter(({ main_image: picture }) => picture !== null).map(({ id }) => id);
    expect(blocked).toHaveLength(4);
    expect(seen).toEqual([open.id]);
    // By name they stay.
    expect(blocked.every(({ name }) => name !== '')).toBe(true);
  });

  it('has who has left as one on a break, so that nobody can tell which; a purge takes the block away', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await block(anna, bert);
    const seen = async () => [await listOf(anna), await exportBlocks(server.services.db, anna.id)];
    await bert.call('notificationsUpdate', { body: { paused: true } });
    const onBreak = await seen();
    await bert.call('notificationsUpdate', { body: { paused: false } });
    await bert.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    expect(await seen()).toEqual(onBreak);
    expect((await listOf(anna)).blocked).toMatchObject([{ id: bert.id, main_image: null }]);
    server.clock.advanceSeconds(15 * 24 * 3600);
    expect(await purgeDeleted(server.services)).toBe(1);
    const left = await server.services.db
      .selectFrom('blocks')
      .select('name')
      .where('blocked', '=', bert.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('goes on page by page, each once, also for those blocked in the same moment; no cursor serves somebody else', async () => {
    const [anna, carl] = [await server.member(), await server.member()];
    const others: Person[] = [];
    for (let count = 0; count < 53; count += 1) others.push(await server.member());
    const at = new Date(server.clock.now());
    await server.services.db
      .insertInto('blocks')
      .values(others.map(({ id }) => ({ blocker: anna.id, blocked: id, name: 'Somebody', created_at: at })))
      .execute();
    const first = await listOf(anna);
    expect(first.blocked).toHaveLength(50);
    const cursor = first.next_cursor ?? '';
    const rest = await listOf(anna, cursor);
    expect(rest.blocked.map(({ id }) => id)).not.toContain(first.blocked[49]?.id);
    expect(rest.blocked).toHaveLength(3);
    // Unblocked meanwhile: the place stays the place.
    await anna.call('unblock', { body: { member: first.blocked[49]?.id ?? '' } });
    const second = await listOf(anna, cursor);
    expect(second.next_cursor).toBeNull();
    const all = [...first.blocked, ...second.blocked].map(({ id }) => id);
    expect(new Set(all)).toEqual(new Set(others.map(({ id }) => id)));
    expect(all).toHaveLength(53);
    // As many as a page holds are one page.
    for (const { id } of second.blocked.slice(0, 2)) await anna.call('unblock', { body: { member: id } });
    const whole = await listOf(anna);
    expect([whole.blocked.length, whole.next_cursor]).toEqual([50, null]);
    for (const [person, wrong] of [
      [carl, cursor],
      [anna, cursor.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      [anna, 'nonsense'],
    ] as const)
      expect((await person.call('blocks', { query: { cursor: wrong } })).body.error).toMatchObject({
        code: 'invalid_request',
        fields: { cursor: 'invalid' },
      });
  });

  it('is of one brand: a member of another one is neither listed nor unblocked', async () => {
    const [anna, stranger] = [await server.member(), await memberOfSecondSite(server)];
    expect((await block(anna, stranger)).body.error.code).toBe('member_not_found');
    expect((await anna.call('unblock', { body: { member: stranger.id } })).status).toBe(200);
    expect((await listOf(anna)).blocked).toEqual([]);
  });
});

const siteOf = async ({ id }: Person): Promise<string> =>
  (
    await server.services.db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).site_id;
