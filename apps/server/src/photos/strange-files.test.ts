import { crc32 } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { spottedPicture, uploadPhoto } from '../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
};
/** The head of a PNG of so many pixels, in a few bytes. */
const pngOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([number32(width), number32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const page = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${page}<rect width="600" height="800"/></svg>`;

const strip = (height: number): Promise<Buffer> =>
  sharp({ create: { width: 200, height, channels: 3, background: '#774411' } })
    .png()
    .toBuffer();

const codeOf = async (bytes: Buffer) => {
  const answer = await uploadPhoto(server, await server.member(), bytes);
  return [answer.statusCode, answer.json().error?.code];
};
const bytesOf = async (person: Person, filename: string): Promise<Buffer> => {
  const headers = { host: 'localhost', cookie: person.cookies() };
  return (await server.app.inject({ url: filename, headers })).rawPayload;
};
/** What is served of a picture that was sent in. */
const servedOf = async (bytes: Buffer): Promise<Buffer> => {
  const person = await server.member();
  const answer = await uploadPhoto(server, person, bytes);
  expect(answer.statusCode).toBe(200);
  return bytesOf(person, answer.json().photo.picture.filename);
};

describe('files that are no ordinary photos', () => {
  it.each(['', '; boundary=', `; boundary=${'x'.repeat(5000)}`])(
    'are no failure of ours where a form can not be taken apart (%#)',
    async (boundary) => {
      const person = await server.member();
      const { statusCode, ...answer } = await server.app.inject({
        method: 'POST',
        url: '/api/photos.php',
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          'idempotency-key': 'a key of this test 1',
          'content-type': `multipart/form-data${boundary}`,
          cookie: person.cookies(),
        },
        payload: await spottedPicture(2),
      });
      expect([statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
    },
  );

  it.each<[string, () => Promise<Buffer> | Buffer, [number, string]]>([
    ['a PNG of 50,000 × 50,000', () => pngOf(50_000, 50_000), [413, 'photo_too_large']],
    ['a PNG that has nothing but a head', () => pngOf(600, 800), [422, 'photo_invalid']],
    ['a strip of 200 × 30,000', () => strip(30_000), [422, 'photo_invalid']],
    [
      'a strip that lies',
      async () =>
        sharp(await strip(801))
          .rotate(90)
          .png()
          .toBuffer(),
      [422, 'photo_invalid'],
    ],
    ['SVG', () => Buffer.from(svg), [422, 'photo_invalid']],
    ['a page', () => Buffer.from(`<!doctype html>${page}`), [422, 'photo_invalid']],
    [
      'the first bytes of a GIF before a script',
      () => Buffer.from(`GIF89a=1;${page}`),
      [422, 'photo_invalid'],
    ],
    ['half a photo', async () => (await spottedPicture(1)).subarray(0, 4000), [422, 'photo_invalid']],
    ['nothing', () => Buffer.alloc(0), [422, 'photo_invalid']],
  ])('%s is refused', async (_, make, refusal) => {
    expect(await codeOf(await make())).toEqual(refusal);
    expect(await readdir(path.join(server.services.photoFolder, 'received'))).toEqual([]);
  });

  it('nothing is left of what hides behind a photo, or in its comments', async () => {
    const photo = await spottedPicture(2);
    const zip = Buffer.from('PK\u0003\u0004 hidden archive');
    const comment = Buffer.from(page);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(comment.length + 2);
    const head = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment]);
    const served = await servedOf(Buffer.concat([head, photo.subarray(2), Buffer.from(page), zip]));
    expect((await sharp(served).metadata()).format).toBe('webp');
    for (const trace of ['alert(', 'PK\u0003\u0004', 'hidden archive'])
      expect(served.includes(trace), trace).toBe(false);
  });

  it('colours of the press become those of the screen', async () => {
    const press = await sharp(await spottedPicture(3))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(press).metadata()).space).toBe('cmyk');
    const { space, channels } = await sharp(await servedOf(press)).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
  });

  it.each(['gif', 'webp'] as const)('of an animated %s the first picture is left', async (format) => {
    const frames = Buffer.alloc(300 * 300 * 3 * 4, 0);
    for (let frame = 0; frame < 4; frame += 1)
      frames.fill(frame * 60 + 20, frame * 270_000, (frame + 1) * 270_000);
    const raw = { width: 300, height: 1200, channels: 3, pageHeight: 300 } as const;
    const moving = await sharp(frames, { raw })
      .toFormat(format, { loop: 0, delay: [100, 100, 100, 100] })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(4);
    const { pages, height } = await sharp(await servedOf(moving), { animated: true }).metadata();
    expect([pages ?? 1, height]).toEqual([1, 300]);
  });
});

describe('a storage that takes nothing', () => {
  it.each([
    ['full', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 503],
    ['readable only', Object.assign(new Error('read-only file system'), { code: 'EROFS' }), 503],
  ])(
    'because it is %s is told as out of order, and leaves no photo without its files',
    async (_, error, status) => {
      const person = await server.member();
      const { storage } = server.services;
      const { put } = storage;
      Object.assign(storage, { put: () => Promise.reject(error) });
      try {
        const answer = await uploadPhoto(server, person, await spottedPicture(10));
        expect([answer.statusCode, answer.json().error.code]).toEqual([status, 'service_unavailable']);
      } finally {
        Object.assign(storage, { put });
      }
      expect((await person.call('photos')).body.photos).toEqual([]);
      // And is taken in once there is room.
      expect((await uploadPhoto(server, person, await spottedPicture(10))).statusCode).toBe(200);
    },
  );

  it('nobody’s main photo changes while its pictures can not be copied', async () => {
    const person = await server.member();
    const [first, second] = [
      (await uploadPhoto(server, person, await spottedPicture(20))).json().photo,
      (await uploadPhoto(server, person, await spottedPicture(21))).json().photo,
    ];
    const { storage } = server.services;
    const { put } = storage;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    Object.assign(storage, { put: () => Promise.reject(full) });
    try {
      expect((await person.call('photoMain', { body: { id: second.id } })).status).toBe(503);
    } finally {
      Object.assign(storage, { put });
    }
    const photos = (await person.call('photos')).body.photos as { id: string; main: boolean }[];
    expect(photos.find(({ main }) => main)?.id).toBe(first.id);
    expect((await bytesOf(person, first.picture.filename)).length).toBeGreaterThan(1000);
  });
});
