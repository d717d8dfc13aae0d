import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { clientHeader, clientHeaderValue, idempotencyHeader } from '@vesper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLive } from '../../../testing/live-person.ts';
import type { Pages } from '../pages/load-pages.ts';
import { registerPagesOf } from '../pages/pages.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';

const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: async () => new Response('<p>A page</p>'),
} as unknown as Pages;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({}, { addPages: (page) => registerPagesOf(page, async () => pages, false) });
  port = Number(new URL(await listenLive(server)).port);
});
afterAll(() => server.end());

/** More than the sockets between the two hold, so that somebody has to read it. */
const file = Buffer.concat([
  Buffer.from(
    '--line\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  ),
  Buffer.alloc(12 * 1024 * 1024, 'x'),
  Buffer.from('\r\n--line--\r\n'),
]);

const client = { [clientHeader]: clientHeaderValue };

/** One connection, kept for all that is asked through it. */
const oneConnection = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const ask = (person: Person, method: string, address: string, headers = {}, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sending = request({
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: address,
        timeout: 8000,
        headers: { host: 'localhost', origin: 'http://localhost', cookie: person.cookies(), ...headers },
      });
      sending
        .on('socket', (socket) => sockets.add(socket))
        .on('timeout', () => sending.destroy(new Error('no answer')))
        .on('error', reject)
        .on('response', (answer: IncomingMessage) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        })
        .end(body);
    });
  return { ask, sockets, close: () => agent.destroy() };
};

/** A field that is longer than a form may be, before its file. */
const longForm = Buffer.concat([
  Buffer.from(`--line\r\nContent-Disposition: form-data; name="about_me"\r\n\r\n${'x'.repeat(200_000)}\r\n`),
  file,
]);

const upload = (person: Person, { ask }: ReturnType<typeof oneConnection>) =>
  ask(
    person,
    'POST',
    '/api/photos.php',
    { 'content-type': 'multipart/form-data; boundary=line', [idempotencyHeader]: randomUUID() },
    file,
  );

it('answers what is asked next on the connection of a form that was refused before its file was read', async () => {
  const person = await server.member();
  const place = path.join(server.services.photoFolder, 'received');
  await mkdir(place, { recursive: true });
  await rename(place, `${place}-away`);
  await writeFile(place, '');
  const connection = oneConnection();
  try {
    expect(await upload(person, connection)).toBe(503);
    expect(await connection.ask(person, 'GET', '/api/user.php', client)).toBe(200);
    expect(connection.sockets.size).toBe(1);
  } finally {
    connection.close();
    await rm(place);
    await rename(`${place}-away`, place);
  }
}, 30_000);

it('answers what is asked next on the connection of a page’s form that was refused before its file', async () => {
  const person = await server.member();
  const connection = oneConnection();
  const headers = { 'content-type': 'multipart/form-data; boundary=line' };
  try {
    expect(await connection.ask(person, 'POST', '/profile', headers, longForm)).toBe(413);
    expect(await connection.ask(person, 'GET', '/api/user.php', client)).toBe(200);
    expect(connection.sockets.size).toBe(1);
  } finally {
    connection.close();
  }
}, 30_000);
