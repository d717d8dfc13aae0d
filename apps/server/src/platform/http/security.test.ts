import { once } from 'node:events';
import { connect } from 'node:net';
import { callTable } from '@vesper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(
  async () => (server = await startTestServer({ PUBLIC_URL: 'https://localhost', TRUST_PROXY: '1' })),
);
afterAll(() => server.end());

const hsts = 'max-age=31536000; includeSubDomains';
const headers = { host: 'localhost', 'x-forwarded-proto': 'https' };

it('under https browsers are told to stay there, by calls, their refusals and everything else', async () => {
  for (const url of [callTable.settings.path, callTable.chats.path, '/nowhere', '/healthz']) {
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.headers['strict-transport-security']]).toEqual([url, hsts]);
  }
});

it('what is refused at the door carries the same headers as every call', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as { port: number };
  const lines = [
    `GET ${callTable.settings.path} HTTP/1.1`,
    ...Object.entries({ ...headers, cookie: 'appearance=dark; __Host-session=made-up' }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answers = sockets.map(async (socket) => String((await once(socket, 'data'))[0]));
  for (const socket of sockets) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const refused = (await Promise.all(answers)).find((answer) => answer.startsWith('HTTP/1.1 429')) ?? '';
  for (const socket of sockets) socket.destroy();
  const call = await server.app.inject({ url: callTable.settings.path, headers });
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
    'strict-transport-security',
  ])
    expect(refused).toContain(`${name}: ${String(call.headers[name])}\r\n`);
  expect(refused).toContain('retry-after: 2\r\n');
  expect(refused).toMatch(/\{"error":\{"code":"too_many_requests"\}\}$/);
});
