import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { spottedPicture, uploadPhoto, uploadSelfie } from '../../testing/uploads/upload-photo.ts';
import { avifSeconds } from '../jobs.ts';
import { judgePhoto } from '../moderation/judge-photo.ts';
import { namesOf } from '../stored-files.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());
afterEach(() => vi.restoreAllMocks());

interface Photo {
  readonly id: string;
  readonly version: string;
  readonly main: boolean;
  readonly state: string;
  readonly picture: { readonly filename: string; readonly width: number; readonly height: number };
}

/** Red on the left, blue on the right, and spots that make each another one. */
const halves = async (number: number): Promise<Buffer> => {
  const side = (background: string) =>
    sharp({ create: { width: 300, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await spottedPicture(number))
    .resize(600, 800, { fit: 'fill' })
    .composite([
      { input: await side('#dd1111'), left: 0, top: 0, blend: 'multiply' },
      { input: await side('#1111dd'), left: 300, top: 0, blend: 'multiply' },
    ])
    .jpeg()
    .toBuffer();
};

let pictures = 500;
const add = async (person: Person): Promise<Photo> =>
  (await uploadPhoto(server, person, await halves((pictures += 1)))).json().photo;
const own = async (person: Person): Promise<Photo[]> => (await person.call('photos')).body.photos;
const right = { left: 300, top: 100, width: 300, height: 375 };
const crop = ({ id, version }: Pick<Photo, 'id' | 'version'>, part = right) => ({
  body: { id, version, part },
});
const rowOf = (id: string) =>
  server.services.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost' } });

it('leaves the part, under names that nobody knows; what was shown before leads nowhere, at once and in the storage', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const before = await rowOf(photo.id);
  await judgePhoto(server.services, before.number, { event: 'approve' }, 'Eva');
  const answer = await owner.call('photoCrop', crop(photo));
  expect(answer.status).toBe(200);
  expect(answer.body.photo).toMatchObject({
    id: photo.id,
    main: true,
    state: 'waiting',
    hidden: false,
    picture: { width: 300, height: 375 },
  });
  expect(answer.body.photo.version).not.toBe(photo.version);
  const after = await rowOf(photo.id);
  expect(after).toMatchObject({ moderation: 'waiting', judged_by: null, judged_at: null });
  expect(after.thumb_hash).not.toBe(before.thumb_hash);
  expect(namesOf(after).some((name) => namesOf(before).includes(name))).toBe(false);
  expect((await get(photo.picture.filename)).statusCode).toBe(404);
  const { channels } = await sharp((await get(answer.body.photo.picture.filename)).rawPayload).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(2 * (red ?? 0));
  await server.work();
  for (const name of namesOf(before)) expect(await server.services.storage.has(name)).toBe(false);
  for (const name of namesOf(after)) expect(await server.services.storage.has(name)).toBe(true);
});

it('is one act however often it is told, and another part under its key is refused', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const key = randomUUID();
  const draw = vi.spyOn(server.services.pictures, 'makePart');
  const first = await owner.call('photoCrop', { ...crop(photo), key });
  const again = await owner.call('photoCrop', { ...crop(photo), key });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(draw).toHaveBeenCalledOnce();
  const other = await owner.call('photoCrop', { ...crop(photo, { ...right, left: 0 }), key });
  expect(other.body.error.code).toBe('idempotency_key_reused');
});

