import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sendFailurePage } from './failure-page.ts';
import { readRequest, withSecure } from './pages.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Answers what the form says, for a member or a stranger, and tells when a request has come in and when it is whole. */
const listenFor = async (session: object | undefined) => {
  const seen: string[] = [];
  app = Fastify().decorateReply('cspNonce', null as never);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler(sendFailurePage);
  app.post('/*', async (request, reply) => {
    seen.push('came');
    const whole = await readRequest({ readSession: async () => session as never }, request, reply);
    seen.push('whole');
    return `${whole.method} ${whole.url} ${(await whole.formData()).get('name')?.slice(0, 10)}`;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { seen, port: (app.server.address() as { port: number }).port };
};

it('a form is asked of the pages when all of it has come', async () => {
  const { seen, port } = await listenFor(undefined);
  const socket = connect(port, '127.0.0.1');
  const type = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 8';
  socket.write(`POST /de/signup?step=1 HTTP/1.1\r\nhost: a.example\r\n${type}\r\n\r\nname`);
  await new Promise((resolve) => app?.server.once('request', resolve));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen).toEqual(['came']);
  socket.write('=Ada');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toContain('POST http://a.example/de/signup?step=1 Ada');
  socket.destroy();
});

it.each([
  [undefined, 413],
  [{}, 200],
])('a form of many kilobytes is a member’s: %j %i', async (session, status) => {
  await listenFor(session);
  const payload = `name=${'a'.repeat(140_000)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app?.inject({ method: 'POST', url: '/photos', payload, headers });
  expect(answer?.statusCode).toBe(status);
});

it.each([
  ['https://vesper.example', 'locale=de; Path=/', 'locale=de; Path=/; Secure'],
  [
    'https://vesper.example',
    '__Host-session=x; Path=/; Secure; HttpOnly',
    '__Host-session=x; Path=/; Secure; HttpOnly',
  ],
  ['https://vesper.example', 'appearance=secure', 'appearance=secure; Secure'],
  ['http://localhost:3000', 'locale=de; Path=/', 'locale=de; Path=/'],
  [undefined, 'locale=de; Path=/', 'locale=de; Path=/'],
])('a cookie of a page at %s: %s', (publicUrl, cookie, set) => {
  expect(withSecure({ publicUrl }, cookie)).toBe(set);
});
