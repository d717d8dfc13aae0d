import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadMessagePhoto } from '../../testing/uploads/upload-photo.ts';
import { setRules } from '../../testing/site-rules.ts';
import { forgetUnsentMedia } from './forget-unsent.ts';
import { readUploadFacts } from './media-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const daySeconds = 24 * 3600;
const picture = (background: string, width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
const upload = (from: Person, to: Person, more: { picture?: Buffer; key?: string } = {}) =>
  uploadMessagePhoto(server, from, to.id, more);
const send = (from: Person, to: Person, photo: string, key: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'photo', photo }, key });
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof upload>>) => [statusCode, json().error?.code];
const get = (url: string, person?: Person, headers: object = {}) =>
  server.app.inject({
    url,
    headers: { host: 'localhost', ...(person && { cookie: person.cookies() }), ...headers },
  });
const messagesOf = async (reader: Person, other: Person) =>
  (await reader.call('chat', { query: { member: other.id } })).body.messages;
const rowsOf = (from: Person) =>
  server.services.db.selectFrom('conversation_media').selectAll().where('sender', '=', from.id).execute();
const filesOf = async (from: Person) =>
  (await rowsOf(from)).flatMap((row) => [row.full_name, row.small_name ?? '']);
const areThere = async (names: readonly string[]): Promise<boolean[]> =>
  Promise.all(names.map((name) => server.services.storage.has(name)));

/** Takes a photo in and sends it. */
const sendPhoto = async (from: Person, to: Person, bytes?: Buffer) => {
  const key = randomUUID();
  const { photo } = (await upload(from, to, { key, ...(bytes && { picture: bytes }) })).json();
  const sent = await send(from, to, photo.id, key);
  expect(sent.status).toBe(200);
  const { conversation, message } = sent.body;
  return {
    key,
    photo,
    conversation: String(conversation.id),
    seq: Number(message.seq),
    files: await filesOf(from),
  };
};

describe('a photo in a conversation', () => {
  it('arrives as one, costs what the site asks, and says its size and colour before it is there', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    const taken = await upload(anna, bert, { key, picture: await picture('#884422') });
    expect(taken.statusCode).toBe(200);
    // Nobody is told of it, and nothing is charged, before it is sent.
    expect((await bert.call('chats')).body.chats).toEqual([]);
    const { status, body } = await send(anna, bert, taken.json().photo.id, key);
    expect({ status, credits: body.credits }).toEqual({ status: 200, credits: 1 });
    expect(body.message).toMatchObject({ kind: 'photo', photo: { width: 900, height: 600 }, seq: 1 });
    expect(body.message).not.toHaveProperty('text');
    const [theirs] = await messagesOf(bert, anna);
    expect(theirs.photo.tint).toMatch(/^#8[78]4[34]2[123]$/);
    const [full, small] = [
      await get(theirs.photo.filename, bert),
      await get(theirs.photo.thumb_filename, bert),
    ];
    expect([full.headers['content-type'], full.headers['cache-control']]).toEqual([
      'image/webp',
      'private, no-cache',
    ]);
    const [whole, little] = await Promise.all(
      [full, small].map(({ rawPayload }) => sharp(rawPayload).metadata()),
    );
    expect([whole?.width, whole?.exif, little?.width]).toEqual([900, undefined, 640]);
    const [entry] = (await bert.call('chats')).body.chats;
    expect(entry.conversation.last_message).toMatchObject({ kind: 'photo' });
  });

  it('is asked for again without being sent again', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { photo } = await sendPhoto(anna, bert);
    const first = await get(photo.filename, anna);
    const again = await get(photo.filename, anna, { 'if-none-match': String(first.headers.etag) });
    expect([first.statusCode, again.statusCode, again.rawPayload.length]).toEqual([200, 304, 0]);
  });

  it('is one photo and one message for one key, however often it is taken in and sent', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const [key, bytes] = [randomUUID(), await picture('#123456')];
    const { counts } = server.services.pictures;
    const ids = (await Promise.all([1, 2].map(() => upload(anna, bert, { key, picture: bytes })))).map(
      (answer) => answer.json().photo.id,
    );
    expect(ids[0]).toBe(ids[1]);
    const before = counts.decoded;
    expect((await upload(anna, bert, { key, picture: bytes })).json().photo.id).toBe(ids[0]);
    expect(counts.decoded).toBe(before);
    const answers = await Promise.all([1, 2].map(() => send(anna, bert, ids[0], key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.message).toEqual(answers[1]?.body.message);
    expect(await messagesOf(bert, anna)).toHaveLength(1);
    // Another file, or another receiver, under the same key.
    const clara = await server.member();
    for (const other of [
      await upload(anna, bert, { key, picture: await picture('#654321') }),
      await upload(anna, clara, { key, picture: bytes }),
    ])
      expect(codeOf(other)).toEqual([409, 'idempotency_key_reused']);
    server.clock.advanceSeconds(601);
    await server.work();
    expect(await areThere(await filesOf(anna))).toEqual([true, true]);
  });

  it('goes out under no other key, for nobody else, and not by somebody else', async () => {
    const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
    const key = randomUUID();
    const { id } = (await upload(anna, bert, { key })).json().photo;
    for (const sent of [
      await send(clara, bert, id, key),
      await send(anna, clara, id, key),
      await send(anna, bert, id, randomUUID()),
      await send(anna, bert, randomUUID(), key),
    ])
      expect([sent.status, sent.body.error.code]).toEqual([404, 'photo_not_found']);
    expect((await anna.call('user')).body.user.credits).toBe(3);
    expect((await send(anna, bert, id, key)).status).toBe(200);
  });

  it('waits for the confirmation of its sender, and for money', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    const key = randomUUID();
    const { photo } = (await upload(anna, bert, { key })).json();
    expect((await send(anna, bert, photo.id, key)).body.message).toMatchObject({
      kind: 'photo',
      state: 'waiting',
    });
    const [waiting] = await messagesOf(anna, bert);
    expect((await get(waiting.photo.filename, anna)).statusCode).toBe(200);
    server.clock.advanceSeconds(2 * daySeconds);
    await forgetUnsentMedia(server.services);
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    const [theirs] = await messagesOf(bert, anna);
    expect((await get(theirs.photo.filename, bert)).statusCode).toBe(200);
    await forgetUnsentMedia(server.services);
    expect(await rowsOf(anna)).toMatchObject([{ is_sent: true }]);

    await setRules(server, { photoCredits: 7 });
    const next = randomUUID();
    const second = (await upload(anna, bert, { key: next })).json().photo;
    expect((await send(anna, bert, second.id, next)).body.error.code).toBe('not_enough_credits');
    const { unpaid } = (await anna.call('credits')).body;
    expect(unpaid).toMatchObject({
      key: next,
      cost: 7,
      content: { kind: 'photo', photo: { id: second.id } },
    });
    await setRules(server, {});
    expect((await send(anna, bert, second.id, next)).status).toBe(402);
  });
});

