import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleOrder } from '../../payment/settle.ts';
import { payByHand } from '../../testing/orders/pay-by-hand.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { plainPicture, spottedPicture, uploadPhoto } from '../../testing/uploads/upload-photo.ts';
import { judgePhoto } from './judge-photo.ts';
import { listWaitingPhotos } from './moderation-repository.ts';
import { showPhoto } from './show-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

let pictures = 5000;
const add = async (person: Person): Promise<string> =>
  (await uploadPhoto(server, person, await spottedPicture((pictures += 1)))).json().photo.id;

const rowOf = (id: string) =>
  server.services.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const refuse = async (id: string) =>
  judgePhoto(
    server.services,
    (await rowOf(id)).number,
    { event: 'refuse', reason: 'contact_details' },
    'Eva',
  );
const approve = async (id: string) =>
  judgePhoto(server.services, (await rowOf(id)).number, { event: 'approve' }, 'Eva');

interface Seen {
  readonly id: string;
  readonly main: boolean;
  readonly picture: { readonly filename: string };
}
const seenBy = async (viewer: Person, owner: Person): Promise<Seen[]> =>
  (await viewer.call('profile', { query: { id: owner.id } })).body.profile.photos;
const own = async (person: Person) =>
  (
    (await person.call('photos')).body.photos as {
      id: string;
      main: boolean;
      state: string;
      hidden: boolean;
    }[]
  ).map(({ id, main, state, hidden }) => [id, main ? 'main' : '', state, hidden ? 'hidden' : 'shown']);
const status = async (url: string, person?: Person) =>
  (
    await server.app.inject({
      url,
      headers: { host: 'localhost', ...(person && { cookie: person.cookies() }) },
    })
  ).statusCode;

/** Every address that the files of a photo have ever had by name. */
const namedBy = ({
  full_name,
  thumb_name,
  blurred_name,
  blurred_thumb_name,
}: Awaited<ReturnType<typeof rowOf>>) =>
  [full_name, thumb_name, blurred_name, blurred_thumb_name].map((name) => `/photos/${name}`);

