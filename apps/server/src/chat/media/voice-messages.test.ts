import { randomUUID } from 'node:crypto';
import { blockEvidenceDays } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { forgetEvidence } from '../../reports/forget.ts';
import { aRecording } from '../../testing/uploads/a-recording.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadMessagePhoto, uploadMessageVoice } from '../../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const upload = (from: Person, to: Person, recording: Buffer, key?: string) =>
  uploadMessageVoice(server, from, to.id, recording, key);
const send = (from: Person, to: Person, voice: string, key: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'voice', voice }, key });
const get = (url: string, person?: Person, headers: object = {}) =>
  server.app.inject({
    url,
    headers: { host: 'localhost', ...(person && { cookie: person.cookies() }), ...headers },
  });
const messagesOf = async (reader: Person, other: Person) =>
  (await reader.call('chat', { query: { member: other.id } })).body.messages;
const rowsOf = (from: Person) =>
  server.services.db.selectFrom('conversation_media').selectAll().where('sender', '=', from.id).execute();

const sendVoice = async (from: Person, to: Person, recording: Buffer) => {
  const key = randomUUID();
  const { voice } = (await upload(from, to, recording, key)).json();
  const { status, body } = await send(from, to, voice.id, key);
  expect(status).toBe(200);
  return { key, voice, body };
};

describe('a voice message', () => {
  it.each([
    ['webm', 'audio/webm'],
    ['mp4', 'audio/mp4'],
  ] as const)('of %s arrives as one, at its price, with its length', async (container, type) => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await sendVoice(anna, bert, await aRecording({ container, seconds: 4 }));
    expect(body.credits).toBe(1);
    const [{ kind, voice }] = await messagesOf(bert, anna);
    expect([kind, Math.round(voice.seconds)]).toEqual(['voice', 4]);
    const answer = await get(voice.filename, bert);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    for (const stranger of [undefined, anna, await server.member()])
      expect((await get(voice.filename, stranger)).statusCode).toBe(404);
    expect((await get(String(voice.filename).replace('/full/', '/small/'), bert)).statusCode).toBe(404);
  });

  it('is sent in parts, as players ask for them', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { voice } = await sendVoice(anna, bert, await aRecording());
    const { rawPayload: whole } = await get(voice.filename, anna);
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(voice.filename, anna, { range });
      return [statusCode, headers['content-range'], rawPayload.toString('hex')];
    };
    const { length } = whole;
    expect(await part('bytes=0-')).toEqual([206, `bytes 0-${length - 1}/${length}`, whole.toString('hex')]);
    expect(await part('bytes=10-19')).toEqual([
      206,
      `bytes 10-19/${length}`,
      whole.subarray(10, 20).toString('hex'),
    ]);
    expect(await part('bytes=-5')).toEqual([
      206,
      `bytes ${length - 5}-${length - 1}/${length}`,
      whole.subarray(-5).toString('hex'),
    ]);
    expect((await part(`bytes=${length}-`)).slice(0, 2)).toEqual([416, `bytes */${length}`]);
  });

  it('keeps nothing of the file but the sound', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    for (const container of ['webm', 'mp4'] as const) {
      const told = await aRecording({ container, title: 'At my house in Elm Street' });
      expect(told.includes('Elm Street')).toBe(true);
      const both = Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]);
      await upload(anna, bert, both);
    }
    const rows = await rowsOf(anna);
    expect(rows.map(({ kind, seconds }) => [kind, Math.round(seconds ?? 0)])).toEqual([
      ['voice', 3],
      ['voice', 3],
    ]);
    for (const { full_name: name } of rows) {
      const stored = await server.services.storage.read(name);
      expect([stored?.includes('Elm Street'), stored?.includes('alert')]).toEqual([false, false]);
    }
  });

  it('is one recording and one message for one key, and no photo', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const [key, recording] = [randomUUID(), await aRecording()];
    const ids = (await Promise.all([1, 2].map(() => upload(anna, bert, recording, key)))).map(
      (answer) => answer.json().voice.id,
    );
    expect(ids[0]).toBe(ids[1]);
    const reused = [
      await upload(anna, bert, await aRecording({ seconds: 5 }), key),
      await uploadMessagePhoto(server, anna, bert.id, { key, picture: recording }),
    ];
    for (const answer of reused)
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'idempotency_key_reused']);
    const asPhoto = await anna.call('chatSend', {
      body: { member: bert.id, kind: 'photo', photo: ids[0] },
      key,
    });
    expect(asPhoto.body.error.code).toBe('photo_not_found');
    const clara = await server.member();
    expect((await send(clara, bert, ids[0], key)).body.error.code).toBe('voice_not_found');
    const answers = await Promise.all([1, 2].map(() => send(anna, bert, ids[0], key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await messagesOf(bert, anna)).toHaveLength(1);
  });

  it('goes with its file when it is taken back, but for what is kept for a report', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await sendVoice(anna, bert, await aRecording());
    const [row] = await rowsOf(anna);
    await anna.call('messageRemove', { body: { conversation: body.conversation.id, seq: 1 } });
    await server.work();
    expect(await rowsOf(anna)).toEqual([]);
    expect(await server.services.storage.has(row?.full_name ?? '')).toBe(true);
    server.clock.advanceSeconds((blockEvidenceDays + 1) * 24 * 3600);
    await forgetEvidence(server.services);
    await server.work();
    expect(await server.services.storage.has(row?.full_name ?? '')).toBe(false);
  });
});

