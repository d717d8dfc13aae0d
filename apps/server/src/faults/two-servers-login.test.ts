import { isRedisInstalled, type RedisServer, startRedis } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordVerifications } from '../password/password-hash.ts';
import { readConfig } from '../platform/config.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const url = process.env.TEST_DATABASE_URL;

describe.skipIf(!url || !isRedisInstalled())('login on two servers with one database and one Redis', () => {
  let redis: RedisServer;
  let first: TestServer;
  let second: RunningServer;

  beforeAll(async () => {
    redis = await startRedis();
    // Calls are not limited in test mode.
    const environment = { VESPER_MODE: 'development', LOG_LEVEL: 'silent', REDIS_URL: redis.url };
    first = await startTestServer(environment);
    const { dataFolder, databaseUrl } = first.services.config;
    second = await startServer(
      readConfig({ ...environment, PORT: '0', DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }),
      { clock: first.clock, pages: false, jobs: false },
    );
  }, 60_000);
  afterAll(async () => {
    await second.close();
    await first.end();
    await redis.remove();
  });

  const guess = async (server: RunningServer, email: string, remoteAddress: string, password = 'no') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { host: 'localhost', 'x-client': 'web' },
      payload: { email, password },
      remoteAddress,
    });
    return answer.json<{ error?: { code: string } }>().error?.code ?? 'in';
  };
  const either = (count: number) => (count % 2 === 0 ? first : second);

  it('takes sixty calls a minute from an address, counted together', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 62; count += 1)
      codes.push(await guess(either(count), `nobody${count}@example.test`, '198.51.100.9'));
    expect(codes.slice(0, 60)).not.toContain('too_many_requests');
    expect(codes.slice(60)).toEqual(['too_many_requests', 'too_many_requests']);
    expect(await guess(first, 'nobody@example.test', '198.51.100.10')).toBe('login_failed');
  });

  it('blocks an account on both after five wrong guesses split over them', async () => {
    const { email } = await first.member();
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) codes.push(await guess(either(count), email, '198.51.100.11'));
    expect(codes).toEqual([...Array<string>(4).fill('login_failed'), 'login_blocked']);
    for (const server of [first, second])
      expect(await guess(server, email, '198.51.100.12', 'a long walk by the sea')).toBe('login_blocked');
  });

  it('looks at no more than five passwords, however many guesses come to both at once', async () => {
    const { email } = await first.member();
    let looked = 0;
    const count = () => void (looked += 1);
    passwordVerifications.subscribe(count);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(either(index), email, `203.0.113.${index}`)),
    );
    passwordVerifications.unsubscribe(count);
    expect(looked).toBe(5);
  });
});
