import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const encodingOf = async (url: string, cookie: string) => {
  const answer = await server.app.inject({
    url,
    headers: { cookie, 'accept-encoding': 'br, gzip', 'x-client': 'web' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.headers['content-encoding'];
};

it('packs answers that may be long, and never looks at one that is asked for all the time', async () => {
  const anna = await server.member();
  expect(await encodingOf('/api/search.php', anna.cookies())).toBe('br');
  expect(await encodingOf('/api/user.php', anna.cookies())).toBeUndefined();
});

it('unpacks nothing that is sent: a megabyte may come out of a kilobyte', async () => {
  const anna = await server.member();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/block.php',
    headers: {
      cookie: anna.cookies(),
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'x-client': 'web',
      'sec-fetch-site': 'same-origin',
    },
    payload: gzipSync(JSON.stringify({ member: anna.id })),
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_json']);
});