describe('a photo that somebody looks at', () => {
  it('is shown while it waits, and says so to its owner only', async () => {
    const [owner, other] = [await server.member(), await server.member()];
    const id = await add(owner);
    expect(await own(owner)).toEqual([[id, 'main', 'waiting', 'shown']]);
    const [seen] = await seenBy(other, owner);
    expect(Object.keys(seen ?? {}).sort()).toEqual(['access', 'id', 'main', 'picture']);
    expect((await listWaitingPhotos(server.services.db)).map(({ member_id }) => member_id)).toContain(
      owner.id,
    );
    expect(await approve(id)).toBe(true);
    expect(await own(owner)).toEqual([[id, 'main', 'approved', 'shown']]);
    expect((await listWaitingPhotos(server.services.db)).map(({ member_id }) => member_id)).not.toContain(
      owner.id,
    );
  });

  it('waits in one line: main ones first, then who has waited longest, and nobody who is no member', async () => {
    const [early, late, left, made] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    const ids: string[] = [];
    for (const owner of [early, early, late, left, made]) {
      ids.push(await add(owner));
      server.clock.advanceSeconds(60);
    }
    const { db } = server.services;
    await db.updateTable('members').set({ fictional: true }).where('id', '=', made.id).execute();
    await left.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    const numbers = new Map<number, string>();
    for (const id of ids) numbers.set((await rowOf(id)).number, id);
    const line = (await listWaitingPhotos(db)).flatMap(({ number }) => numbers.get(number) ?? []);
    const [main, second, mainOfLate] = ids;
    expect(line).toEqual([main, mainOfLate, second]);
  });

  it('is gone for others at once when it is refused, by every address; the next one is the main one', async () => {
    const [owner, premium] = [await server.member(), await server.member()];
    await server.pay(premium);
    const [first, second, third] = [await add(owner), await add(owner), await add(owner)];
    const before = await rowOf(first);
    const [, , locked] = await seenBy(premium, owner);
    expect(await status(locked?.picture.filename ?? '', premium)).toBe(200);
    await refuse(first);
    await refuse(third);
    expect(await own(owner)).toEqual([
      [first, '', 'refused', 'hidden'],
      [second, 'main', 'waiting', 'shown'],
      [third, '', 'refused', 'hidden'],
    ]);
    expect((await seenBy(premium, owner)).map(({ id }) => id)).toEqual([second]);
    for (const address of [
      ...namedBy(before),
      ...namedBy(await rowOf(first)),
      ...namedBy(await rowOf(third)),
    ])
      expect(await status(address, premium), address).toBe(404);
    expect(await status(locked?.picture.filename ?? '', premium)).toBe(404);
    // Its owner still sees it, to know which one it is.
    const [mine] = (await owner.call('photos')).body.photos;
    expect(mine.refusal).toBe('contact_details');
    expect(await status(mine.picture.filename, owner)).toBe(200);
    expect((await owner.call('photoMain', { body: { id: first } })).body.error.code).toBe('photo_refused');
  });

  it('comes back when whoever judged it was wrong, and nobody else may stand in its place meanwhile', async () => {
    const [owner, other] = [await server.member(), await server.member()];
    const only = await add(owner);
    await refuse(only);
    expect(await seenBy(other, owner)).toEqual([]);
    expect((await owner.call('user')).body.user.profile.main_image).toBeNull();
    await approve(only);
    expect((await seenBy(other, owner)).map(({ id, main }) => [id, main])).toEqual([[only, true]]);
  });

  it('is told once by mail, in the words of a notice', async () => {
    const owner = await server.member();
    const id = await add(owner);
    await refuse(id);
    await refuse(id);
    const rows = await server.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail.account')
      .execute();
    const mails = rows.filter(({ payload }) => JSON.stringify(payload).includes(owner.id));
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('photo_refused');
  });

  it('is written for whoever judges into a file of their own; unknown numbers are none', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vesper-photos-'));
    const owner = await server.member();
    const { number } = await rowOf(await add(owner));
    expect(await showPhoto(server.services, number, folder)).toBe(`photo-${number}.webp`);
    expect(await readdir(folder)).toEqual([`photo-${number}.webp`]);
    expect(await showPhoto(server.services, 0, folder)).toBeNull();
    expect(await judgePhoto(server.services, 0, { event: 'approve' }, 'Eva')).toBe(false);
    await rm(folder, { recursive: true });
  });
});

describe('more photos than a member may show', () => {
  it('stay hidden after the money went back, and are there again with Premium', async () => {
    const [owner, premium] = [await server.member(), await server.member()];
    await server.pay(premium);
    const order = await payByHand(server.services, owner.id, 25);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await add(owner));
    const [, , , fourth] = await seenBy(premium, owner);
    await settleOrder(
      server.services,
      order,
      {
        id: 'tr_by_hand',
        order: null,
        event: 'paid',
        checkoutUrl: null,
        amountMinor: 1499,
        currency: 'EUR',
        refundedMinor: 1499,
        chargedBackMinor: 0,
      },
      'webhook',
    );
    expect((await own(owner)).map(([, , , shown]) => shown)).toEqual([
      'shown',
      'shown',
      'shown',
      'hidden',
      'hidden',
    ]);
    expect((await seenBy(premium, owner)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(await status(fourth?.picture.filename ?? '', premium)).toBe(404);
    for (const address of namedBy(await rowOf(ids[4] ?? '')))
      expect(await status(address, premium)).toBe(404);
    // Which three is the owner's choice: the main one counts, then the first ones.
    expect((await owner.call('photoMain', { body: { id: ids[4] } })).status).toBe(200);
    expect((await seenBy(premium, owner)).map(({ id }) => id)).toEqual([ids[0], ids[1], ids[4]]);
    await owner.call('photoRemove', { body: { id: ids[0] } });
    expect((await seenBy(premium, owner)).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[4]]);
    await server.pay(owner);
    expect(await seenBy(premium, owner)).toHaveLength(4);
  });
});