describe('nobody but the two ever gets a byte of it', () => {
  it('by no address, and by none that somebody else was given', async () => {
    const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
    await server.pay(clara);
    const { files, photo } = await sendPhoto(anna, bert);
    const [{ photo: theirs }] = await messagesOf(bert, anna);
    for (const address of [photo.filename, photo.thumb_filename, theirs.filename, theirs.thumb_filename])
      for (const stranger of [undefined, clara]) expect((await get(address, stranger)).statusCode).toBe(404);
    expect((await get(photo.filename, bert)).statusCode).toBe(404);
    for (const name of files) expect((await get(`/photos/${name}`, anna)).statusCode).toBe(404);
    // What ended, or was changed, is no address.
    const parts = String(theirs.filename).split('/');
    const changed = [...parts.slice(0, 4), String(Number(parts[4]) + 86_400), parts[5]].join('/');
    expect((await get(changed, bert)).statusCode).toBe(404);
    server.clock.advanceSeconds(2 * daySeconds);
    expect((await get(theirs.filename, bert)).statusCode).toBe(404);
  });

  it('not before it is sent, and not when the receiver has removed the chat', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    const { photo } = (await upload(anna, bert, { key })).json();
    expect((await get(photo.filename, anna)).statusCode).toBe(200);
    const { conversation } = (await send(anna, bert, photo.id, key)).body;
    const [{ photo: theirs }] = await messagesOf(bert, anna);
    await bert.call('chatRemove', { body: { conversation: conversation.id } });
    expect((await get(theirs.filename, bert)).statusCode).toBe(404);
    expect((await get(photo.filename, anna)).statusCode).toBe(200);
  });

  it('not as a free member beyond what one may read back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await sendPhoto(anna, bert);
    const [{ photo }] = await messagesOf(bert, anna);
    await setRules(server, { historyLimit: 1 });
    await anna.call('chatSend', { body: { member: bert.id, kind: 'text', text: 'Do you like it?' } });
    expect((await get(photo.filename, bert)).statusCode).toBe(404);
    await setRules(server, {});
    expect((await get(photo.filename, bert)).statusCode).toBe(200);
  });
});

