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
  // Forms of which nobody sends the end: the first are under way, the next ones wait, the rest is refused.
  const sent = {
    ...headers,
    cookie: 'appearance=dark; __Host-session=made-up',
    origin: 'https://localhost',
    'content-type': 'application/json',
    'content-length': '9',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets)
    socket.write(`POST ${callTable.login.path} HTTP/1.1\r\n${lines.join('')}\r\n{`);
  const [data] = (await Promise.race(sockets.map((socket) => once(socket, 'data')))) as [Buffer];
  const refused = String(data);
  for (const socket of sockets) socket.destroy();
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  const call = await server.app.inject({ url: callTable.settings.path, headers });
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'strict-transport-security',
  ])
    expect(refused).toContain(`${name}: ${String(call.headers[name])}\r\n`);
  expect(refused).toContain('retry-after: 2\r\n');
  expect(refused).toMatch(/\{"error":\{"code":"too_many_requests"\}\}$/);
});

it('a page has a policy with nonces that are its own, and a call one that lets nothing load', async () => {
  const open = () => server.app.inject({ url: '/dev/outbox', headers });
  const [one, other] = [await open(), await open()];
  const nonceOf = ({ body }: { readonly body: string }) => /<style nonce="(\w{32})"/.exec(body)?.[1];
  const policyOf = (answer: typeof one) => String(answer.headers['content-security-policy']);
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  for (const page of [one, other]) {
    expect(policyOf(page)).toContain(`style-src 'self' 'nonce-${String(nonceOf(page))}';`);
    expect(policyOf(page)).toMatch(/;script-src 'self' 'nonce-[\da-f]{32}';/);
    expect(policyOf(page)).toContain("require-trusted-types-for 'script'");
    expect(page.headers).toMatchObject({
      'strict-transport-security': hsts,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
  const call = await server.app.inject({ url: callTable.settings.path, headers });
  expect(policyOf(call)).toBe("default-src 'none';frame-ancestors 'none'");
});
