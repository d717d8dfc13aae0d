import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, createHttp } from '../app.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { avifNameOf, wideNameOf } from '../platform/storage.ts';
import { makeAvifPictures } from './jobs.ts';
import { namesOf } from './stored-files.ts';
import { uploadPhoto } from '../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const picture = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();

/** With so much in it that AVIF is worth it. */
const portrait = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 600,
      height: 800,
      channels: 3,
      background: '#999999',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(3)
    .jpeg()
    .toBuffer();

/** What an AVIF is made of. */
const avifOf = ({ full_name, thumb_name }: { full_name: string; thumb_name: string }) => [
  full_name,
  thumb_name,
];

const upload = (person: Person, bytes: Buffer, key?: string) => uploadPhoto(server, person, bytes, key);

const get = (url: string, person?: Person) =>
  server.app.inject({ url, headers: { host: 'localhost', ...(person ? { cookie: person.cookies() } : {}) } });

describe('photos', () => {
  it('have pages of their member fall, and not those of the site, where nobody has looked at them yet', async () => {
    const [shown, hidden] = [await server.member(), await server.member()];
    await shown.call('notificationsUpdate', { body: { on_public_pages: true } });
    await hidden.call('notificationsUpdate', { body: { on_public_pages: false } });
    const heard = new Set<string>();
    server.services.live.onChanged((ids) => {
      for (const one of ids) heard.add(one);
    });
    await upload(hidden, await picture('#884422'));
    expect([...heard]).toEqual([hidden.id]);
    await upload(shown, await picture('#448822'));
    expect([...heard]).toEqual([hidden.id, shown.id]);
  });

  it('have ids that do not tell when they were sent, which is when their member was here', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await picture('#334455'))).json();
    expect(photo.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  });

  it('are three of a free member, and more of a premium one', async () => {
    const owner = await server.member();
    const colors = ['#110000', '#220000', '#330000', '#440000'];
    const statuses = [];
    for (const color of colors) statuses.push((await upload(owner, await picture(color))).statusCode);
    expect(statuses).toEqual([200, 200, 200, 403]);
    const above = (await upload(owner, await picture('#550000'))).json();
    expect(above.error.code).toBe('photo_limit_reached');
    await server.pay(owner);
    expect((await upload(owner, await picture('#550000'))).statusCode).toBe(200);
  });

  it('are stored without where and with what they were taken', async () => {
    const owner = await server.member();
    const answer = await upload(owner, await picture('#884422'));
    expect(answer.statusCode).toBe(200);
    const { photo } = answer.json();
    expect(photo).toMatchObject({ main: true, access: 'open', picture: { width: 600, height: 800 } });
    const bytes = (await get(photo.picture.filename)).rawPayload;
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.format).toBe('webp');
  });

  it('are sent once, and nothing is logged as gone wrong', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await portrait())).json();
    await upload(owner, await picture('#31415f'));
    const locked = (await owner.call('photos')).body.photos[1].picture.filename;
    const wide = photo.picture.thumb_filename.replace('/photos/', '/photos/wide/');
    const lines: string[] = [];
    const app = await buildApp(
      createHttp(
        { ...server.services.config, logLevel: 'warn' },
        { write: (line: string) => void lines.push(line) },
      ),
      server.services,
      { pages: false },
    );
    const accept = 'image/avif,image/webp';
    for (const url of [photo.picture.filename, photo.picture.thumb_filename, wide, locked]) {
      const read = vi.spyOn(server.services.storage, 'read');
      const headers = { host: 'localhost', cookie: owner.cookies(), accept };
      expect((await app.inject({ url, headers })).statusCode).toBe(200);
      // Each kind of it once at most.
      expect(new Set(read.mock.calls.flat()).size).toBe(read.mock.calls.length);
      read.mockRestore();
    }
    expect((await app.inject({ url: '/photos/none.webp', headers: { host: 'localhost' } })).statusCode).toBe(
      404,
    );
    await app.close();
    expect(lines).toEqual([]);
  });

  it('never leave the server where they are locked', async () => {
    const [owner, free, premium] = [await server.member(), await server.member(), await server.member()];
    await server.pay(premium);
    await upload(owner, await picture('#118855'));
    await upload(owner, await picture('#ff0000'));
    const photosFor = async (viewer: Person) =>
      (await viewer.call('profile', { query: { id: owner.id } })).body.profile.photos as {
        access: string;
        picture: { filename: string; thumb_filename: string };
      }[];

    for (const viewer of [free, server.visitor()]) {
      const [main, second] = await photosFor(viewer);
      expect([main?.access, second?.access]).toEqual(['open', 'locked']);
      const { width } = await sharp((await get(second?.picture.filename ?? '')).rawPayload).metadata();
      expect(width).toBe(320);
    }
    const [, opened] = await photosFor(premium);
    expect(opened?.access).toBe('open');
    const address = opened?.picture.filename ?? '';
    const { statusCode, headers } = await get(address, premium);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    // Copied to somebody else, it is nothing: also to the next premium member.
    for (const stranger of [undefined, free, owner])
      expect((await get(address, stranger)).statusCode).toBe(404);
    server.clock.advanceSeconds(2 * 3600);
    expect((await get(address, premium)).statusCode).toBe(404);
    // Nor does it go on for whoever writes a later end into it.
    const later = String(Math.floor(server.clock.now() / 1000) + 3600);
    const prolonged = address.split('/').with(5, later).join('/');
    expect(prolonged).toContain(`/full/${later}/`);
    expect((await get(prolonged, premium)).statusCode).toBe(404);

    const row = await server.services.db
      .selectFrom('photos')
      .selectAll()
      .where('member_id', '=', owner.id)
      .where('main', '=', false)
      .executeTakeFirstOrThrow();
    for (const name of [row.full_name, row.thumb_name])
      expect((await get(`/photos/${name}`, premium)).statusCode).toBe(404);
  });

  it('close to a member who was blocked, also by an address got before', async () => {
    const [owner, premium] = [await server.member(), await server.member()];
    await server.pay(premium);
    await upload(owner, await picture('#123456'));
    await upload(owner, await picture('#654321'));
    const { photos } = (await premium.call('profile', { query: { id: owner.id } })).body.profile;
    const address = String(photos[1].picture.filename);
    expect((await get(address, premium)).statusCode).toBe(200);
    await owner.call('block', { body: { member: premium.id } });
    expect((await get(address, premium)).statusCode).toBe(403);
  });

  it('are three for free members and no more, also when two arrive at once', async () => {
    const owner = await server.member();
    await upload(owner, await picture('#101010'));
    await upload(owner, await picture('#202020'));
    const both = await Promise.all([
      upload(owner, await picture('#303030')),
      upload(owner, await picture('#404040')),
    ]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    await server.pay(owner);
    expect((await upload(owner, await picture('#505050'))).statusCode).toBe(200);
  });

  it('are stored once for a key', async () => {
    const owner = await server.member();
    const bytes = await picture('#abcdef');
    const key = randomUUID();
    const ids = [
      (await upload(owner, bytes, key)).json().photo.id,
      (await upload(owner, bytes, key)).json().photo.id,
    ];
    expect(ids[0]).toBe(ids[1]);
    expect((await owner.call('photos')).body.photos).toHaveLength(1);
  });

  it('answer an upload sent again with its photo, though there is no room for another', async () => {
    const owner = await server.member();
    for (const color of ['#101010', '#202020']) await upload(owner, await picture(color));
    const [bytes, key] = [await picture('#303030'), randomUUID()];
    const last = (await upload(owner, bytes, key)).json().photo.id;
    expect((await upload(owner, bytes, key)).json().photo.id).toBe(last);
    expect((await upload(owner, bytes)).statusCode).toBe(403);
  });

  it('keep the order they came in, a new one last, also after others were removed', async () => {
    const owner = await server.member();
    const add = async (color: string) =>
      (await upload(owner, await picture(color))).json().photo.id as string;
    const [first, second, third] = [await add('#101010'), await add('#202020'), await add('#303030')];
    for (const id of [first, second]) await owner.call('photoRemove', { body: { id } });
    const fourth = await add('#404040');
    const { photos } = (await owner.call('photos')).body;
    expect(photos.map(({ id }: { id: string }) => id)).toEqual([third, fourth]);
  });

  it('leave no file behind, whatever becomes of an upload, and go when their photo goes', async () => {
    const folder = path.join(server.services.config.dataFolder, 'photos');
    const files = async () =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => path.basename(name));
    const before = new Set(await files());
    const owner = await server.member();
    const bytes = await picture('#123456');
    const key = randomUUID();
    // Told twice at once, one too many, and one that is taken away again.
    await Promise.all([upload(owner, bytes, key), upload(owner, bytes, key)]);
    await upload(owner, await picture('#223456'));
    await Promise.all([upload(owner, await picture('#323456')), upload(owner, await picture('#423456'))]);
    const { photos } = (await owner.call('photos')).body;
    expect(photos).toHaveLength(3);
    await owner.call('photoRemove', { body: { id: photos[1].id } });
    server.clock.advanceSeconds(601);
    await server.work();
    const rows = await server.services.db
      .selectFrom('photos')
      .selectAll()
      .where('member_id', '=', owner.id)
      .execute();
    const since = (await files()).filter((name) => !before.has(name));
    // Those of others' photos are made now as well.
    const wide = since.filter((name) => name.includes('.wide.'));
    const thumbs = await server.services.db.selectFrom('photos').select('thumb_name').execute();
    expect(thumbs.map(({ thumb_name: name }) => wideNameOf(name))).toEqual(expect.arrayContaining(wide));
    expect(since.filter((name) => !wide.includes(name)).sort()).toEqual(rows.flatMap(namesOf).sort());
  });

  it('come as AVIF to who can show it, once it has been made, and go with their photo', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await portrait())).json();
    const ask = (accept: string) =>
      server.app.inject({ url: photo.picture.filename, headers: { host: 'localhost', accept } });
    const kinds = async () =>
      Promise.all(
        ['image/avif,image/webp,*/*', 'image/webp,*/*'].map(
          async (accept) => (await sharp((await ask(accept)).rawPayload).metadata()).format,
        ),
      );
    await server.work();
    expect(await kinds()).toEqual(['webp', 'webp']);
    server.clock.advanceSeconds(601);
    await server.work();
    const [small, large] = [await ask('image/avif'), await ask('*/*')];
    expect([small.headers['content-type'], large.headers['content-type']]).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect([small.headers.vary, large.headers.vary].join()).toMatch(/^accept.*,accept/i);
    expect(await kinds()).toEqual(['heif', 'webp']);
    expect(small.rawPayload.length).toBeLessThan(large.rawPayload.length);
    const row = await server.services.db
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', photo.id)
      .executeTakeFirstOrThrow();
    const stored = (name: string) => server.services.storage.read(avifNameOf(name));
    expect((await get(`/photos/${avifNameOf(row.full_name)}`, owner)).statusCode).toBe(404);
    expect([await stored(row.full_name), await stored(row.thumb_name)]).not.toContain(undefined);
    await owner.call('photoRemove', { body: { id: photo.id } });
    await server.work();
    expect([await stored(row.full_name), await stored(row.thumb_name)]).toEqual([undefined, undefined]);
    // Told again of a photo that has gone meanwhile, the job leaves nothing behind.
    await makeAvifPictures(server.services, { photo: photo.id, names: avifOf(row) });
    expect(await stored(row.full_name)).toBeUndefined();
  });

  it('leave no AVIF behind when they are removed while it is made', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await portrait())).json();
    const row = await server.services.db
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', photo.id)
      .executeTakeFirstOrThrow();
    const { storage } = server.services;
    const slow = {
      ...storage,
      // The photo goes, its files with it, before the first AVIF is written.
      put: async (bytes: Buffer, name?: string) => {
        await owner.call('photoRemove', { body: { id: photo.id } });
        await server.work();
        return storage.put(bytes, name);
      },
    };
    await makeAvifPictures({ ...server.services, storage: slow }, { photo: photo.id, names: avifOf(row) });
    expect(await storage.read(avifNameOf(row.full_name))).toBeUndefined();
    expect(await storage.read(avifNameOf(row.thumb_name))).toBeUndefined();
  });

  it('leave no AVIF behind when they are removed while it is made and the server ends then', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await portrait())).json();
    const row = await server.services.db
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', photo.id)
      .executeTakeFirstOrThrow();
    const { storage } = server.services;
    const ending = {
      ...storage,
      put: async (bytes: Buffer, name?: string) => {
        await owner.call('photoRemove', { body: { id: photo.id } });
        await server.work();
        await storage.put(bytes, name);
        throw new Error('ended');
      },
    };
    const job = { photo: photo.id, names: avifOf(row) };
    await expect(makeAvifPictures({ ...server.services, storage: ending }, job)).rejects.toThrow('ended');
    expect(await storage.read(avifNameOf(row.full_name))).toBeDefined();
    await makeAvifPictures(server.services, job);
    expect(await storage.read(avifNameOf(row.full_name))).toBeUndefined();
  });

  it('are not said to be missing for a year when their file cannot be read for a moment', async () => {
    const owner = await server.member();
    const { photo } = (await upload(owner, await picture('#224466'))).json();
    const name = String(photo.picture.filename).split('/').at(-1) ?? '';
    const bytes = await server.services.storage.read(name);
    await server.services.storage.remove(name);
    const missing = await get(photo.picture.filename);
    expect([missing.statusCode, missing.headers['cache-control'] ?? '']).toEqual([
      404,
      expect.not.stringContaining('max-age'),
    ]);
    await server.services.storage.put(bytes ?? Buffer.alloc(0), name);
    const { headers } = await get(photo.picture.filename);
    expect(headers['cache-control']).toContain('immutable');
    // Six of them come with the first view of the home page: none brings the policy of a page along.
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it.each([
    ['text', Buffer.from('this is no picture')],
    ['a broken picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing that could name files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
  ])('refuse %s', async (_name, bytes) => {
    const owner = await server.member();
    const answer = await upload(owner, bytes);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'photo_invalid']);
  });

  it('are decoded once, whatever they come as', async () => {
    const owner = await server.member();
    const flat = sharp({ create: { width: 900, height: 1200, channels: 4, background: '#aa3366' } });
    const { counts } = server.services.pictures;
    for (const bytes of [await flat.avif({ effort: 0 }).toBuffer(), await flat.gif().toBuffer()]) {
      const before = counts.decoded;
      const { photo } = (await upload(owner, bytes)).json();
      expect(photo.picture).toMatchObject({ width: 900, height: 1200 });
      expect(counts.decoded - before).toBe(1);
    }
  });

  it('are turned upright, and no larger than a screen', async () => {
    const owner = await server.member();
    const lying = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#335599' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo } = (await upload(owner, lying)).json();
    expect(photo.picture).toMatchObject({ width: 640, height: 1280 });
  });

  it('are refused by their head when they have too many pixels, and by their size on the way in', async () => {
    const owner = await server.member();
    const { counts } = server.services.pictures;
    const before = { ...counts };
    const wide = sharp({ create: { width: 6000, height: 4001, channels: 3, background: '#335599' } });
    const answers = [
      await upload(owner, await wide.png().toBuffer()),
      await upload(owner, Buffer.alloc(15 * 1024 * 1024 + 1)),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [413, 'photo_too_large'],
      [413, 'photo_too_large'],
    ]);
    expect([counts.opened - before.opened, counts.decoded - before.decoded]).toEqual([1, 0]);
    expect(await readdir(path.join(server.services.photoFolder, 'received'))).toEqual([]);
  });

  it('have one main photo, and the next one follows when it is removed', async () => {
    const owner = await server.member();
    const first = (await upload(owner, await picture('#111111'))).json().photo.id as string;
    const second = (await upload(owner, await picture('#222222'))).json().photo.id as string;
    await owner.call('photoMain', { body: { id: second } });
    await owner.call('photoRemove', { body: { id: second } });
    const { photos } = (await owner.call('photos')).body;
    expect(photos.map((photo: { id: string; main: boolean }) => [photo.id, photo.main])).toEqual([
      [first, true],
    ]);
    const other = await server.member();
    const { photo: own } = (await upload(other, await picture('#333333'))).json();
    for (const call of ['photoRemove', 'photoMain'] as const)
      expect((await other.call(call, { body: { id: first } })).status).toBe(404);
    expect((await other.call('photos')).body.photos).toMatchObject([{ id: own.id, main: true }]);
  });

  it.each(['../../etc/passwd', '%2e%2e%2fdatabase', 'x.webp', ''])(
    'answer the name "%s" with 404',
    async (name) => {
      expect((await get(`/photos/${name}`)).statusCode).toBe(404);
    },
  );
});
