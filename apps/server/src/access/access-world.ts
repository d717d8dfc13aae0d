import { randomUUID } from 'node:crypto';
import type { CallName } from '@vesper/contract';
import { issueToken } from '../account/member-tokens.ts';
import { payByHand } from '../testing/pay-by-hand.ts';
import { activationToken, type Person, type TestServer } from '../testing/test-server.ts';
import type { MemberTokenKind } from '../platform/account-tables.ts';

/** Everybody who may ask: nobody, the four kinds of members, and one whose account is gone. */
export const askers = ['visitor', 'free', 'premium', 'blocked', 'other', 'deleted'] as const;
export type Asker = (typeof askers)[number];

/** What a call can be about, as far as it belongs to somebody. */
export interface Belongings {
  readonly conversation: string;
  readonly order: string;
  readonly photo: string;
  readonly session: string;
}

export interface AccessWorld {
  readonly server: TestServer;
  readonly people: Readonly<Record<Asker, Person>>;
  /** A member whom `blocked` may not meet, and everybody else may. */
  readonly target: string;
  /** What belongs to who asks; for who has nothing (visitor, other, deleted) what belongs to the free member. */
  readonly of: Readonly<Record<Asker, Belongings>>;
  /** A fresh token of a kind, of the free member or of one made for it. */
  token(kind: MemberTokenKind): Promise<string>;
}

export const password = 'a long walk by the sea';

const photoOf = async ({ services }: TestServer, member: string): Promise<string> => {
  const id = randomUUID();
  await services.db
    .insertInto('photos')
    .values({
      id,
      member_id: member,
      position: 1,
      width: 10,
      height: 10,
      full_name: `${id}-full`,
      thumb_name: `${id}-thumb`,
      blurred_name: `${id}-blurred`,
      blurred_thumb_name: `${id}-blurred-thumb`,
      created_at: new Date(services.clock.now()),
    })
    .execute();
  return id;
};

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
    photo: await photoOf(server, person.id),
    session: session.id,
  };
};

/** One of each kind of people on a running server, everything just made. */
export const makeAccessWorld = async (server: TestServer): Promise<AccessWorld> => {
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
  return {
    server,
    people: { visitor: server.visitor(), free, premium, blocked, other, deleted },
    target: target.id,
    of: { ...belongings, visitor: belongings.free, other: belongings.free, deleted: belongings.free },
    token: async (kind) => {
      if (kind !== 'activate')
        return issueToken(server.services, db, {
          kind,
          member: free.id,
          lifeSeconds: 600,
          payload: {
            email: `${randomUUID()}@example.test`,
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
