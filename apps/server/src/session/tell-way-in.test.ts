import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountMail } from '../mail/account-mail-kinds.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const changesMailedTo = async (recipient: string): Promise<(string | undefined)[]> => {
  const rows = await server.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.account')
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload }) => payload as AccountMail)
    .filter((mail) => mail.mail === 'way_in_changed' && mail.recipient === recipient)
    .map(({ change }) => change);
};

it('mails the member when the codes are switched on and off, and only then', async () => {
  const member = await server.member();
  const { body } = await member.call('oneTimeCodesStart', { body: { password } });
  await member.call('oneTimeCodesEnd', { body: { password } });
  expect(await changesMailedTo(member.email)).toEqual([]);

  const { secret } = (await member.call('oneTimeCodesStart', { body: { password } })).body;
  expect(secret).not.toBe(body.secret);
  const code = () => new TOTP({ secret }).generate({ timestamp: server.clock.now() });
  await member.call('oneTimeCodesConfirm', { body: { code: code() } });
  expect(await changesMailedTo(member.email)).toEqual(['codes_on']);
  // New recovery codes are no other way in.
  server.clock.advanceSeconds(60);
  await member.call('oneTimeCodesConfirm', { body: { code: code() } });
  await member.call('oneTimeCodesEnd', { body: { password } });
  expect(await changesMailedTo(member.email)).toEqual(['codes_on', 'codes_off']);
});
