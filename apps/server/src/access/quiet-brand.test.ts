import { type CallName, callNames, callSchemas } from '@vesper/contract';
import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { setRules } from '../testing/site-rules.ts';

const ownPassword = 'a long walk by the sea';
const guessedPassword = 'the lighthouse at noon';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  await setRules(server, { revealAccounts: false });
});
afterAll(() => server.end());

let networks = 0;
/** Whoever asks, from a network of their own, so that one try does not count for the next. */
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(networks += 1)}` });

/** Every call that takes somebody's address, with what is asked beside it. */
const calls: Partial<Record<CallName, (email: string) => object>> = {
  signup: (email) => signupForm({ email, password: guessedPassword, name: 'Somebody' }),
  login: (email) => ({ email, password: guessedPassword }),
  signInLinkRequest: (email) => ({ email }),
  passwordResetRequest: (email) => ({ email }),
  reactivateRequest: (email) => ({ email }),
  mailChangeRequest: (email) => ({ email, password: ownPassword }),
};

const statuses = ['active', 'not_confirmed', 'deleted', 'disabled'] as const;

const mailKinds = ['mail.account', 'mail.activation'];
const mailsTo = async (email: string): Promise<number> => {
  const jobs = await server.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', 'in', mailKinds)
    .execute();
  const { id } = (await server.services.db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()) ?? { id: 'nobody' };
  return jobs.filter(({ payload }) => {
    const { recipient, member } = payload as { recipient?: string; member?: string };
    return recipient === email || (recipient === undefined && member === id);
  }).length;
};

/** All that one who asks can see: of the answer, of the own account afterwards, and of logging in with the password chosen. */
const seenBy = async (name: CallName, email: string): Promise<string> => {
  const asker = await server.member({ form: { name: 'Asker' } });
  const seen: unknown[] = [];
  const note = async (person: Person, call: CallName, body?: object) => {
    const answer = await person.call(call, { ...(body ? { body } : {}), headers: fromElsewhere() } as object);
    const names = Object.keys(answer.headers).sort();
    seen.push([call, answer.status, answer.body, names, answer.headers['set-cookie'] ?? 'no cookie']);
  };
  const body = calls[name]?.(email) ?? {};
  for (const times of [1, 2]) {
    seen.push(times);
    await note(asker, name, body);
    await note(asker, 'user');
    await note(asker, 'notifications');
    await note(server.visitor(), 'login', { email, password: guessedPassword });
    await note(server.visitor(), name, body);
  }
  return JSON.stringify(seen)
    .replaceAll(email, '(the address)')
    .replaceAll(asker.email, '(the asker)')
    .replaceAll(asker.id, '(id)');
};

let addresses = 0;
const unknownAddress = () => `nobody${(addresses += 1)}@example.test`;

const knownAddress = async (status: (typeof statuses)[number]): Promise<string> => {
  const { id, email } = await server.member();
  await server.services.db
    .updateTable('members')
    .set({ status, ...(status === 'deleted' ? { deleted_at: new Date(server.clock.now()) } : {}) })
    .where('id', '=', id)
    .execute();
  return email;
};

describe('a brand that does not reveal accounts', () => {
  it('has a row here for every call that takes an address', () => {
    const taking = callNames.filter((name) => {
      const schema: object = callSchemas[name];
      return Object.entries(schema).some(
        ([kind, part]: [string, unknown]) =>
          kind !== 'answer' &&
          typeof part === 'object' &&
          part !== null &&
          'shape' in part &&
          'email' in Object(part.shape),
      );
    });
    expect(taking.sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(
    (Object.keys(calls) as CallName[]).flatMap((name) => statuses.map((status) => [name, status] as const)),
  )('answers %s alike for an unknown address and one that is %s', async (name, status) => {
    expect(await seenBy(name, await knownAddress(status))).toBe(await seenBy(name, unknownAddress()));
  });

  it('mails as often to a known address as to an unknown one', async () => {
    for (const name of [
      'signup',
      'signInLinkRequest',
      'passwordResetRequest',
      'mailChangeRequest',
    ] as const) {
      const [known, unknown] = [await knownAddress('active'), unknownAddress()];
      for (const email of [known, unknown])
        await (
          await server.member()
        ).call(name, { body: calls[name]?.(email) ?? {}, headers: fromElsewhere() });
      expect([name, await mailsTo(known)]).toEqual([name, await mailsTo(unknown)]);
    }
  });

  it('opens a new account by its password once the mailed link was used, and not before', async () => {
    const email = unknownAddress();
    const enter = (password: string) =>
      server.visitor().call('login', { body: { email, password }, headers: fromElsewhere() });
    await server.visitor().call('signup', { body: signupForm({ email, password: guessedPassword }) });
    expect((await enter(guessedPassword)).status).toBe(401);
    // The first mail was lost, and meanwhile somebody else had tried the address with a password of theirs.
    await server.visitor().call('signup', { body: signupForm({ email, password: ownPassword }) });
    const { id } = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const opened = await server
      .visitor()
      .call('activate', { body: { token: await activationToken(server, id) } });
    expect(opened.body.user.status).toBe('active');
    expect([(await enter(guessedPassword)).status, (await enter(ownPassword)).status]).toEqual([401, 200]);
    const links = await server.services.db
      .selectFrom('member_tokens')
      .select('payload')
      .where('member_id', '=', id)
      .execute();
    expect(JSON.stringify(links)).not.toContain('password_hash');
  });
});
