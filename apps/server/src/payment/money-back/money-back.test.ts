import { randomUUID } from 'node:crypto';
import { grantTransfer, type MoneyBack } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { postTransfer } from '../../credits/posting-repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { openOrder } from '../../testing/orders/place-order.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ProviderUnavailable } from '../provider/payment-provider.ts';
import { reconcileReturns } from '../reconciliation/returns.ts';
import { settleOrder } from '../settle.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

/** An order of 25 credits at 14.99, paid; what the provider then says of it. */
const bought = async (person: Person) => {
  const order = await openOrder(server, shop, person);
  await order.pay();
  return {
    ...order,
    read: () => shop.provider.read(order.payment),
    /** The provider knows, and its webhook is lost. */
    lose: (back: Partial<MoneyBack>, secondsAgo = 0) =>
      shop.sayBack(order.payment, back, new Date(server.clock.now() - secondsAgo * 1000)),
    tell: async (back: Partial<MoneyBack>) => {
      shop.sayBack(order.payment, back);
      return (await order.settle()).state;
    },
  };
};
const spend = async (person: Person, messages: number) => {
  const friend = await server.member();
  for (let count = 0; count < messages; count += 1) {
    const { status } = await person.call('chatSend', {
      body: { member: friend.id, kind: 'text', text: `Message ${count}` },
    });
    expect(status).toBe(200);
  }
};
const standing = async (person: Person) => {
  const { credits, paid_user } = (await person.call('user')).body.user;
  const owed = await server.services.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', person.id)
    .where('kind', '=', 'receivable')
    .executeTakeFirst();
  return { credits, premium: paid_user, owed: owed?.balance ?? 0 };
};

