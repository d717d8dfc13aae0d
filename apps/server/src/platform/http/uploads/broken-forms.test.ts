import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecording } from '../../../testing/uploads/a-recording.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { spottedPicture } from '../../../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

let pictures = 100;
const picture = () => spottedPicture((pictures += 1));

interface Upload {
  readonly person: Person;
  readonly url: string;
  readonly bytes: Buffer;
}

const chat = async (address: string, bytes: Buffer): Promise<Upload> => {
  const [person, other] = [await server.member(), await server.member()];
  return { person, url: `/api/${address}.php?member=${other.id}`, bytes };
};

const uploads: Readonly<Record<string, () => Promise<Upload>>> = {
  photos: async () => ({ person: await server.member(), url: '/api/photos.php', bytes: await picture() }),
  'verification-selfie': async () => {
    const { person } = await sent(await uploads.photos?.());
    const { body } = await person.call('verificationAsk');
    const [{ pose }] = body.verification.poses;
    return { person, url: `/api/verification-selfie.php?pose=${pose}`, bytes: await picture() };
  },
  'chat-photo': async () => chat('chat-photo', await picture()),
  'chat-voice': async () => chat('chat-voice', await aRecording()),
};

const boundary = 'line-of-this-test';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: application/octet-stream\r\n\r\n`;
const whole = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);

const send = async ({ person, url }: Upload, payload: Buffer | string, key: string = randomUUID()) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: person.cookies(),
      'idempotency-key': key,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return [answer.statusCode, answer.json().error?.code, answer.headers['retry-after']];
};

const sent = async (upload: Upload | undefined): Promise<Upload> => {
  if (!upload) throw new Error('nothing to send');
  expect(await send(upload, whole(upload.bytes))).toEqual([200, undefined, undefined]);
  return upload;
};

const received = () => readdir(path.join(server.services.photoFolder, 'received'));
const storedFiles = async (): Promise<string[]> => {
  const found = await readdir(path.join(server.services.photoFolder, 'photos'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((one) => one.isFile()).map(({ name }) => name);
};

describe.each(Object.entries(uploads))('a form of %s', (name, make) => {
  it('that ends inside its file is a broken form, leaves nothing, and its key takes the whole one', async () => {
    const upload = await make();
    const key = randomUUID();
    const before = await storedFiles();
    const half = Buffer.concat([Buffer.from(head), upload.bytes.subarray(0, 300)]);
    expect(await send(upload, half, key)).toEqual([400, 'bad_request', undefined]);
    expect(await received()).toEqual([]);
    expect(await storedFiles()).toEqual(before);
    expect(await send(upload, whole(upload.bytes), key)).toEqual([200, undefined, undefined]);
  });

  it('without a file is told so in the words of what it is to bring', async () => {
    const words = `--${boundary}\r\nContent-Disposition: form-data; name="photo"\r\n\r\nwords\r\n--${boundary}--\r\n`;
    const refusal = name === 'chat-voice' ? 'voice_invalid' : 'photo_invalid';
    expect(await send(await make(), words)).toEqual([422, refusal, undefined]);
  });

  it.each(['photos', 'received'])(
    'whose disk fails in "%s" is told to come again, and is taken then',
    async (folder) => {
      const upload = await make();
      const key = randomUUID();
      const place = path.join(server.services.photoFolder, folder);
      await mkdir(place, { recursive: true });
      await rename(place, `${place}-away`);
      // Now everything below it is refused with ENOTDIR.
      await writeFile(place, '');
      try {
        expect(await send(upload, whole(upload.bytes), key)).toEqual([503, 'service_unavailable', '2']);
      } finally {
        await rm(place);
        await rename(`${place}-away`, place);
      }
      const before = await storedFiles();
      expect(await send(upload, whole(upload.bytes), key)).toEqual([200, undefined, undefined]);
      expect((await storedFiles()).length).toBeGreaterThan(before.length);
    },
  );
});
