import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { avifNameOf, openDiskStorage } from '../../platform/storage.ts';
import { startServer } from '../../start-server.ts';
import { templateVariable } from '../../testing/seeded-template.ts';
import { makeTestDatabase, testConfig } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertPhotos, readPortraitNames } from '../repository.ts';
import { openPaintingStorage } from './painting-storage.ts';
import { photoRows } from './photo-rows.ts';
import { type Portrait, portraitKey } from './portrait-name.ts';
import { Portraits } from './portraits.ts';

let server: TestServer;
let rows: ReturnType<typeof photoRows> = [];

/** Gives a fictional member photos as the whole demo world has them: rows, and no file. */
const hangPhotos = async ({ services }: Pick<TestServer, 'services'>, number: number) => {
  const { id } = await services.db
    .selectFrom('members')
    .select('id')
    .where('fictional', '=', true)
    .where('id', 'not in', (query) => query.selectFrom('photos').select('member_id'))
    .executeTakeFirstOrThrow();
  const hung = photoRows(
    portraitKey(services.signingKey),
    id,
    { number, gender: 'female', age: 58, photos: 3 },
    new Date(services.clock.now()),
  );
  await services.db.transaction().execute((trx) => insertPhotos(trx, hung));
  return hung;
};

beforeAll(async () => {
  server = await startTestServer();
  rows = await hangPhotos(server, 1);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.end());

const get = (name: string) => server.app.inject({ url: `/photos/${name}`, headers: { host: 'localhost' } });
const onDisk = (name: string) => openDiskStorage(server.services.photoFolder).has(name);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('a main photo is painted when it is first asked for, in its size, and kept', async () => {
  for (const [name, width] of [
    [rows[0]?.thumb_name ?? '', 360],
    [rows[0]?.full_name ?? '', 640],
  ] as const) {
    expect(await onDisk(name)).toBe(false);
    const first = await get(name);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect((await sharp(first.rawPayload).metadata()).width).toBe(width);
    expect(await onDisk(name)).toBe(true);
    expect(hashOf((await get(name)).rawPayload)).toBe(hashOf(first.rawPayload));
  }
});

it('a portrait is sent as AVIF to who can show it once that was made, under the same address', async () => {
  const [main] = await hangPhotos(server, 9);
  const name = main?.thumb_name ?? '';
  const ask = () =>
    server.app.inject({
      url: `/photos/${name}`,
      headers: { host: 'localhost', accept: 'image/avif,image/webp,*/*' },
    });
  const webp = await ask();
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    vary: expect.stringContaining('accept'),
  });
  expect(await server.services.portraits?.storage.fillAvif(name)).toBe(true);
  const avif = await ask();
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
  expect((await sharp(avif.rawPayload).metadata()).width).toBe(360);
  expect((await get(name)).headers['content-type']).toBe('image/webp');
});

it('a locked photo stays locked: nothing is painted for who may not see it, and its stand-in is no part of it', async () => {
  const locked = rows[1];
  if (!locked) throw new Error('no locked photo');
  for (const name of [locked.full_name, locked.thumb_name]) {
    expect((await get(name)).statusCode).toBe(404);
    expect(await onDisk(name)).toBe(false);
  }
  const standIn = await get(locked.blurred_name);
  expect(standIn.statusCode).toBe(200);
  expect(await onDisk(locked.full_name)).toBe(false);

  const premium = await server.member();
  await server.pay(premium);
  const { body } = await premium.call('profile', { query: { id: locked.member_id } });
  const address = String(
    body.profile.photos.find(({ id }: { id: string }) => id === locked.id).picture.filename,
  );
  expect(address).toContain('/photos/locked/');
  const seen = await server.app.inject({
    url: address,
    headers: { host: 'localhost', cookie: premium.cookies() },
  });
  expect(seen.statusCode).toBe(200);
  expect((await sharp(seen.rawPayload).metadata()).width).toBe(640);
  const sharpness = async (bytes: Buffer) => (await sharp(bytes).stats()).sharpness;
  expect(await sharpness(standIn.rawPayload)).toBeLessThan((await sharpness(seen.rawPayload)) / 4);
});

