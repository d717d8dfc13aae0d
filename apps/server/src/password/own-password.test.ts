import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../platform/http/app-error.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { findMember } from '../member/repository.ts';
import { checkOwnPassword } from './own-password.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const check = async (person: Person, word: string, field?: string) => {
  const { services } = server;
  const member = await findMember(services.db, person.id);
  const site = await services.sites.findByHost('localhost', true);
  if (!member || !site) throw new Error('no member');
  return checkOwnPassword(services, site, member, word, field).then(
    () => 'right',
    (error: AppError) => error.toAnswer().error,
  );
};

describe('the own password', () => {
  it('is right, or wrong in the field that it was typed in', async () => {
    const person = await server.member();
    expect(await check(person, password)).toBe('right');
    expect(await check(person, 'no', 'old_password')).toEqual({
      code: 'password_wrong',
      fields: { old_password: 'password_wrong' },
    });
  });

  it('is no place for guessing: five wrong ones block, also when they come at once', async () => {
    const person = await server.member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(person, 'no')));
    const wrong = answers.filter((answer) => typeof answer === 'object' && answer.code === 'password_wrong');
    expect(wrong.length).toBeLessThanOrEqual(4);
    expect(await check(person, password)).toEqual({ code: 'password_blocked', params: { minutes: 15 } });
    server.clock.advanceSeconds(15 * 60 + 1);
    expect(await check(person, password)).toBe('right');
  });

  it('clears the wrong ones before it when it is right', async () => {
    const person = await server.member();
    for (const word of ['no', 'no', 'no', 'no', password, 'no', 'no', 'no', 'no']) await check(person, word);
    expect(await check(person, password)).toBe('right');
  });

  it('is no guess when it is left empty', async () => {
    const person = await server.member();
    for (let count = 0; count < 10; count += 1)
      expect(await check(person, '')).toEqual({
        code: 'invalid_request',
        fields: { password: 'required' },
      });
    expect(await check(person, password)).toBe('right');
  });

  it("is not blocked by a stranger's guesses at the login", async () => {
    const person = await server.member();
    for (let count = 0; count < 5; count += 1)
      await server.visitor().call('login', { body: { email: person.email, password: 'no' } });
    for (let count = 0; count < 5; count += 1)
      await server.visitor().call('login', { body: { email: `own:${person.id}`, password: 'no' } });
    expect(await check(person, password)).toBe('right');
  });
});