describe('a photo that stops being the main one', () => {
  it('gets new names: what was public leads nowhere, also when it is the main one again', async () => {
    const [owner, other] = [await server.member(), await server.member()];
    const [first, second] = [await add(owner), await add(owner)];
    const before = await rowOf(first);
    const wasOpen = [before.full_name, before.thumb_name].map((name) => `/photos/${name}`);
    for (const address of wasOpen) expect(await status(address)).toBe(200);
    expect((await owner.call('photoMain', { body: { id: second } })).status).toBe(200);
    for (const address of wasOpen) expect(await status(address, other), address).toBe(404);
    expect((await owner.call('photoMain', { body: { id: first } })).status).toBe(200);
    for (const address of wasOpen) expect(await status(address, other), address).toBe(404);
    const now = await rowOf(first);
    for (const name of [now.full_name, now.thumb_name]) expect(await status(`/photos/${name}`)).toBe(200);
    await server.work();
    for (const name of [before.full_name, before.thumb_name])
      expect(await server.services.storage.has(name)).toBe(false);
    expect(await server.services.storage.has(now.full_name)).toBe(true);
  });

  it('has one main photo after it was chosen from all sides at once', async () => {
    const owner = await server.member();
    const ids = [await add(owner), await add(owner), await add(owner)];
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => owner.call('photoMain', { body: { id: ids[index % 3] } })),
    );
    expect(answers.filter(({ status: code }) => code !== 200)).toEqual([]);
    const photos = await own(owner);
    expect(photos.filter(([, main]) => main === 'main')).toHaveLength(1);
    for (const id of ids) {
      const row = await rowOf(id);
      for (const name of [row.full_name, row.thumb_name, row.blurred_name])
        expect(await server.services.storage.has(name)).toBe(true);
    }
  });
});

describe('the order of photos', () => {
  it('is the one that was chosen, said once or twice, and takes no stranger in', async () => {
    const [owner, other] = [await server.member(), await server.member()];
    const [one, two, three] = [await add(owner), await add(owner), await add(owner)];
    const theirs = await add(other);
    const ids = [three, one, two];
    for (let times = 0; times < 2; times += 1)
      expect((await owner.call('photoOrder', { body: { ids } })).status).toBe(200);
    expect((await own(owner)).map(([id]) => id)).toEqual(ids);
    expect((await own(owner)).find(([, main]) => main)?.[0]).toBe(one);
    for (const wrong of [
      [three, one],
      [three, one, one],
      [three, one, theirs],
      [...ids, theirs],
    ])
      expect((await owner.call('photoOrder', { body: { ids: wrong } })).body.error.code).toBe(
        'photo_order_changed',
      );
    expect((await own(owner)).map(([id]) => id)).toEqual(ids);
    expect((await own(other)).map(([id]) => id)).toEqual([theirs]);
  });
});

it.each([
  ['with light and dark of its own', () => spottedPicture(4711)],
  ['of hardly any contrast', () => plainPicture('a plain picture')],
])('the same picture %s stands on a profile once; on another one it may', async (_, make) => {
  const [owner, other] = [await server.member(), await server.member()];
  const picture = await make();
  expect((await uploadPhoto(server, owner, picture)).statusCode).toBe(200);
  expect((await uploadPhoto(server, owner, picture)).json().error.code).toBe('photo_twice');
  expect((await own(owner)).length).toBe(1);
  expect((await uploadPhoto(server, other, picture)).statusCode).toBe(200);
});

it('one’s own page shows what others see: the other photos are blurred there', async () => {
  const owner = await server.member();
  await add(owner);
  await add(owner);
  const photos = (await seenBy(owner, owner)) as (Seen & { access: string })[];
  expect(photos.map(({ access }) => access)).toEqual(['open', 'locked']);
});
