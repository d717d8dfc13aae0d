import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockEnded } from '../chat/removal/ended-repository.ts';
import { issueToken, takeToken } from '../link/tokens.ts';
import { purgeDeleted } from '../leaving/purge.ts';
import { lockMember, updateMember } from '../member/repository.ts';
import type { PaymentProvider, ProviderPayment } from '../payment/provider/payment-provider.ts';
import { lockOrder } from '../payment/repository.ts';
import { settleOrder } from '../payment/settle.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { giveUpEnded } from '../reports/ended-cases-repository.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { isFree, whileHeld } from '../testing/held-row.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { freshPicture } from '../testing/uploads/send-selfies.ts';
import { uploadPhoto, uploadSelfie } from '../testing/uploads/upload-photo.ts';

/** A provider that opens every payment and says nothing more. */
const opensAll: PaymentProvider = {
  ...fakeProvider().provider,
  methods: async () => [{ id: 'ideal', minimumMinor: null, maximumMinor: null, keeps: false }],
  create: async ({ order, amountMinor, currency }) => ({
    id: `tr_${order}`,
    order,
    event: 'open',
    checkoutUrl: 'https://pay.example/',
    amountMinor,
    currency,
    refundedMinor: 0,
    chargedBackMinor: 0,
  }),
  cancel: async () => {
    throw new Error('not asked');
  },
  paymentsSince: async function* () {},
  returnsSince: async () => [],
  read: async () => {
    throw new Error('not asked');
  },
};

/**
 * Two acts at once, of which one has to wait for the other: seen by holding the row that the other would hold. The embedded
 * database runs one transaction after the other and can show none of it.
 */