it('the background paints what anybody may see, cards first, and nothing that is locked; it waits for who asks', async () => {
  const hung = await hangPhotos(server, 2);
  const quietMs = 17;
  const painted: Portrait[] = [];
  const order: string[] = [];
  const storage = openPaintingStorage(
    openDiskStorage(server.services.photoFolder),
    server.services.signingKey,
    async (portrait) => {
      painted.push(portrait);
      order.push('paint');
      return Buffer.from('painted');
    },
    async () => {
      order.push('avif');
      return Buffer.from('avif');
    },
  );
  const portraits = new Portraits(storage);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  portraits.noteRequest();
  portraits.paintInBackground(server.services, { afterMs: 0, quietMs, rest: 0 });
  // It has waited, found that it is not quiet yet, and waits again.
  await expect.poll(() => timers.mock.calls.filter(([, ms]) => ms === quietMs).length).toBeGreaterThan(1);
  expect(painted).toEqual([]);
  now.mockReturnValue(1_000_000 + quietMs);
  await portraits.done;
  const own = painted.filter(({ sitter }) => sitter === 2);
  expect(own.map(({ rendition, scene }) => `${rendition} ${scene}`)).toEqual([
    'thumb 0',
    'full 0',
    'blurred 1',
    'blurred 2',
  ]);
  for (const { full_name, thumb_name, main } of hung) {
    expect(await onDisk(full_name)).toBe(main === true);
    expect(await onDisk(thumb_name)).toBe(main === true);
    expect(await onDisk(avifNameOf(thumb_name))).toBe(main === true);
  }
  // The portraits themselves first.
  expect(order.lastIndexOf('paint')).toBeLessThan(order.indexOf('avif'));
});

it('the background goes on after a picture that it can not make, and says which', async () => {
  const hung = await hangPhotos(server, 5);
  const damaged = hung[0]?.thumb_name ?? '';
  const disk = openDiskStorage(server.services.photoFolder);
  const storage = openPaintingStorage(
    disk,
    server.services.signingKey,
    async ({ rendition }) => Buffer.from(rendition),
    async (webp) => {
      if (webp.equals(Buffer.from('damaged'))) throw new Error('no picture');
      return Buffer.from('avif');
    },
  );
  await disk.put(Buffer.from('damaged'), damaged);
  const warn = vi.spyOn(server.services.log, 'warn').mockImplementation(() => undefined);
  const portraits = new Portraits(storage);
  portraits.paintInBackground(server.services, { afterMs: 0, quietMs: 0, rest: 0 });
  await portraits.done;
  expect(await onDisk(avifNameOf(damaged))).toBe(false);
  expect(await onDisk(avifNameOf(hung[0]?.full_name ?? ''))).toBe(true);
  expect(warn.mock.calls.map(([said]) => said)).toEqual([
    { err: expect.objectContaining({ message: 'no picture' }), name: damaged },
  ]);
});

it('the background stops with the server', async () => {
  await hangPhotos(server, 3);
  let painted = 0;
  let finish: () => void = () => undefined;
  const storage = openPaintingStorage(
    openDiskStorage(server.services.photoFolder),
    server.services.signingKey,
    async () => {
      painted += 1;
      await new Promise<void>((resolve) => (finish = resolve));
      return Buffer.from('painted');
    },
  );
  const painting = new Portraits(storage);
  painting.paintInBackground(server.services, { afterMs: 0, quietMs: 0, rest: 0 });
  await expect.poll(() => painted).toBe(1);
  const stopped = painting.stop();
  finish();
  await stopped;
  expect(painted).toBe(1);
  const resting = new Portraits(storage);
  resting.paintInBackground(server.services, { afterMs: 600_000, quietMs: 0, rest: 0 });
  await resting.stop();
  expect(painted).toBe(1);
});

it('the names of pictures are told in the order in which they will be looked for', async () => {
  const names = await readPortraitNames(server.services.db);
  const shown = names.slice(0, names.length / 2);
  expect(shown).toContain(rows[0]?.thumb_name);
  expect(names).not.toContain(rows[1]?.full_name);
  expect(names).not.toContain(rows[1]?.thumb_name);
});

it('production has none of it: no painter, and a name alone brings no picture', async () => {
  const database = await makeTestDatabase(process.env[templateVariable]);
  const running = await startServer(
    { ...testConfig(database), mode: 'production' },
    { clock: server.clock, pages: false, jobs: false },
  );
  try {
    const { services, app } = running;
    expect(services.portraits).toBeUndefined();
    expect(services.storage).not.toHaveProperty('fill');
    expect(server.services.storage).toHaveProperty('fill');
    const [main] = await hangPhotos(running, 4);
    const answer = await app.inject({
      url: `/photos/${main?.thumb_name}`,
      headers: { host: 'localhost' },
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await running.close();
    await database.remove();
  }
});
