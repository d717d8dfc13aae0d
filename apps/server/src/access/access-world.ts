import { randomUUID } from 'node:crypto';
import type { CallName } from '@vesper/contract';
import { issueToken } from '../link/tokens.ts';
import type { MemberTokenKind } from '../link/tables.ts';
import type { AccessWorld, Asker, Belongings } from '../platform/subject/access-row.ts';
import { payByHand } from '../testing/orders/pay-by-hand.ts';
import { aStoredMethod } from '../testing/orders/stored-method-row.ts';
import { addPhotoRow } from '../testing/photo-row.ts';
import { memberOfSecondSite } from '../testing/second-site.ts';
import { activationToken, type Person, type TestServer } from '../testing/test-server.ts';

export interface PeopledWorld extends AccessWorld {
  readonly people: Readonly<Record<Asker, Person>>;
}

const password = 'a long walk by the sea';
const unknownEmail = () => `${randomUUID()}@example.test`;

/** Gives somebody one of each thing, in a conversation with the target. */
const furnish = async (server: TestServer, person: Person, target: string): Promise<Belongings> => {
  const sent = await person.call('chatSend', {
    body: { member: target, kind: 'text', text: 'Good evening' },
  });
  const order = await payByHand(server.services, person.id, 25);
  // An order makes premium; who is to be free had one that counts for nothing.
  await server.services.db
    .updateTable('members')
    .set({ premium: false })
    .where('id', '=', person.id)
    .execute();
  const session = await server.services.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return {
    conversation: String(sent.body.conversation.id),
    order,
    photo: await addPhotoRow(server, person.id),
    session: session.id,
    storedMethod: await aStoredMethod(server.services, person.id),
  };
};

/** One of each kind of people on a running server that has the second site, everything just made. */
export const makeAccessWorld = async (server: TestServer): Promise<PeopledWorld> => {
  const [target, free, premium, blocked, other, deleted] = [
    await server.member(),
    await server.member(),
    await server.member(),
    await server.member(),
    await server.member(),
    await server.member(),
  ];
  const belongings = {
    free: await furnish(server, free, target.id),
    premium: await furnish(server, premium, target.id),
    blocked: await furnish(server, blocked, target.id),
  };
  const { db } = server.services;
  await db.updateTable('members').set({ premium: true }).where('id', '=', premium.id).execute();
  await target.call('block', { body: { member: blocked.id } });
  await db.updateTable('members').set({ status: 'deleted' }).where('id', '=', deleted.id).execute();
  const { free: theirs } = belongings;
  return {
    people: {
      visitor: server.visitor(),
      free,
      premium,
      blocked,
      other,
      other_brand: await memberOfSecondSite(server),
      deleted,
    },
    target: target.id,
    of: { ...belongings, visitor: theirs, other: theirs, other_brand: theirs, deleted: theirs },
    password,
    unknownEmail,
    token: async (kind) => {
      if (kind !== 'activate')
        return issueToken(server.services, db, {
          kind: kind as MemberTokenKind,
          member: free.id,
          lifeSeconds: 600,
          payload: {
            email: unknownEmail(),
            changed_at: new Date(server.clock.now()).toISOString(),
          },
        });
      const newcomer = await server.newcomer();
      return activationToken(server, newcomer.id);
    },
  };
};

/** What a call answers: `ok`, or the code of its refusal. */
export const outcome = async (
  person: Person,
  call: CallName,
  input: Parameters<Person['call']>[1],
): Promise<string> => {
  const { status, body } = await person.call(call, input as never);
  return status === 200 ? 'ok' : String(body?.error?.code ?? status);
};