describe('row and files go', () => {
  it('with a message that is taken back, whose key goes on storing nothing twice', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { files, conversation, seq, key, photo } = await sendPhoto(anna, bert);
    const [{ photo: theirs }] = await messagesOf(bert, anna);
    await anna.call('messageRemove', { body: { conversation, seq } });
    expect((await get(theirs.filename, bert)).statusCode).toBe(404);
    expect((await send(anna, bert, photo.id, key)).body.message).toMatchObject({ removed: true, seq });
    await server.work();
    expect(await rowsOf(anna)).toEqual([]);
    // The whole one is named by what is kept for a report; the small one is not.
    expect(await areThere(files)).toEqual([true, false]);
  });

  it('when both have removed the chat', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { files, conversation } = await sendPhoto(anna, bert);
    for (const [person, left] of [
      [anna, true],
      [bert, false],
    ] as const) {
      await person.call('chatRemove', { body: { conversation } });
      await server.work();
      expect(await areThere(files)).toEqual([left, left]);
    }
  });

  it('when it was not sent within a day', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { files: sent } = await sendPhoto(anna, bert);
    await upload(anna, bert);
    const unsent = (await filesOf(anna)).filter((name) => !sent.includes(name));
    server.clock.advanceSeconds(daySeconds - 60);
    await forgetUnsentMedia(server.services);
    expect(await rowsOf(anna)).toHaveLength(2);
    server.clock.advanceSeconds(120);
    await forgetUnsentMedia(server.services);
    await server.work();
    expect([await areThere(sent), await areThere(unsent)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('but stay unseen after a block, for a report that follows', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { files, photo } = await sendPhoto(anna, bert);
    await bert.call('block', { body: { member: anna.id } });
    await server.work();
    expect(await areThere(files)).toEqual([true, true]);
    for (const person of [anna, bert]) expect((await get(photo.filename, person)).statusCode).toBe(404);
  });
});

describe('a file that is no photo is refused', () => {
  /** The head of a PNG that says it is this large. */
  const hugePng = async (width: number, height: number): Promise<Buffer> => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#774411' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

  it.each([
    ['words', () => Buffer.from('this is no picture'), [422, 'photo_invalid']],
    ['nothing', () => Buffer.alloc(0), [422, 'photo_invalid']],
    ['a drawing', () => Buffer.from(svg), [422, 'photo_invalid']],
    ['half a picture', async () => (await picture('#334455')).subarray(0, 900), [422, 'photo_invalid']],
    ['more pixels than anybody has', () => hugePng(50_000, 50_000), [413, 'photo_too_large']],
    ['more bytes', () => Buffer.alloc(15 * 1024 * 1024 + 1), [413, 'photo_too_large']],
  ])('%s', async (_name, make, refusal) => {
    const [anna, bert] = [await server.member(), await server.member()];
    expect(codeOf(await upload(anna, bert, { picture: await make() }))).toEqual(refusal);
    expect(await rowsOf(anna)).toEqual([]);
  });

  it('and of one that is a page as well nothing but the picture is kept', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const both = Buffer.concat([
      await picture('#334455'),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const { files } = await sendPhoto(anna, bert, both);
    for (const name of files)
      expect((await server.services.storage.read(name))?.includes('alert')).toBe(false);
  });
});

describe('a photo is not even received', () => {
  it('for somebody who has blocked its sender, or whom its sender has blocked, or nobody', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await bert.call('block', { body: { member: anna.id } });
    expect(codeOf(await upload(anna, bert))).toEqual([403, 'blocked_by_member']);
    expect(codeOf(await upload(bert, anna))).toEqual([403, 'blocked_by_you']);
    expect(codeOf(await upload(anna, anna))[1]).toBe('own_profile');
    expect(codeOf(await uploadMessagePhoto(server, anna, randomUUID()))[1]).toBe('member_not_found');
  });

  it('under a key that has stored a message of something else, or one that was taken back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    const words = await anna.call('chatSend', {
      body: { member: bert.id, kind: 'text', text: 'Hello' },
      key,
    });
    expect(words.status).toBe(200);
    expect(codeOf(await upload(anna, bert, { key }))).toEqual([409, 'idempotency_key_reused']);
    const { conversation, seq, key: sent } = await sendPhoto(anna, bert);
    expect((await upload(anna, bert, { key: sent })).statusCode).toBe(200);
    await anna.call('messageRemove', { body: { conversation, seq } });
    expect(codeOf(await upload(anna, bert, { key: sent }))).toEqual([409, 'idempotency_key_reused']);
    expect(await rowsOf(anna)).toEqual([]);
  });

  it('and counts as sent by its own message only', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const key = randomUUID();
    await upload(anna, bert, { key });
    await anna.call('chatSend', { body: { member: bert.id, kind: 'text', text: 'Hello' }, key });
    await sendPhoto(anna, bert);
    expect((await rowsOf(anna)).map(({ is_sent }) => is_sent).sort()).toEqual([false, true]);
    expect(await readUploadFacts(server.services.db, { sender: anna.id, clientId: key })).toMatchObject({
      unsent: 1,
    });
  });

  it('from who has taken in many and sent none', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const used_at = new Date(server.clock.now());
    const row = {
      receiver: bert.id,
      sha256: '',
      width: 1,
      height: 1,
      tint: '',
      full_name: '',
      small_name: '',
      kind: 'photo' as const,
      used_at,
    };
    await server.services.db
      .insertInto('conversation_media')
      .values(
        Array.from({ length: 20 }, (_, index) => ({
          ...row,
          id: randomUUID(),
          sender: anna.id,
          client_id: `k${index}`,
        })),
      )
      .execute();
    expect(codeOf(await upload(anna, bert))).toEqual([429, 'too_many_requests']);
  });
});
