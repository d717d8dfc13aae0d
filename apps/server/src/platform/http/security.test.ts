import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { callTable } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadMessagePhoto, uploadPhoto } from '../../testing/uploads/upload-photo.ts';

const build = path.join(import.meta.dirname, '../../../../members/build');
const assets = path.join(build, 'client/assets');
const isBuilt = existsSync(assets);

let server: TestServer;
beforeAll(
  async () =>
    (server = await startTestServer(
      { PUBLIC_URL: 'https://localhost', TRUST_PROXY: '1' },
      { pages: isBuilt },
    )),
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

/** What the head of each kind of answer is to hold, and what of it no other kind does. */
describe('security headers', () => {
  const everywhere = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': hsts,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
  const ofDocuments = {
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const nothing = "default-src 'none';frame-ancestors 'none'";
  const ofPage = /^default-src 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';/;

  const headOf = async (url: string, own: Record<string, string> = {}) => {
    const { headers: all } = await server.app.inject({
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers: { ...headers, 'accept-language': 'en', ...own },
    });
    const { 'content-security-policy': policy, ...others } = all;
    const named = Object.keys({ ...everywhere, ...ofDocuments });
    const found = Object.fromEntries(Object.entries(others).filter(([name]) => named.includes(name)));
    return { policy, found, type: String(all['content-type']), caching: String(all['cache-control']) };
  };

  it.each([callTable.settings.path, callTable.chats.path, '/api/nothing.php'])(
    'of the call %s: it is no document',
    async (url) => {
      const { policy, found } = await headOf(url);
      expect([policy, found]).toEqual([nothing, everywhere]);
    },
  );

  it('of a picture, open or of a conversation: none of a document', async () => {
    const [person, other] = [await server.member(), await server.member()];
    // Under https the cookies of a login have longer names.
    const cookie = person.cookies().replaceAll(/(^|; )/g, '$1__Host-');
    const owner = { cookies: () => cookie };
    const [{ photo }, sent] = [
      (await uploadPhoto(server, owner)).json(),
      (await uploadMessagePhoto(server, owner, other.id)).json(),
    ];
    for (const url of [photo.picture.filename, photo.picture.thumb_filename] as string[])
      expect([url, (await headOf(url)).found]).toEqual([url, everywhere]);
    expect((await headOf(photo.picture.filename)).policy).toBe(nothing);
    const media = await headOf(sent.photo.filename, { cookie });
    expect([media.type, media.found]).toEqual(['image/webp', everywhere]);
  });

  it.each(['/dev/outbox', '/nothing/here', ...(isBuilt ? ['/login', '/members', '/de/signup'] : [])])(
    'of the page %s: all',
    async (url) => {
      // The second time it is a kept one, where it may be kept.
      await headOf(url);
      const { policy, found } = await headOf(url);
      expect(policy).toMatch(ofPage);
      expect(found).toEqual({ ...everywhere, ...ofDocuments });
    },
  );

  it.skipIf(!isBuilt)('of the files of a page: no policy, and nothing of a document', async () => {
    const files = readdirSync(assets);
    for (const ending of ['.js', '.css', '.woff2']) {
      const { policy, found, caching } = await headOf(
        `/assets/${files.find((name) => name.endsWith(ending)) ?? ''}`,
      );
      expect([ending, policy, found]).toEqual([ending, undefined, everywhere]);
      expect(caching).toContain('immutable');
    }
    // A worker goes by the policy that it came with.
    expect((await headOf('/sw.js')).policy).toMatch(ofPage);
  });

  it.skipIf(!isBuilt)(
    'of a kept page name its scripts by what they say, and nothing else besides its own',
    async () => {
      await headOf('/login');
      const { policy, caching } = await headOf('/login');
      expect(caching).toBe('public, no-cache');
      expect(policy).toMatch(/;script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
      expect(policy).not.toContain('nonce');
    },
  );
});
