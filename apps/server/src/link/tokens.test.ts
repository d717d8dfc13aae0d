import type { CallName } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberTokenKind } from './tables.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { issueToken } from './tokens.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** What each kind of link is good for. Everything else must refuse it and leave it as it is. */
const calls = {
  password_reset: 'passwordReset',
  mail_change: 'mailChange',
  mail_undo: 'mailChangeUndo',
  reactivate: 'reactivate',
} as const satisfies Partial<Record<MemberTokenKind, CallName>>;
const kinds: readonly MemberTokenKind[] = [
  'activate',
  'password_reset',
  'mail_change',
  'mail_undo',
  'sign_in',
  'reactivate',
  'second_factor',
];

const issue = (kind: MemberTokenKind, member: string) =>
  issueToken(server.services, server.services.db, {
    kind,
    member,
    lifeSeconds: 60,
    payload: { email: 'somebody@example.test', changed_at: new Date(server.clock.now()).toISOString() },
  });
const use = (call: CallName, token: string) =>
  server.visitor().call(call, { body: { token, password: 'seven quiet rivers' } });

describe.each(Object.entries(calls))('a link of the kind %s', (kind, call) => {
  it.each(kinds.filter((other) => other !== kind))('is not one of the kind %s', async (other) => {
    const person = await server.member();
    const before = await person.call('user');
    const token = await issue(other, person.id);
    const { status, body } = await use(call, token);
    expect({ status, code: body.error.code }).toEqual({ status: 410, code: 'link_invalid' });
    expect((await person.call('user')).body).toEqual(before.body);
    const left = await server.services.db
      .selectFrom('member_tokens')
      .select('used_at')
      .where('member_id', '=', person.id)
      .where('kind', '=', other)
      .orderBy('created_at', 'desc')
      .orderBy('used_at', (order) => order.desc().nullsFirst())
      .executeTakeFirstOrThrow();
    expect(left.used_at).toBeNull();
  });

  it('ends on the second', async () => {
    const person = await server.member();
    const token = await issue(kind as MemberTokenKind, person.id);
    server.clock.advanceSeconds(60);
    expect((await use(call, token)).body.error.code).toBe('link_invalid');
  });

  it('is of no use to an account that was switched off', async () => {
    const person = await server.member();
    const token = await issue(kind as MemberTokenKind, person.id);
    await server.services.db
      .updateTable('members')
      .set({ status: 'disabled' })
      .where('id', '=', person.id)
      .execute();
    expect((await use(call, token)).body.error.code).toBe('link_invalid');
  });
});
