import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Person, TestServer } from './test-server.ts';

/** Sends a picture as the photo form does; without one, a plain brown rectangle. */
export const uploadPhoto = async (
  { app }: Pick<TestServer, 'app'>,
  person: Pick<Person, 'cookies'>,
  picture?: Buffer,
  key: string = randomUUID(),
) => {
  const bytes =
    picture ??
    (await sharp({ create: { width: 300, height: 400, channels: 3, background: '#774411' } })
      .jpeg()
      .toBuffer());
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/photos.php',
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
