import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerUploads } from '../uploads/uploads.ts';
import { sendFailurePage } from './failure-page.ts';
import { refuseEarly, RequestReader } from './read-request.ts';

let photoFolder: string;
beforeEach(async () => (photoFolder = await mkdtemp(path.join(os.tmpdir(), 'vesper-posted-'))));
let app: FastifyInstance | undefined;
afterEach(async () => {
  // Who was refused early may never send the rest.
  app?.server.closeAllConnections();
  await app?.close();
  await rm(photoFolder, { recursive: true });
});
const received = () => readdir(path.join(photoFolder, 'received')).catch((): string[] => []);

const member = { member: { id: 'm' } };

/** Answers what the form says, for a member or a stranger, and tells when a request has come in and when it is whole. */
const listenFor = async (session: object | undefined) => {
  const seen: string[] = [];
  app = Fastify().decorateReply('cspNonce', null as never);
  await registerUploads(app);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler<Error>(sendFailurePage);
  const reader = new RequestReader({ photoFolder, readSession: async () => session as never });
  app.post(
    '/*',
    { onRequest: async (request, reply) => refuseEarly(request, reply) },
    async (request, reply) => {
      seen.push('came');
      return reader.read(request, reply, async ({ webRequest, files }) => {
        seen.push('whole');
        const form = await webRequest.formData();
        const photo = form.get('photo');
        const note = photo instanceof File ? await photo.text() : '';
        const { bytes, truncated } = files.get(note) ?? {};
        return {
          asked: `${webRequest.method} ${webRequest.url}`,
          name: String(form.get('name')).slice(0, 10),
          note,
          photo: files.has(note) ? { bytes, truncated, onDisk: (await received()).length } : null,
        };
      });
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { seen, port: (app.server.address() as { port: number }).port };
};

const post = async (body: FormData | string, type?: string): Promise<{ status: number; text: string }> => {
  const { port } = app?.server.address() as { port: number };
  const init = { method: 'POST', body, headers: type ? { 'content-type': type } : {} };
  const answer = await fetch(`http://127.0.0.1:${port}/profile`, init);
  return { status: answer.status, text: await answer.text() };
};
const photoOf = (bytes: number): FormData => {
  const form = new FormData();
  form.set('name', 'Ada');
  form.set('photo', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return form;
};
const words = 'application/x-www-form-urlencoded';

it('a form is asked of the pages when all of it has come', async () => {
  const { seen, port } = await listenFor(undefined);
  const socket = connect(port, '127.0.0.1');
  const type = `content-type: ${words}\r\ncontent-length: 8`;
  socket.write(`POST /de/signup?step=1 HTTP/1.1\r\nhost: a.example\r\n${type}\r\n\r\nname`);
  await new Promise((resolve) => app?.server.once('request', resolve));
  // One that comes later and is whole is answered meanwhile: the first would have been as well.
  expect(await post('name=Bea', words)).toMatchObject({ status: 200 });
  expect(seen).toEqual(['came', 'came', 'whole']);
  socket.write('=Ada');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toContain('"asked":"POST http://a.example/de/signup?step=1","name":"Ada"');
  expect(seen).toEqual(['came', 'came', 'whole', 'whole']);
  socket.destroy();
});

describe('a posted photo', () => {
  it('is on the disk while the page works on it, and is gone afterwards', async () => {
    await listenFor(member);
    const { status, text } = await post(photoOf(1_000_000));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      name: 'Ada',
      photo: { bytes: 1_000_000, truncated: false, onDisk: 1 },
    });
    expect(await received()).toEqual([]);
  });

  it('is nothing where none was chosen', async () => {
    await listenFor(member);
    expect(JSON.parse((await post(photoOf(0))).text)).toMatchObject({ name: 'Ada', note: '', photo: null });
  });

  it('is told to be cut off where it is larger than a file may be', async () => {
    await listenFor(member);
    expect(JSON.parse((await post(photoOf(15 * 1024 * 1024 + 1))).text)).toMatchObject({
      photo: { truncated: true },
    });
  });

  it('of nobody is refused before it is received', async () => {
    const { seen } = await listenFor(undefined);
    const { status, text } = await post(photoOf(1_000_000));
    expect(status).toBe(413);
    expect(text).toContain('That was too large');
    expect(seen).toEqual(['came']);
  });

  it('is gone when its sender goes away half-way', async () => {
    const { port, seen } = await listenFor(member);
    const socket = connect(port, '127.0.0.1');
    const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n';
    socket.write(
      `POST /profile HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n${part}${'x'.repeat(200_000)}`,
    );
    await expect.poll(received).toHaveLength(1);
    socket.destroy();
    await expect.poll(received).toEqual([]);
    expect(seen).toEqual(['came']);
  });
});

describe('a form', () => {
  const long = 'a'.repeat(140_000);
  const fields = (count: number): FormData => {
    const form = new FormData();
    for (let number = 0; number < count; number += 1) form.set(`n${number}`, 'a');
    return form;
  };
  const field = new FormData();
  field.set('name', long);
  it.each([
    ['of many kilobytes of words', `name=${long}`, words, 413],
    ['of many kilobytes in a field beside a file', field, undefined, 413],
    ['of more fields than any has', fields(101), undefined, 413],
    ['of as many as there may be', fields(100), undefined, 200],
    [
      'that ends in its middle',
      '--x\r\nContent-Disposition: form-data; name="a"',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['without its boundary', 'a', 'multipart/form-data', 400],
  ] as const)('%s is answered', async (_what, body, type, status) => {
    await listenFor(member);
    expect((await post(body, type)).status).toBe(status);
  });
});
