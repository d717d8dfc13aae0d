import { randomUUID } from 'node:crypto';
import { eventsPath, exportPath, sessionEndedCloseCode, webhookPath } from '@vesper/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Asker, askers, everybody, members } from '../platform/subject/access-row.ts';
import { viewerOf } from '../chat/media/media-address.ts';
import { uploadMessagePhoto } from '../testing/uploads/upload-photo.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { makeAccessWorld, type PeopledWorld } from './access-world.ts';

// What is no call of the contract's table (`access.test.ts` asks those): files, the live connection, the webhooks.

let server: TestServer;
let world: PeopledWorld;
beforeAll(async () => {
  server = await startTestServer();
  await sql`update sites set settings = jsonb_set(settings, '{rules,loggedOutSearch}', 'false')`.execute(
    server.services.db,
  );
  await addSecondSite(server);
  world = await makeAccessWorld(server);
});
afterAll(() => server.end());

/** What somebody's browser is answered at an address: `ok`, or the code of the refusal. */
const open = async (asker: Asker, url: string, method: 'GET' | 'POST' = 'GET'): Promise<string> => {
  const cookie = world.people[asker].cookies();
  const headers = {
    ...(asker === 'other_brand' ? secondSite : { host: 'localhost', origin: 'http://localhost' }),
    ...(cookie && { cookie }),
  };
  const answer = await server.app.inject({ url, method, headers });
  if (answer.statusCode === 200) return 'ok';
  return (answer.json() as { error: { code: string } }).error.code;
};

const everyAsker = async (ask: (asker: Asker) => Promise<string>) =>
  Object.fromEntries(await Promise.all(askers.map(async (asker) => [asker, await ask(asker)] as const)));

interface Names {
  readonly full: string;
  readonly thumb: string;
  readonly blurred: string;
  readonly blurredThumb: string;
}

/** A photo of the target with files that can be told apart. */
const addPhoto = async (main: boolean): Promise<{ id: string; names: Names }> => {
  const id = randomUUID();
  const keep = (rendition: string) => server.services.storage.put(Buffer.from(`${id} ${rendition}`));
  const names = {
    full: await keep('full'),
    thumb: await keep('thumb'),
    blurred: await keep('blurred'),
    blurredThumb: await keep('blurred thumb'),
  };
  await server.services.db
    .insertInto('photos')
    .values({
      id,
      member_id: world.target,
      position: main ? 0 : 1,
      main,
      width: 10,
      height: 10,
      full_name: names.full,
      thumb_name: names.thumb,
      blurred_name: names.blurred,
      blurred_thumb_name: names.blurredThumb,
      created_at: new Date(server.clock.now()),
    })
    .execute();
  return { id, names };
};

describe('who may fetch which rendition of a photo', () => {
  it('by its open address: of the main photo all, of another the blurred ones only', async () => {
    const [main, other] = [await addPhoto(true), await addPhoto(false)];
    for (const name of Object.values(main.names))
      expect(await everyAsker((asker) => open(asker, `/photos/${name}`)), name).toEqual(everybody('ok'));
    for (const name of [other.names.blurred, other.names.blurredThumb])
      expect(await everyAsker((asker) => open(asker, `/photos/${name}`)), name).toEqual(everybody('ok'));
    for (const name of [other.names.full, other.names.thumb])
      expect(await everyAsker((asker) => open(asker, `/photos/${name}`)), name).toEqual(
        everybody('photo_not_found'),
      );
  });

  it('by a locked address: the premium member it was written for, and nobody else', async () => {
    await addPhoto(false);
    const { body } = await world.people.premium.call('profile', { query: { id: world.target } });
    const locked = (body.profile.photos as { picture: { filename: string; thumb_filename: string } }[])
      .flatMap(({ picture }) => [picture.filename, picture.thumb_filename])
      .filter((address) => address.startsWith('/photos/locked/'));
    expect(locked.length).toBeGreaterThanOrEqual(2);
    for (const address of locked.slice(0, 2))
      expect(await everyAsker((asker) => open(asker, address)), address).toEqual({
        ...everybody('photo_not_found'),
        premium: 'ok',
      });
  });

  it('in a profile: a free member is named the blurred ones only, who is blocked none', async () => {
    const { names } = await addPhoto(false);
    const named = async (asker: Asker) => {
      const { body } = await world.people[asker].call('profile', { query: { id: world.target } });
      const photos = (body.profile?.photos ?? []) as { main: boolean; picture: { filename: string } }[];
      return photos.filter(({ main }) => !main).map(({ picture }) => picture.filename);
    };
    for (const asker of ['free', 'other'] as const) {
      const addresses = await named(asker);
      expect(addresses, asker).toContain(`/photos/${names.blurred}`);
      for (const address of addresses) expect(address, asker).not.toMatch(/locked/);
      expect(addresses.join(), asker).not.toContain(names.full);
    }
    for (const asker of ['visitor', 'blocked', 'other_brand', 'deleted'] as const)
      expect(await named(asker), asker).toEqual([]);
  });
});

it('a photo of a conversation is for the two of it, each by an address of their own', async () => {
  const { free } = world.people;
  const key = randomUUID();
  const { photo } = (await uploadMessagePhoto(server, free, world.target, { key })).json();
  const body = { member: world.target, kind: 'photo', photo: photo.id };
  expect((await free.call('chatSend', { body, key })).status).toBe(200);
  const ofTarget = viewerOf(server.services, world.target).addressOf(photo.id, 'full');
  for (const address of [photo.filename, photo.thumb_filename])
    expect(await everyAsker((asker) => open(asker, address)), address).toEqual({
      ...everybody('photo_not_found'),
      free: 'ok',
    });
  expect(await everyAsker((asker) => open(asker, ofTarget))).toEqual(everybody('photo_not_found'));
});

it('the download is for members', async () => {
  expect(await everyAsker((asker) => open(asker, exportPath))).toEqual(members('ok'));
});

it('the live connection begins for members and is closed to all others at once', async () => {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const connect = async (asker: Asker): Promise<string> => {
    const cookie = world.people[asker].cookies();
    const host = asker === 'other_brand' ? secondSite.host : 'localhost';
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}`, {
        headers: { host, ...(cookie && { cookie }) },
      });
      socket.on('error', reject);
      socket.on('close', (code) => resolve(String(code)));
      socket.on('message', (frame) => {
        resolve((JSON.parse(String(frame)) as { type: string }).type);
        socket.close();
      });
    });
  };
  const closed = String(sessionEndedCloseCode);
  expect(await everyAsker(connect)).toEqual({ ...members('ready'), visitor: closed, deleted: closed });
});

it('a webhook tells nobody whether there is such a payment', async () => {
  for (const provider of ['mollie', 'nobody'])
    expect(await everyAsker((asker) => open(asker, `${webhookPath}/${provider}`, 'POST'))).toEqual(
      everybody(provider === 'mollie' ? 'ok' : 'not_found'),
    );
});
