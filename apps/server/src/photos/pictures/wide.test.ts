import { wideFilenameOf } from '@vesper/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avifNameOf, wideNameOf } from '../../platform/storage.ts';
import { uploadPhoto } from '../../testing/uploads/upload-photo.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { avifSeconds } from '../jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#224466',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(3)
    .jpeg()
    .toBuffer();
const upload = async (person: Person, bytes: Buffer) =>
  (await uploadPhoto(server, person, bytes)).json().photo;
const rowOf = (id: string) =>
  server.services.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const get = (url: string, accept = '*/*') =>
  server.app.inject({ url, headers: { host: 'localhost', accept } });
const wideOf = async (id: string) => wideFilenameOf(`/photos/${(await rowOf(id)).thumb_name}`) ?? '';
const makeLater = async () => {
  server.clock.advanceSeconds(avifSeconds + 1);
  await server.work();
};
const sizeOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
  const { width, height, format } = await sharp(rawPayload).metadata();
  return `${format} ${width} x ${height}`;
};

describe('the wide picture of a card', () => {
  it('stands beside the thumbnail some minutes later, until then the thumbnail for as long', async () => {
    const owner = await server.member();
    const { id } = await upload(owner, await picture(1200, 1500));
    const early = await get(await wideOf(id));
    expect([early.statusCode, await sizeOf(early)]).toEqual([200, 'webp 360 x 450']);
    expect(early.headers['cache-control']).toBe('public, max-age=600');
    await makeLater();
    const late = await get(await wideOf(id));
    expect(await sizeOf(late)).toBe('webp 600 x 750');
    expect(late.headers['cache-control']).toContain('immutable');
    const avif = await get(await wideOf(id), 'image/avif');
    expect(await sizeOf(avif)).toBe('heif 600 x 750');
    expect(avif.rawPayload.length).toBeLessThan(late.rawPayload.length);
  });

  it('is as large as the photo is, and none is made of a small one', async () => {
    const owner = await server.member();
    const { id: middle } = await upload(owner, await picture(700, 640));
    await makeLater();
    expect(await sizeOf(await get(await wideOf(middle)))).toBe('webp 512 x 640');
    const other = await server.member();
    const { id: small } = await upload(other, await picture(420, 500));
    await makeLater();
    const never = await get(await wideOf(small));
    expect(await sizeOf(never)).toBe('webp 360 x 450');
    expect(never.headers['cache-control']).toContain('immutable');
  });

  it('is open for the main photo alone, and leaves nothing behind', async () => {
    const owner = await server.member();
    const { id: main } = await upload(owner, await picture(1200, 1500));
    const { id: locked } = await upload(owner, await picture(1300, 1500));
    await makeLater();
    const [open, before] = [await wideOf(main), await rowOf(main)];
    expect((await get(await wideOf(locked))).statusCode).toBe(404);
    for (const name of [before.full_name, before.blurred_thumb_name, 'nothing', '../photos']) {
      const { statusCode, headers } = await get(`/photos/wide/${encodeURIComponent(name)}`);
      expect([statusCode, String(headers['cache-control']).includes('immutable')]).toEqual([
        name.endsWith('.webp') ? 200 : 404,
        false,
      ]);
    }
    await owner.call('photoMain', { body: { id: locked } });
    expect((await get(open)).statusCode).toBe(404);
    expect(await sizeOf(await get(await wideOf(locked)))).toBe('webp 600 x 750');
    await server.work();
    const { storage } = server.services;
    const names = [wideNameOf(before.thumb_name), avifNameOf(wideNameOf(before.thumb_name))];
    expect(await Promise.all(names.map((name) => storage.has(name)))).toEqual([false, false]);
    const row = await rowOf(locked);
    await owner.call('photoRemove', { body: { id: locked } });
    await server.work();
    expect(await storage.has(wideNameOf(row.thumb_name))).toBe(false);
  });
});

it('is named by the thumbnail of an open picture alone', () => {
  expect(wideFilenameOf('/photos/abc.webp')).toBe('/photos/wide/abc.webp');
  for (const other of ['/photos/locked/1/thumb/2/3', 'https://elsewhere/photos/a.webp', '/media/a.webp', ''])
    expect(wideFilenameOf(other)).toBeUndefined();
});