it('two at once of the same picture: one of them is done, and nothing is left of the other', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const answers = await Promise.all([
    owner.call('photoCrop', crop(photo)),
    owner.call('photoCrop', crop(photo, { ...right, left: 0 })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('photo_changed');
});

it('only of one’s own, of the picture that was seen, of what is inside it, and of none that was refused', async () => {
  const [owner, stranger] = [await server.member(), await server.member()];
  const photo = await add(owner);
  const codeOf = async (person: Person, input: ReturnType<typeof crop>) =>
    (await person.call('photoCrop', input)).body.error?.code;
  const read = vi.spyOn(server.services.storage, 'read');
  expect(await codeOf(stranger, crop(photo))).toBe('photo_not_found');
  expect(await codeOf(owner, crop({ id: photo.id, version: 'another' }))).toBe('photo_changed');
  expect(await codeOf(owner, crop(photo, { ...right, left: 301 }))).toBe('photo_part_invalid');
  expect(await codeOf(owner, crop(photo, { ...right, width: 199 }))).toBe('photo_part_invalid');
  expect(read).not.toHaveBeenCalled();
  await judgePhoto(
    server.services,
    (await rowOf(photo.id)).number,
    { event: 'refuse', reason: 'indecent' },
    'Eva',
  );
  expect(await codeOf(owner, crop(photo))).toBe('photo_changed');
  // Nor as it is by now: cropped, it would be shown again.
  const [refused] = await own(owner);
  expect(await codeOf(owner, crop(refused ?? photo))).toBe('photo_changed');
});

it('the main photo is another one for who is being verified, another photo is not', async () => {
  const owner = await server.member();
  const [main, second] = [await add(owner), await add(owner)];
  const standing = async () => (await owner.call('verification')).body.verification;
  await owner.call('verificationAsk');
  for (const { pose } of (await standing()).poses)
    await uploadSelfie(server, owner, pose, await spottedPicture((pictures += 1)));
  await owner.call('verificationSubmit');
  expect((await owner.call('photoCrop', crop(second))).status).toBe(200);
  expect(await standing()).toMatchObject({ state: 'submitted' });
  expect((await owner.call('photoCrop', crop(main))).status).toBe(200);
  expect(await standing()).toMatchObject({ state: 'withdrawn', reason: 'photo_changed' });
  expect((await own(owner)).map(({ id, main: isMain }) => [id, isMain])).toEqual([
    [main.id, true],
    [second.id, false],
  ]);
});

it('the same part of the same picture does not stand on a profile twice, and what is gone of it may come again', async () => {
  const owner = await server.member();
  const bytes = await halves((pictures += 1));
  const photo: Photo = (await uploadPhoto(server, owner, bytes)).json().photo;
  const part = await sharp(bytes).extract(right).jpeg().toBuffer();
  const other: Photo = (await uploadPhoto(server, owner, part)).json().photo;
  expect((await owner.call('photoCrop', crop(photo))).body.error.code).toBe('photo_twice');
  expect((await own(owner))[0]?.picture).toMatchObject({ width: 600, height: 800 });
  await owner.call('photoRemove', { body: { id: other.id } });
  expect((await owner.call('photoCrop', crop(photo))).status).toBe(200);
  expect((await uploadPhoto(server, owner, part)).json().error?.code).toBe('photo_twice');
  expect((await uploadPhoto(server, owner, bytes)).statusCode).toBe(200);
});

it('is refused before anything is read where a member’s pictures took too much, as an upload is', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  vi.spyOn(server.services.pictures, 'refuseEarly').mockImplementationOnce(() => {
    throw new AppError('too_many_requests');
  });
  const made = vi.spyOn(server.services.pictures, 'makePart');
  expect((await owner.call('photoCrop', crop(photo))).status).toBe(429);
  expect(made).not.toHaveBeenCalled();
});

it('has another address also where it is locked: a browser that keeps the picture of before does not show it', async () => {
  const owner = await server.member();
  await add(owner);
  const photo = await add(owner);
  const before = photo.picture.filename;
  const asked = (url: string) =>
    server.app.inject({ url, headers: { host: 'localhost', cookie: owner.cookies() } });
  expect((await asked(before)).statusCode).toBe(200);
  const after = (await owner.call('photoCrop', crop(photo))).body.photo.picture.filename;
  expect(after).not.toBe(before);
  expect((await asked(before)).statusCode).toBe(404);
  const { width } = await sharp((await asked(after)).rawPayload).metadata();
  expect(width).toBe(300);
});

it('is not judged by who saw the picture of before', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const { number } = await rowOf(photo.id);
  await owner.call('photoCrop', crop(photo));
  for (const verdict of [{ event: 'approve' }, { event: 'refuse', reason: 'indecent' }] as const)
    expect(await judgePhoto(server.services, number, verdict, 'Eva')).toBe(false);
  const cropped = await rowOf(photo.id);
  expect(cropped.moderation).toBe('waiting');
  expect(await judgePhoto(server.services, cropped.number, { event: 'approve' }, 'Eva')).toBe(true);
});

it('has AVIF pictures made of what is left, and none of what is gone', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const before = await rowOf(photo.id);
  await owner.call('photoCrop', crop(photo));
  const after = await rowOf(photo.id);
  const sources = await Promise.all(
    [after.full_name, after.thumb_name].map((name) => server.services.storage.read(name)),
  );
  await server.work();
  const made = vi.spyOn(server.services.pictures, 'makeAvif').mockResolvedValue(undefined);
  server.clock.advanceSeconds(avifSeconds);
  await server.work();
  const asked = made.mock.calls.map(([bytes]) => bytes.toString('base64'));
  for (const source of sources) expect(asked).toContain(source?.toString('base64'));
  expect(await server.services.storage.has(before.full_name)).toBe(false);
});

it('loses nothing where the storage fails in the midst of it: the photo is as it was, and is cropped when it is asked for again', async () => {
  const owner = await server.member();
  const photo = await add(owner);
  const before = await rowOf(photo.id);
  const { storage } = server.services;
  const puts: Promise<string>[] = [];
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementation((bytes, name) => {
    if (puts.length === 2) return Promise.reject(new Error('the disk is full'));
    const written = put(bytes, name);
    puts.push(written);
    return written;
  });
  expect((await owner.call('photoCrop', crop(photo))).status).toBe(500);
  expect(await rowOf(photo.id)).toEqual(before);
  vi.restoreAllMocks();
  const stored = await Promise.all(puts);
  // Longer than any act takes: what was stored has no row.
  server.clock.advanceSeconds(3600);
  await server.work();
  expect(stored).toHaveLength(2);
  for (const name of stored) expect(await storage.has(name)).toBe(false);
  for (const name of namesOf(before)) expect(await storage.has(name)).toBe(true);
  expect((await owner.call('photoCrop', crop(photo))).status).toBe(200);
});