describe('a refund at the provider', () => {
  it('takes all credits of the order back, and premium with it', async () => {
    const person = await server.member();
    const order = await bought(person);
    expect(await standing(person)).toEqual({ credits: 28, premium: true, owed: 0 });
    expect(await order.tell({ refundedMinor: 1499 })).toBe('refunded');
    expect(await standing(person)).toEqual({ credits: 3, premium: false, owed: 0 });
    const answer = await person.call('order', { query: { id: order.id } });
    expect(answer.body.order).toMatchObject({
      state: 'refunded',
      returned: { amount_minor: 1499, currency: 'EUR' },
    });
  });

  it('of a part takes the part, keeps premium, and in parts takes what it would at once', async () => {
    const person = await server.member();
    const order = await bought(person);
    const returned = async () =>
      (await person.call('order', { query: { id: order.id } })).body.order.returned;
    expect(await returned()).toBeNull();
    expect(await order.tell({ refundedMinor: 500 })).toBe('partly_refunded');
    expect(await returned()).toEqual({ amount_minor: 500, currency: 'EUR' });
    expect(await standing(person)).toEqual({ credits: 20, premium: true, owed: 0 });
    expect(await order.tell({ refundedMinor: 510 })).toBe('partly_refunded');
    expect(await standing(person)).toEqual({ credits: 20, premium: true, owed: 0 });
    expect(await order.tell({ refundedMinor: 1499 })).toBe('refunded');
    expect(await standing(person)).toEqual({ credits: 3, premium: false, owed: 0 });
  });

  it('is booked once, however often and from how many sides it is heard of', async () => {
    const person = await server.member();
    const order = await bought(person);
    await order.tell({ refundedMinor: 750 });
    await Promise.all(Array.from({ length: 8 }, () => order.settle()));
    expect((await standing(person)).credits).toBe(16);
    const moves = await server.services.db
      .selectFrom('order_events')
      .select('to_state')
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(moves.map((move) => move.to_state)).toEqual(['open', 'paid', 'partly_refunded']);
  });

  it('brings no welcome back: the first purchase has been made', async () => {
    const person = await server.member();
    const welcome = async () => ({
      banner: (await person.call('user')).body.user.time_bonus_ends_at !== null,
      code: (await person.call('discountCode', { query: { welcome: true } })).status === 200,
    });
    expect(await welcome()).toEqual({ banner: true, code: true });
    const order = await openOrder(server, shop, person, { discount_code: 'TIMEBONUS25' });
    expect(await welcome()).toEqual({ banner: true, code: true });
    // On its way, it is used; should it fail, it may be used again.
    for (const [event, stands] of [
      ['processing', false],
      ['failed', true],
    ] as const) {
      shop.say(order.payment, event);
      await order.settle();
      expect(await welcome()).toEqual({ banner: stands, code: stands });
    }
    await order.pay();
    shop.sayBack(order.payment, { refundedMinor: 1124 });
    expect((await order.settle()).state).toBe('refunded');
    expect(await standing(person)).toMatchObject({ premium: false });
    expect(await welcome()).toEqual({ banner: false, code: false });
  });

  it('leaves premium to who has another bundle, and its credits', async () => {
    const person = await server.member();
    const [first] = [await bought(person), await bought(person)];
    await first.tell({ refundedMinor: 1499 });
    expect(await standing(person)).toEqual({ credits: 28, premium: true, owed: 0 });
  });

  it('that is heard of before the payment is taken in with it', async () => {
    const person = await server.member();
    const { body } = await person.call('orderCreate', {
      body: { bundle: 'b25', method: 'ideal' },
      key: randomUUID(),
    });
    const paid = {
      id: 'tr_x',
      order: null,
      event: 'paid' as const,
      checkoutUrl: null,
      amountMinor: 1499,
      currency: 'EUR',
      refundedMinor: 1499,
      chargedBackMinor: 0,
    };
    const row = await settleOrder(server.services, body.order.payment_id, paid, 'webhook');
    expect(row.state).toBe('refunded');
    expect(await standing(person)).toEqual({ credits: 3, premium: false, owed: 0 });
  });

  it('that fails or is called off gives the credits back, once, and is taken again when it is sent again', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 4);
    const paid = await standing(person);
    expect(await order.tell({ refundedMinor: 1499 })).toBe('refunded');
    expect(await standing(person)).toEqual({ credits: 0, premium: false, owed: -1 });
    for (let count = 0; count < 2; count += 1) expect(await order.tell({ refundedMinor: 0 })).toBe('paid');
    expect(await standing(person)).toEqual(paid);
    expect(await order.tell({ refundedMinor: 1499 })).toBe('refunded');
    expect(await standing(person)).toEqual({ credits: 0, premium: false, owed: -1 });
    expect(await order.tell({ refundedMinor: 600 })).toBe('partly_refunded');
    expect(await standing(person)).toEqual({ credits: 14, premium: true, owed: 0 });
  });

  it('says nothing any more where the provider was asked once more meanwhile', async () => {
    const person = await server.member();
    const order = await bought(person);
    const say = async (ask: number, refundedMinor: number) => {
      const payment = { ...(await order.read()), refundedMinor };
      return (await settleOrder(server.services, order.id, payment, 'webhook', ask)).state;
    };
    expect(await say(7, 1499)).toBe('refunded');
    expect(await say(9, 0)).toBe('paid');
    // Asked before, answered after.
    expect(await say(8, 1499)).toBe('paid');
    expect((await standing(person)).credits).toBe(28);
    expect(await say(9, 0)).toBe('paid');
    expect(await say(10, 1499)).toBe('refunded');
    expect(await say(8, 0)).toBe('refunded');
    expect((await standing(person)).credits).toBe(3);
  });
});

