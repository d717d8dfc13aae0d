import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadPhoto } from '../../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const striped = (left: string, right: string): Promise<Buffer> =>
  sharp({
    create: { width: 300, height: 400, channels: 3, background: left },
  })
    .composite([
      { input: { create: { width: 150, height: 400, channels: 3, background: right } }, left: 150, top: 0 },
    ])
    .jpeg()
    .toBuffer();

it('gives the place of a main photo its colour in searches, and says nothing of the colours of a locked one', async () => {
  const [owner, viewer] = [await server.member(), await server.member()];
  expect((await uploadPhoto(server, owner, await striped('#0a5a0a', '#1e6e1e'))).statusCode).toBe(200);
  expect((await uploadPhoto(server, owner, await striped('#c81414', '#a00000'))).statusCode).toBe(200);
  const { results } = (await viewer.call('search', { query: { real_only: '1', with_photo: '1' } })).body;
  const { tint } = results.find(({ id }: { id: string }) => id === owner.id).main_image;
  const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  expect(green).toBeGreaterThan(red + 40);

  const { profile } = (await viewer.call('profile', { query: { id: owner.id } })).body;
  const locked = profile.photos.find(({ access }: { access: string }) => access === 'locked');
  expect(Object.keys(locked.picture).toSorted()).toEqual(['filename', 'height', 'thumb_filename', 'width']);
  const stored = await server.services.db
    .selectFrom('photos')
    .select('thumb_hash')
    .where('member_id', '=', owner.id)
    .execute();
  for (const { thumb_hash: hash } of stored) expect(JSON.stringify(profile)).not.toContain(hash ?? 'none');
});
