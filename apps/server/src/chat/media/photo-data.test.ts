import { randomUUID } from 'node:crypto';
import { exportPath } from '@vesper/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeDeleted } from '../../leaving/purge.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadMessagePhoto } from '../../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const sendPhoto = async (from: Person, to: Person): Promise<string> => {
  const key = randomUUID();
  const { photo } = (await uploadMessagePhoto(server, from, to.id, { key })).json();
  const sent = await from.call('chatSend', { body: { member: to.id, kind: 'photo', photo: photo.id }, key });
  expect(sent.status).toBe(200);
  return photo.id;
};

it("stands in the download of both, with its file, and in nobody else's", async () => {
  const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
  const id = await sendPhoto(anna, bert);
  for (const person of [anna, bert]) {
    const { rawPayload } = await server.app.inject({
      url: exportPath,
      headers: { host: 'localhost', cookie: person.cookies() },
    });
    const files = unzipSync(new Uint8Array(rawPayload));
    const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString('utf8'));
    const [message] = data.conversations[0].messages;
    expect(message).toMatchObject({ kind: 'photo', media: id });
    expect((await sharp(Buffer.from(files[message.file] ?? [])).metadata()).format).toBe('webp');
  }
  const { rawPayload } = await server.app.inject({
    url: exportPath,
    headers: { host: 'localhost', cookie: clara.cookies() },
  });
  expect(Object.keys(unzipSync(new Uint8Array(rawPayload))).join()).not.toContain(id);
});

it('goes with the purge of who has sent it, and of whom it was sent to once its sender sees it no more', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const [mine, theirs] = [await sendPhoto(anna, bert), await sendPhoto(bert, anna)];
  const left = async () =>
    (
      await server.services.db
        .selectFrom('conversation_media')
        .select('id')
        .where('id', 'in', [mine, theirs])
        .execute()
    ).map(({ id }) => id);
  const rows = await server.services.db
    .selectFrom('conversation_media')
    .select(['id', 'full_name'])
    .where('id', 'in', [mine, theirs])
    .execute();
  const leave = async (person: Person) => {
    await person.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    server.clock.advanceSeconds(15 * 24 * 3600);
    await purgeDeleted(server.services);
    await server.work();
  };
  await leave(anna);
  expect(await left()).toEqual([theirs]);
  await leave(bert);
  expect(await left()).toEqual([]);
  for (const { full_name: name } of rows) expect(await server.services.storage.has(name)).toBe(false);
});
