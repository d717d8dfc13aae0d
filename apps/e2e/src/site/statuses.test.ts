import { request as ask } from 'node:http';
import { expect, test } from '../browser/journey.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the server answers to a request that no browser would send; its type without parameters. */
const answerTo = (address: string, path: string, { method = 'GET', headers = {}, body = '' }: Sent) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { origin, hostname, port } = new URL(address);
    const made = ask(
      { agent: false, hostname, port, path, method, headers: { origin, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          const type = answer.headers['content-type']?.split(';', 1)[0] ?? '';
          resolve({ status: answer.statusCode ?? 0, type, text });
        });
      },
    );
    made.on('error', reject).end(body);
  });

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const post = (headers: Record<string, string>, body: string): Sent => ({
  method: 'POST',
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
});

const photo = `--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${'x'.repeat(200_000)}\r\n--x--\r\n`;

const cases: readonly (readonly [what: string, path: string, sent: Sent, status: number])[] = [
  ['a sign that stands for no character, in the path', '/%ff', {}, 404],
  ['the same in an id', '/members/%ff', {}, 404],
  ['the same in the query', '/login?next=%ff', {}, 200],
  ['the same behind a language', '/nl/%', {}, 404],
  ['a line separator in the path', '/%E2%80%A8', {}, 404],
  ['a line separator in the query', '/login?next=/%E2%80%A8', {}, 200],
  ['a line separator where to go on', '/lang-config', post(form, 'locale=nl&to=%2Fa%E2%80%A8b'), 302],
  ['a form as JSON', '/login', post({ 'content-type': 'application/json' }, '{}'), 415],
  ['a form as text', '/login', post({ 'content-type': 'text/plain' }, 'a=b'), 415],
  ['a form of nothing', '/login', post({}, ''), 400],
  [
    'a form that ends in its middle',
    '/login',
    post(multipart, '--x\r\nContent-Disposition: form-data; name="a"'),
    400,
  ],
  ['a form without its boundary', '/login', post({ 'content-type': 'multipart/form-data' }, 'a'), 400],
  ['a form for an address that is none', '/no/such', post({ 'content-type': 'application/json' }, '{}'), 404],
  ['a form for a page that has none', '/pricing', post(form, 'a=b'), 405],
  ['a method that pages do not have', '/login', { method: 'DELETE' }, 405],
  ['a photo of nobody', '/login', post(multipart, photo), 413],
  ['a form of words as large as a photo', '/login', post(form, 'a&'.repeat(100_000)), 413],
  [
    'a form that is far too large',
    '/login',
    { method: 'POST', headers: { ...form, 'content-length': '99999999' } },
    413,
  ],
  ['a host with a port that is none', '/', { headers: { host: 'localhost:99999' } }, 400],
  ['a host with a name before it', '/', { headers: { host: 'me@localhost' } }, 400],
];

for (const [what, path, sent, status] of cases)
  test(`${what} is answered ${status}`, async ({ world }) => {
    const answer = await answerTo(world.address, path, sent);
    expect(answer.status).toBe(status);
    if (status >= 400) {
      expect(answer.type).toBe('text/html');
      expect(answer.text).toContain('<h1');
      expect(answer.text).not.toMatch(/\bat \/|node_modules|\.tsx?:\d/);
    }
  });

test('an address below /api that is none answers JSON', async ({ world }) => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await answerTo(world.address, '/api/nothing.php', { method })).toMatchObject({
      status: 404,
      type: 'application/json',
      text: '{"error":{"code":"not_found"}}',
    });
});
