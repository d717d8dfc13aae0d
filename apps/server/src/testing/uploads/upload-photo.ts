import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Person, TestServer } from '../test-server.ts';

type Sender = Pick<Person, 'cookies'>;

/** A plain brown rectangle, which looks like every other one; its file is another one with each description. */
export const plainPicture = (description: string = randomUUID()): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#774411' } })
    .withExif({ IFD0: { ImageDescription: description } })
    .jpeg()
    .toBuffer();

const post = async (
  { app }: Pick<TestServer, 'app'>,
  url: string,
  person: Sender,
  bytes: Buffer,
  key: string,
) => {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: person.cookies(),
      'idempotency-key': key,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

/** Sends a picture as the photo form does. */
export const uploadPhoto = async (
  server: Pick<TestServer, 'app'>,
  person: Sender,
  picture?: Buffer,
  key: string = randomUUID(),
) => post(server, '/api/photos.php', person, picture ?? (await plainPicture()), key);

/** Sends the picture of a message for another member, under the message's key; without one of its own always the same. */
export const uploadMessagePhoto = async (
  server: Pick<TestServer, 'app'>,
  person: Sender,
  receiver: string,
  { picture, key = randomUUID() }: { readonly picture?: Buffer; readonly key?: string } = {},
) =>
  post(
    server,
    `/api/chat-photo.php?member=${receiver}`,
    person,
    picture ?? (await plainPicture('of a message')),
    key,
  );

/** Sends a selfie with one of the poses that were asked for. */
export const uploadSelfie = async (
  server: Pick<TestServer, 'app'>,
  person: Sender,
  pose: string,
  picture: Buffer,
  key: string = randomUUID(),
) => post(server, `/api/verification-selfie.php?pose=${pose}`, person, picture, key);

/** A picture with light and dark spots of its own, another one with each number. */
export const spottedPicture = (number: number): Promise<Buffer> => {
  let state = number + 1;
  const spots = Buffer.from(
    Array.from({ length: 9 * 9 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 256;
    }),
  );
  return sharp(spots, { raw: { width: 9, height: 9, channels: 1 } })
    .resize(300, 400, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();
};

/** Sends the recording of a message in the same way. */
export const uploadMessageVoice = async (
  server: Pick<TestServer, 'app'>,
  person: Sender,
  receiver: string,
  recording: Buffer,
  key: string = randomUUID(),
) => post(server, `/api/chat-voice.php?member=${receiver}`, person, recording, key);
