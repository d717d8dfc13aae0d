import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/outside/s3-server.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { spottedPicture, uploadPhoto } from '../testing/uploads/upload-photo.ts';

let store: S3Server;
let server: TestServer;
beforeAll(async () => {
  store = await startS3Server();
  server = await startTestServer({ S3_URL: store.address() });
});
afterAll(async () => {
  await server.end();
  await store.remove();
});

const look = (address: string, person?: Person) =>
  server.app.inject({
    url: address,
    headers: { host: 'localhost', ...(person && { cookie: person.cookies() }) },
  });

const photosOf = async (person: Person): Promise<{ picture: { filename: string } }[]> =>
  (await person.call('photos')).body.photos;

it('keeps photos in a store that speaks S3, shows them, and survives its absence', async () => {
  const person = await server.member();
  const key = randomUUID();
  const picture = await spottedPicture(1);
  expect((await uploadPhoto(server, person, picture)).statusCode).toBe(200);
  const address = (await photosOf(person))[0]?.picture.filename ?? '';
  const shown = await look(address);
  expect({ status: shown.statusCode, type: shown.headers['content-type'] }).toEqual({
    status: 200,
    type: 'image/webp',
  });

  await store.stop();
  const [away, refused] = [
    await look(address),
    await uploadPhoto(server, person, await spottedPicture(2), key),
  ];
  // Not "there is no such photo", which a proxy may keep: come again.
  for (const answer of [away, refused])
    expect({ status: answer.statusCode, after: answer.headers['retry-after'] }).toEqual({
      status: 503,
      after: '2',
    });
  expect(away.headers['cache-control'] ?? '').not.toContain('public');
  // Everything else works, and of the refused photo nothing stands anywhere.
  expect((await person.call('user')).status).toBe(200);
  expect(await photosOf(person)).toHaveLength(1);

  await store.start();
  expect((await look(address)).statusCode).toBe(200);
  expect((await uploadPhoto(server, person, await spottedPicture(2), key)).statusCode).toBe(200);
  expect(await photosOf(person)).toHaveLength(2);
});