describe('a refund whose every webhook was lost', () => {
  it('is found in the provider’s list, once, and a charge-back as well', async () => {
    const person = await server.member();
    const [whole, part] = [await bought(person), await bought(person)];
    server.clock.advanceSeconds(24 * 3600);
    whole.lose({ refundedMinor: 1499 });
    part.lose({ chargedBackMinor: 750 });
    expect(await reconcileReturns(server.services)).toBe(2);
    expect((await standing(person)).credits).toBe(16);
    server.clock.advanceSeconds(2 * 3600);
    expect(await reconcileReturns(server.services)).toBe(0);
    // A second part of the same payment is news again.
    part.lose({ chargedBackMinor: 1499 });
    expect(await reconcileReturns(server.services)).toBe(1);
    expect(await standing(person)).toMatchObject({ credits: 3, premium: false });
  });

  it('is found though the provider’s clock is an hour behind, and after two weeks without a server', async () => {
    const person = await server.member();
    const [order, other] = [await bought(person), await bought(person)];
    server.clock.advanceSeconds(24 * 3600);
    order.lose({ refundedMinor: 750 });
    expect(await reconcileReturns(server.services)).toBe(1);
    server.clock.advanceSeconds(60);
    // Made after we asked, and by its clock before.
    order.lose({ refundedMinor: 1499 }, 3600);
    expect(await reconcileReturns(server.services)).toBe(1);
    expect((await standing(person)).credits).toBe(28);
    other.lose({ refundedMinor: 1499 });
    server.clock.advanceSeconds(14 * 24 * 3600);
    expect(await reconcileReturns(server.services)).toBe(1);
    expect((await standing(person)).credits).toBe(3);
  });

  it('is looked for again while the provider is away', async () => {
    const person = await server.member();
    const order = await bought(person);
    server.clock.advanceSeconds(24 * 3600);
    order.lose({ refundedMinor: 1499 });
    shop.setAway(true);
    await expect(reconcileReturns(server.services)).rejects.toThrow(ProviderUnavailable);
    shop.setAway(false);
    expect(await reconcileReturns(server.services)).toBe(1);
    expect((await standing(person)).credits).toBe(3);
  });

  it('is looked for again when the server that asked died before it had the answer', async () => {
    const person = await server.member();
    const order = await bought(person);
    server.clock.advanceSeconds(24 * 3600);
    order.lose({ refundedMinor: 1499 });
    server.clock.advanceSeconds(3 * 3600);
    const asked = new Promise<void>((resolve) => {
      const never = () => new Promise<never>(() => resolve());
      Object.assign(server.services, { payments: { ...shop.provider, read: never } });
    });
    void reconcileReturns(server.services);
    await asked;
    Object.assign(server.services, { payments: shop.provider });
    server.clock.advanceSeconds(3600);
    expect(await reconcileReturns(server.services)).toBe(1);
    expect((await standing(person)).credits).toBe(3);
    server.clock.advanceSeconds(3600);
    expect(await reconcileReturns(server.services)).toBe(0);
  });

  it('is found among more payments of others than a statement has parameters', async () => {
    const returns = Array.from({ length: 70_000 }, (_, index) => ({
      payment: `tr_${index}`,
      at: new Date(server.clock.now()),
    }));
    Object.assign(server.services, { payments: { ...shop.provider, returnsSince: async () => returns } });
    expect(await reconcileReturns(server.services)).toBe(0);
    Object.assign(server.services, { payments: shop.provider });
  });
});