describe('a file that is no voice message is refused', () => {
  it.each([
    ['words', async () => Buffer.from('this is no sound'), [422, 'voice_invalid']],
    ['nothing', async () => Buffer.alloc(0), [422, 'voice_invalid']],
    ['half the head of one', async () => (await aRecording()).subarray(0, 60), [422, 'voice_invalid']],
    ['a film', () => aRecording({ video: 'beside' }), [422, 'voice_invalid']],
    ['no sound at all', () => aRecording({ video: 'only' }), [422, 'voice_invalid']],
    ['sixty-one seconds', () => aRecording({ seconds: 61 }), [422, 'voice_too_long']],
    ['two megabytes', () => aRecording({ seconds: 30, pieceBytes: 1400 }), [413, 'voice_too_large']],
  ] as const)('%s', async (_name, make, refusal) => {
    const [anna, bert] = [await server.member(), await server.member()];
    const answer = await upload(anna, bert, await make());
    expect([answer.statusCode, answer.json().error?.code]).toEqual(refusal);
    expect(await rowsOf(anna)).toEqual([]);
  });

  const most = 0x7fffffff;
  const recordings = {
    'a table of two thousand million pieces': [
      async () => {
        const file = await aRecording({ container: 'mp4' });
        file.writeUInt32BE(most, file.indexOf('stts') + 12);
        return file;
      },
      1,
    ],
    'as many without any length': [
      async () => {
        const file = await aRecording({ container: 'mp4' });
        file.writeUInt32BE(most, file.indexOf('stts') + 12);
        file.writeUInt32BE(0, file.indexOf('stts') + 16);
        return file;
      },
      1,
    ],
    // Its table is made before the first piece is handed over: that ends with the program.
    'as many in one fragment': [
      async () => {
        const file = await aRecording({ container: 'mp4', fragmented: true });
        file.writeUInt32BE(0, file.indexOf('trun') + 4);
        file.writeUInt32BE(most, file.indexOf('trun') + 8);
        return file;
      },
      3,
    ],
  } as const;

  it.each(Object.entries(recordings))('%s keeps nobody waiting', async (_name, [make, seconds]) => {
    const [anna, bert, clara] = [await server.member(), await server.member(), await server.member()];
    const { counts } = server.services.pictures;
    const before = counts.cpuSeconds;
    const answer = upload(anna, bert, await make());
    const next = uploadMessagePhoto(server, clara, bert.id);
    const refused = await answer;
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.code).toMatch(/^voice_(invalid|too_long)$/);
    expect(counts.cpuSeconds - before).toBeLessThan(seconds);
    expect((await next).statusCode).toBe(200);
  });

  it('and one that is just as long as may be is taken', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    expect((await upload(anna, bert, await aRecording({ seconds: 60.4 }))).statusCode).toBe(200);
  });
});
