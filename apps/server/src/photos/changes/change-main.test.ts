import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { updateMember } from '../../member/repository.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { spottedPicture, uploadPhoto } from '../../testing/uploads/upload-photo.ts';
import { judgePhoto } from '../moderation/judge-photo.ts';
import { makeAvifPictures } from '../jobs.ts';
import { renewMain } from './new-names.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
afterEach(() => vi.restoreAllMocks());

let pictures = 9000;
const add = async (person: Person): Promise<string> =>
  (await uploadPhoto(server, person, await spottedPicture((pictures += 1)))).json().photo.id;

const rowOf = (id: string) =>
  server.services.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Names that a job will remove. */
const leaving = async (): Promise<string> =>
  JSON.stringify(
    await server.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'photos.remove')
      .execute(),
  );

const choose = (person: Person, id: string) => person.call('photoMain', { body: { id } });

it('nothing is copied for a photo that is refused anyway', async () => {
  const owner = await server.member();
  const [, second] = [await add(owner), await add(owner)];
  await judgePhoto(
    server.services,
    (await rowOf(second)).number,
    { event: 'refuse', reason: 'contact_details' },
    'Eva',
  );
  const put = vi.spyOn(server.services.storage, 'put');
  expect((await choose(owner, second)).body.error.code).toBe('photo_refused');
  expect(put).not.toHaveBeenCalled();
});

it('no AVIF is made of names that a photo has no more', async () => {
  const owner = await server.member();
  const [first, second] = [await add(owner), await add(owner)];
  const before = await rowOf(first);
  expect((await choose(owner, second)).status).toBe(200);
  const make = vi.spyOn(server.services.pictures, 'makeAvif');
  await makeAvifPictures(server.services, { photo: first, names: [before.full_name, before.thumb_name] });
  expect(make).not.toHaveBeenCalled();
});

it('a photo that lost and regained its place while it was copied leaves no file without a name, and gets new names again', async () => {
  const owner = await server.member();
  const [first, second] = [await add(owner), await add(owner)];
  const { storage } = server.services;
  const read = storage.read.bind(storage);
  let between = '';
  vi.spyOn(storage, 'read').mockImplementationOnce(async (name) => {
    const bytes = await read(name);
    await choose(owner, second);
    await choose(owner, first);
    between = (await rowOf(first)).full_name;
    return bytes;
  });
  expect((await choose(owner, second)).status).toBe(200);
  const { full_name: now } = await rowOf(first);
  expect(now).not.toBe(between);
  expect(await leaving()).toContain(between);
  expect(await storage.has(now)).toBe(true);
});

it('who is not premium any more when the file has come has room for as many as others', async () => {
  const owner = await server.member();
  for (let count = 0; count < 3; count += 1) await add(owner);
  await updateMember(server.services.db, owner.id, { premium: true });
  const make = server.services.pictures.make.bind(server.services.pictures);
  vi.spyOn(server.services.pictures, 'make').mockImplementationOnce(async (file, order) => {
    const made = await make(file, order);
    await updateMember(server.services.db, owner.id, { premium: false });
    return made;
  });
  const answer = await uploadPhoto(server, owner, await spottedPicture((pictures += 1)));
  expect(answer.json().error.code).toBe('photo_limit_reached');
});

const statusesOf = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await server.app.inject({ url: `/photos/${name}` })).statusCode));

it('who begins a break is not found by the addresses of before any more, and has the photos under others', async () => {
  const owner = await server.member();
  const [main, other] = [await add(owner), await add(owner)];
  const namesNow = async () => {
    const [open, locked] = [await rowOf(main), await rowOf(other)];
    return [open.full_name, open.thumb_name, locked.blurred_name, locked.blurred_thumb_name];
  };
  const before = await namesNow();
  expect(await statusesOf(before)).toEqual([200, 200, 200, 200]);
  await owner.call('notificationsUpdate', { body: { paused: true } });
  await server.work();
  // What is gone is removed by a job of the job.
  await server.work();
  expect(await statusesOf(before)).toEqual([404, 404, 404, 404]);
  expect(await statusesOf(await namesNow())).toEqual([200, 200, 200, 200]);
  const seen = JSON.stringify((await owner.call('user')).body);
  for (const name of before) expect(seen).not.toContain(name);
});

it('the next main photo, looked at already, may stand on public pages from now on: the pages of the site fall', async () => {
  const owner = await server.member();
  await owner.call('notificationsUpdate', { body: { on_public_pages: true } });
  const [first, second] = [await add(owner), await add(owner)];
  await judgePhoto(server.services, (await rowOf(second)).number, { event: 'approve' }, 'Eva');
  const { id: site } = (await server.services.sites.findByHost('localhost', false)) ?? { id: '' };
  const heard: string[] = [];
  server.services.live.onChanged((ids) => void heard.push(...ids));
  await owner.call('photoRemove', { body: { id: first } });
  expect((await rowOf(second)).main).toBe(true);
  expect(heard).toContain(site);
});

it('a main photo that is changed while its names are made new keeps those of then', async () => {
  const owner = await server.member();
  const [first, second] = [await add(owner), await add(owner)];
  const { storage } = server.services;
  const read = storage.read.bind(storage);
  vi.spyOn(storage, 'read').mockImplementationOnce(async (name) => {
    const bytes = await read(name);
    await choose(owner, second);
    return bytes;
  });
  const names = await rowOf(second);
  await renewMain(server.services, owner.id);
  expect(await rowOf(second)).toEqual({ ...names, main: true, position: (await rowOf(second)).position });
  expect((await rowOf(first)).main).toBe(false);
});

it('open pages of who has a photo under other names hear of it', async () => {
  const owner = await server.member();
  await add(owner);
  const publish = vi.spyOn(server.services.live, 'publish');
  await renewMain(server.services, owner.id);
  expect(publish.mock.calls.map(([to, event]) => [to, event.type])).toEqual([[[owner.id], 'user_changed']]);
});

it('a fictional profile shows as many photos as the operators have made, whatever else becomes of one', async () => {
  const owner = await server.member();
  await updateMember(server.services.db, owner.id, { fictional: true, premium: true });
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await add(owner));
  await updateMember(server.services.db, owner.id, { premium: false });
  const { number } = await rowOf(ids[1] ?? '');
  await judgePhoto(server.services, number, { event: 'approve' }, 'Eva');
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).hidden))).toEqual(ids.map(() => false));
});