describe('a charge-back at the provider', () => {
  it('books what was spent meanwhile as a debt; the balance never falls below zero', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 10);
    expect(await standing(person)).toEqual({ credits: 18, premium: true, owed: 0 });
    expect(await order.tell({ chargedBackMinor: 1499 })).toBe('charged_back');
    expect(await standing(person)).toEqual({ credits: 0, premium: false, owed: -7 });
    expect((await person.call('credits')).body.owed).toBe(7);
    await server.pay(person);
    expect(await standing(person)).toEqual({ credits: 18, premium: true, owed: 0 });
    expect((await person.call('credits')).body.owed).toBe(0);
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });

  it('leaves the given credits that are not used yet', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 2);
    await order.tell({ chargedBackMinor: 1499 });
    expect(await standing(person)).toEqual({ credits: 1, premium: false, owed: 0 });
  });

  it('leaves those that were given after what was bought had been spent', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 20);
    const { id: site } = await server.services.db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
    const gift = grantTransfer({
      id: newId(),
      memberId: person.id,
      credits: 5,
      reference: `gift:${person.id}`,
    });
    await inTransaction(server.services.db, (trx) => postTransfer(server.services, trx, site, gift));
    await order.tell({ chargedBackMinor: 1499 });
    expect(await standing(person)).toEqual({ credits: 5, premium: false, owed: -17 });
  });

  it('after a refund takes no credit twice', async () => {
    const person = await server.member();
    const order = await bought(person);
    await order.tell({ refundedMinor: 1499 });
    expect(await order.tell({ chargedBackMinor: 1499 })).toBe('charged_back');
    expect(await standing(person)).toEqual({ credits: 3, premium: false, owed: 0 });
  });

  it('of a part is a part; a debt grows on one account, which is in the export', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 20);
    expect(await order.tell({ chargedBackMinor: 750 })).toBe('partly_refunded');
    expect(await standing(person)).toEqual({ credits: 0, premium: true, owed: -4 });
    await order.tell({ chargedBackMinor: 1499 });
    expect(await standing(person)).toEqual({ credits: 0, premium: false, owed: -17 });
    const { exportCredits } = await import('../../credits/export-repository.ts');
    expect(await exportCredits(server.services.db, person.id)).toMatchObject({ credits_owed: -17 });
  });

  it('that is won pays the debt, and what a later order paid off comes back as credits of the order', async () => {
    const person = await server.member();
    const order = await bought(person);
    await spend(person, 10);
    await order.tell({ chargedBackMinor: 1499 });
    const later = await bought(person);
    expect(await standing(person)).toEqual({ credits: 18, premium: true, owed: 0 });
    expect(await order.tell({ chargedBackMinor: 0 })).toBe('paid');
    expect(await standing(person)).toEqual({ credits: 43, premium: true, owed: 0 });
    const lots = await server.services.db
      .selectFrom('ledger_lots')
      .select(['order_id', 'remaining'])
      .where('order_id', 'in', [order.id, later.id])
      .orderBy('id')
      .execute();
    expect(lots).toEqual([
      { order_id: order.id, remaining: 25 },
      { order_id: later.id, remaining: 18 },
    ]);
  });

  it('that is won after its order had paid a debt off opens a lot at the order’s price', async () => {
    const person = await server.member();
    const first = await bought(person);
    await spend(person, 28);
    await first.tell({ chargedBackMinor: 1499 });
    // All of it goes to the debt.
    const second = await bought(person);
    await second.tell({ chargedBackMinor: 1499 });
    expect(await standing(person)).toEqual({ credits: 0, premium: false, owed: -25 });
    await first.tell({ chargedBackMinor: 0 });
    expect(await standing(person)).toEqual({ credits: 0, premium: true, owed: 0 });
    await second.tell({ chargedBackMinor: 0 });
    expect(await standing(person)).toEqual({ credits: 25, premium: true, owed: 0 });
    const lots = await server.services.db
      .selectFrom('ledger_lots')
      .select(['amount_minor', 'currency', 'remaining'])
      .where('order_id', '=', second.id)
      .execute();
    expect(lots).toEqual([{ amount_minor: 1499, currency: 'EUR', remaining: 25 }]);
  });

  it('meets a message that is just sent, and the books agree', async () => {
    const person = await server.member();
    const order = await bought(person);
    const friend = await server.member();
    await spend(person, 1);
    await Promise.all([
      order.tell({ chargedBackMinor: 1499 }),
      ...Array.from({ length: 6 }, (_, index) =>
        person.call('chatSend', { body: { member: friend.id, kind: 'text', text: `At once ${index}` } }),
      ),
    ]);
    const { credits, owed } = await standing(person);
    expect(credits).toBeGreaterThanOrEqual(0);
    expect(owed).toBeLessThanOrEqual(0);
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });
});