describe.skipIf(!process.env.TEST_DATABASE_URL)('acts that meet on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    Object.assign(server.services, { payments: opensAll });
  });
  afterAll(() => server.end());

  const holding = (person: Person) => (trx: Trx) => lockMember(trx, person.id);
  const holdingConversation = (id: string) => (trx: Trx) =>
    trx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute();
  const isMemberFree = (person: Person) => isFree(server.services.db, 'members', 'id', person.id);
  const isAccountFree = (person: Person) =>
    isFree(server.services.db, 'ledger_accounts', 'member_id', person.id);
  const block = (by: Person, of: Person) => by.call('block', { body: { member: of.id } });
  const send = (from: Person, to: Person) =>
    from.call('chatSend', { body: { member: to.id, kind: 'text', text: 'Good evening' } });
  const order = (person: Person, more: object = {}) =>
    person.call('orderCreate', { body: { bundle: 'b25', method: 'ideal', ...more } });
  /** What the provider says of an order of one bundle. */
  const payment = (id: string, event: ProviderPayment['event']): ProviderPayment => ({
    id: `tr_${id}`,
    order: id,
    event,
    checkoutUrl: null,
    amountMinor: 1499,
    currency: 'EUR',
    refundedMinor: 0,
    chargedBackMinor: 0,
  });

  it.each(['who blocks', 'who is blocked'])('a block waits for what %s is doing', async (who) => {
    const [anna, bert] = [await server.member(), await server.member()];
    const held = who === 'who blocks' ? anna : bert;
    const { waited, result } = await whileHeld(server, holding(held), () => block(anna, bert));
    expect([waited, result.status]).toEqual([true, 200]);
  });

  /** Has a member's row lie behind all others: what is indexed has changed, so it is written anew at the end. */
  const layLast = (person: Person) =>
    inTransaction(server.services.db, (trx) =>
      updateMember(trx, person.id, { email: `moved-${person.id}@vesper.test` }),
    );
  const acts = {
    block,
    unblock: (by: Person, of: Person) => by.call('unblock', { body: { member: of.id } }),
    report: (by: Person, of: Person) =>
      by.call('report', { body: { member: of.id, messages: [], category: 'other', words: '' } }),
  };
  it.each(['block', 'unblock', 'report'] as const)(
    '%s: both members are locked in one order, so that two who do it to each other do not wait for each other',
    async (act) => {
      const people = [await server.member(), await server.member()];
      const [low, high] = people.sort((one, two) => (one.id < two.id ? -1 : 1)) as [Person, Person];
      // A statement that writes both rows takes them as they lie in the table: not in that order here.
      await layLast(low);
      for (const [by, of] of [
        [high, low],
        [low, high],
      ] as const) {
        if (act === 'unblock') await block(by, of);
        let isHighFree = false;
        const { waited, result } = await whileHeld(
          server,
          holding(low),
          () => acts[act](by, of),
          async () => (isHighFree = await isMemberFree(high)),
        );
        expect([waited, isHighFree, result.status]).toEqual([true, true, 200]);
      }
    },
  );

  it('a report waits for the round that takes an ended conversation away, which passes by one that is reported', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const conversation = String((await send(anna, bert)).body.conversation.id);
    await block(bert, anna);
    const holdingEnded = (trx: Trx) => lockEnded(trx, conversation);
    const report = () =>
      anna.call('report', { body: { conversation, messages: [], category: 'other', words: '' } });
    const { waited, result } = await whileHeld(server, holdingEnded, report);
    expect([waited, result.status]).toEqual([true, 200]);
    const passed = await whileHeld(server, holdingEnded, () =>
      inTransaction(server.services.db, (trx) =>
        giveUpEnded(trx, conversation, new Date(server.clock.now())),
      ),
    );
    expect([passed.waited, passed.result]).toEqual([false, undefined]);
  });

  it('a report of a profile holds nothing of an ended conversation while it waits for its member', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const conversation = (await send(bert, anna)).body.conversation.id as string;
    await block(anna, bert);
    let isFreeMeanwhile: boolean | undefined;
    const { waited, result } = await whileHeld(
      server,
      holding(anna),
      () => anna.call('report', { body: { member: bert.id, messages: [], category: 'other', words: '' } }),
      async () => {
        isFreeMeanwhile = await isFree(server.services.db, 'ended_conversations', 'id', conversation);
      },
    );
    expect([waited, isFreeMeanwhile, result.status]).toEqual([true, true, 200]);
  });

  it('a like waits for a block by the same member', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { waited, result } = await whileHeld(server, holding(anna), () =>
      anna.call('like', { body: { member: bert.id } }),
    );
    expect([waited, result.status]).toEqual([true, 200]);
  });

  it('a message waits for its sender before it holds anything else', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    let isFreeMeanwhile = false;
    const { waited, result } = await whileHeld(
      server,
      holding(anna),
      () => send(anna, bert),
      async () => (isFreeMeanwhile = await isAccountFree(anna)),
    );
    expect([waited, isFreeMeanwhile, result.status]).toEqual([true, true, 200]);
  });

  it('a message waits for its conversation before it holds the account', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { body } = await send(anna, bert);
    let isFreeMeanwhile = false;
    const { waited, result } = await whileHeld(
      server,
      holdingConversation(body.conversation.id as string),
      () => send(anna, bert),
      async () => (isFreeMeanwhile = await isAccountFree(anna)),
    );
    expect([waited, isFreeMeanwhile, result.body.message.seq]).toEqual([true, true, 2]);
  });

  it.each(['chatRead', 'chatRemove'] as const)(
    '%s waits for a message that is just written',
    async (call) => {
      const [anna, bert] = [await server.member(), await server.member()];
      const conversation = (await send(anna, bert)).body.conversation.id as string;
      const { waited, result } = await whileHeld(server, holdingConversation(conversation), () =>
        bert.call(call, { body: { conversation, ...(call === 'chatRead' ? { seq: 1 } : {}) } }),
      );
      expect([waited, result.status]).toEqual([true, 200]);
    },
  );

  it('a profile is judged by the country that another page has just chosen', async () => {
    const person = await server.member();
    const { waited, result } = await whileHeld(
      server,
      (trx) =>
        trx.updateTable('members').set({ country: 'SE', region: '' }).where('id', '=', person.id).execute(),
      () => person.call('profileUpdate', { body: { region: 'NL-NH' } }),
    );
    expect([waited, result.body.error?.fields]).toEqual([true, { region: 'region_unknown' }]);
  });

  it('a photo waits for what its member is doing: two at once would both be the last that there is room for', async () => {
    const person = await server.member();
    const { waited, result } = await whileHeld(server, holding(person), () => uploadPhoto(server, person));
    expect([waited, result.statusCode]).toEqual([true, 200]);
  });

  interface Photo {
    readonly id: string;
    readonly version: string;
  }
  const photoOf = async (person: Person): Promise<Photo> =>
    (await uploadPhoto(server, person)).json<{ photo: Photo }>().photo;
  /** What a member does to themselves, made ready; answers its status. */
  const ownActs: Readonly<Record<string, (person: Person) => Promise<() => Promise<number>>>> = {
    photoRemove: async (person) => {
      const { id } = await photoOf(person);
      return async () => (await person.call('photoRemove', { body: { id } })).status;
    },
    photoOrder: async (person) => {
      const { id } = await photoOf(person);
      return async () => (await person.call('photoOrder', { body: { ids: [id] } })).status;
    },
    photoCrop: async (person) => {
      const { id, version } = await photoOf(person);
      const part = { left: 0, top: 0, width: 200, height: 250 };
      return async () => (await person.call('photoCrop', { body: { id, version, part } })).status;
    },
    swipeUndo: async (person) => {
      const other = await server.member();
      return async () => (await person.call('swipeUndo', { body: { member: other.id } })).status;
    },
    verificationWithdraw: async (person) => async () => (await person.call('verificationWithdraw')).status,
    verificationSelfieAdd: async (person) => {
      await photoOf(person);
      const [{ pose }] = (await person.call('verificationAsk')).body.verification.poses;
      const picture = await freshPicture();
      return async () => (await uploadSelfie(server, person, pose, picture)).statusCode;
    },
  };
  it.each(Object.keys(ownActs))('%s waits for what its member is doing on another page', async (name) => {
    const person = await server.member();
    const act = await ownActs[name]?.(person);
    const { waited, result } = await whileHeld(server, holding(person), async () => act?.());
    expect([waited, result]).toEqual([true, 200]);
  });

  it('an order waits for another one of its member', async () => {
    const person = await server.member();
    const { waited, result } = await whileHeld(server, holding(person), () => order(person));
    expect([waited, result.status]).toEqual([true, 200]);
  });

  it('a payment waits for its member before it holds the order', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order as { payment_id: string };
    let isOrderFree = false;
    const { waited, result } = await whileHeld(
      server,
      holding(person),
      () => settleOrder(server.services, id, payment(id, 'paid'), 'webhook'),
      async () => (isOrderFree = await isFree(server.services.db, 'orders', 'id', id)),
    );
    expect([waited, isOrderFree, result.state]).toEqual([true, true, 'paid']);
  });

  it('a payment moves an order from where it stands by then, and writes the move down once', async () => {
    const person = await server.member();
    const { payment_id: id } = (await order(person)).body.order as { payment_id: string };
    const { waited, result } = await whileHeld(
      server,
      async (trx) => {
        await lockOrder(trx, id);
        await trx.updateTable('orders').set({ state: 'failed' }).where('id', '=', id).execute();
      },
      () => settleOrder(server.services, id, payment(id, 'cancelled'), 'webhook'),
    );
    expect([waited, result.state]).toEqual([true, 'failed']);
    const moves = await server.services.db
      .selectFrom('order_events')
      .select('to_state')
      .where('order_id', '=', id)
      .execute();
    expect(moves).toEqual([{ to_state: 'open' }]);
  });

  it('of two who use a link at once one gets it', async () => {
    const { services } = server;
    const person = await server.member();
    const { site_id: site } = await services.db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const token = await issueToken(services, services.db, {
      kind: 'sign_in',
      member: person.id,
      lifeSeconds: 60,
    });
    const take = (trx: Trx) => takeToken(services, trx, site, 'sign_in', token);
    const { waited, result } = await whileHeld(server, take, () => inTransaction(services.db, take));
    expect([waited, result]).toEqual([true, undefined]);
  });

  it('the purge spares who came back and left again while it was about to begin', async () => {
    const { services, clock } = server;
    const person = await server.member();
    await person.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    clock.advanceSeconds(14 * 24 * 3600);
    const leaveAgain = (trx: Trx) => updateMember(trx, person.id, { deleted_at: dateOf(clock) });
    const { waited, result } = await whileHeld(server, leaveAgain, () => purgeDeleted(services));
    expect([waited, result]).toEqual([true, 0]);
  });

  it('a worker passes over a job that another one is just taking', async () => {
    const { outbox, db } = server.services;
    await server.work();
    await inTransaction(db, (trx) =>
      outbox.add(trx, 'push.message', { member: 'a', sender: 'b', conversation: 'c' }),
    );
    const { waited, result } = await whileHeld(
      server,
      (trx) => trx.selectFrom('outbox').select('id').forUpdate().execute(),
      () => outbox.runDue(),
    );
    expect([waited, result]).toEqual([false, 0]);
    await db.deleteFrom('outbox').execute();
  });
});
