import { randomUUID } from 'node:crypto';
import { type DifferenceKind, nothingKept } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookMoney } from '../../credits/book-money.ts';
import { buyCredits } from '../../credits/buy.ts';
import { takeCreditsBack } from '../../credits/take-back.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { anOrderRow } from '../../testing/order-row.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ProviderPayment, ProviderUnavailable } from '../provider/payment-provider.ts';
import { settleOrder } from '../settle.ts';
import { compareBooks } from './compare.ts';
import { explainDifference } from './differences-repository.ts';

/** The long run plants more than 1,000 differences. */
const ofEach = process.env.VESPER_TEST_LENGTH === 'long' ? 50 : 3;

let server: TestServer;
let site = '';
let member = '';
let gone = '';
const shop = fakeProvider();
const services = () => server.services;

beforeAll(async () => {
  server = await startTestServer();
  Object.assign(services(), { payments: shop.provider });
  site = (await services().db.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
  [member, gone] = [(await server.member()).id, (await server.member()).id];
});
afterAll(() => server.end());

interface Made {
  readonly order: string;
  readonly payment: string;
}

const open = async (of = member, credits = 25): Promise<Made> => {
  const order = await anOrderRow(services(), { site, member: of, credits });
  const { provider_payment: payment } = await services()
    .db.selectFrom('orders')
    .select('provider_payment')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const made = { order, payment: payment ?? '' };
  shop.sayOf(made.payment, said(made));
  return made;
};
const said = ({ order, payment }: Made): ProviderPayment => ({
  id: payment,
  order,
  event: 'open',
  checkoutUrl: null,
  amountMinor: 1499,
  currency: 'EUR',
  refundedMinor: 0,
  chargedBackMinor: 0,
});
const settle = async ({ order, payment }: Made) =>
  settleOrder(services(), order, await shop.provider.read(payment), 'webhook');
const paid = async (what: Partial<ProviderPayment> = {}): Promise<Made> => {
  const made = await open();
  shop.sayOf(made.payment, { event: 'paid', ...what });
  await settle(made);
  return made;
};
const change = async (made: Made, set: Record<string, unknown>) => {
  await services().db.updateTable('orders').set(set).where('id', '=', made.order).execute();
  return made;
};
const changeLots = async (made: Made, set: Record<string, unknown>) => {
  await services().db.updateTable('ledger_lots').set(set).where('order_id', '=', made.order).execute();
  return made;
};
const says = async (making: Promise<Made>, what: Partial<ProviderPayment>) => {
  const made = await making;
  shop.sayOf(made.payment, what);
  return made;
};
const bought = ({ order }: Made) => ({
  site,
  member,
  order,
  credits: 25,
  amountMinor: 1499,
  currency: 'EUR',
});

const euros = { amountMinor: 1499, vatMinor: 260 };
/** Books money of an order, under whatever number of a change. */
const book = ({ order }: Pick<Made, 'order'>, money: typeof euros, { number = 0, currency = 'EUR' } = {}) =>
  inTransaction(services().db, (trx) =>
    bookMoney(services(), trx, { site, currency, reference: `order:${order}:${number}` }, nothingKept, money),
  );
/** An order whose money is booked as this and nothing else is wrong. */
const booked = async (money: typeof euros | undefined, currency = 'EUR'): Promise<Made> => {
  const made = await open();
  await inTransaction(services().db, (trx) => buyCredits(services(), trx, bought(made)));
  if (money) await book(made, money, { currency });
  await change(made, { state: 'paid', settled_at: new Date(server.clock.now()) });
  return says(Promise.resolve(made), { event: 'paid' });
};
/** Money in the ledger that names an order that never was. */
const moneyOfNobody = async (): Promise<Made> => {
  const order = randomUUID();
  await book({ order }, euros);
  return { order: '', payment: `order:${order}:0` };
};

/** A purchase in the ledger that names an order that never was. */
const purchaseOfNobody = async (): Promise<Made> => {
  const [transfer, payment] = [newId(), `order:${randomUUID()}`];
  await inTransaction(services().db, async (trx) => {
    await sql`insert into ledger_transfers (id, kind, reference, created_at)
      values (${transfer}, 'purchase', ${payment}, now())`.execute(trx);
    await sql`insert into ledger_postings (transfer_id, account_id, amount)
      select ${transfer}::uuid, id, case kind when 'sales' then -5 else 5 end from ledger_accounts
      where site_id = ${site} and kind in ('sales', 'spending')`.execute(trx);
  });
  return { order: '', payment };
};

/** What is planted, and the row that it must be; `good` where settling makes it good, and the row is closed at once. */
const plants: readonly [kind: DifferenceKind, plant: () => Promise<Made>, good?: 'good'][] = [
  [
    'credits_missing',
    async () =>
      says(
        open().then(async (made) => {
          await book(made, euros);
          return change(made, { state: 'paid', settled_at: new Date(server.clock.now()) });
        }),
        { event: 'paid' },
      ),
  ],
  [
    'credits_unpaid',
    async () => {
      const made = await open();
      await inTransaction(services().db, (trx) => buyCredits(services(), trx, bought(made)));
      return made;
    },
  ],
  ['credits_unpaid', purchaseOfNobody],
  ['credits_differ', async () => changeLots(await change(await paid(), { credits: 30 }), { credits: 30 })],
  [
    'credits_back_differ',
    async () => {
      const made = await paid();
      await inTransaction(services().db, (trx) =>
        takeCreditsBack(services(), trx, {
          site,
          member,
          order: made.order,
          due: 5,
          reference: `order:${made.order}:x`,
        }),
      );
      return made;
    },
  ],
  ['lots_differ', async () => changeLots(await paid(), { amount_minor: 1 })],
  ['lots_differ', async () => changeLots(await paid(), { currency: 'SEK' })],
  ['takings_differ', () => booked({ amountMinor: 1498, vatMinor: 260 })],
  ['takings_differ', async () => change(await booked(undefined), { vat_minor: 0 })],
  [
    'takings_differ',
    async () => change(await booked({ amountMinor: 1499, vatMinor: 0 }, 'SEK'), { vat_minor: 0 }),
  ],
  ['takings_differ', moneyOfNobody],
  [
    'takings_differ',
    async () => {
      const made = await paid();
      await book(made, { amountMinor: 1, vatMinor: 0 }, { number: 7 });
      return { order: '', payment: `order:${made.order}:7` };
    },
  ],
  ['returned_too_much', () => paid({ refundedMinor: 500, chargedBackMinor: 1499 })],
  ['vat_differs', () => booked({ amountMinor: 1499, vatMinor: 0 })],
  ['vat_differs', async () => change(await paid({ refundedMinor: 500 }), { vat_minor: 500 })],
  ['state_differs', async () => change(await paid(), { state: 'refunded' })],
  ['payment_of_another', () => says(open(), { order: randomUUID(), event: 'paid' })],
  ['currency_differs', () => says(open(), { currency: 'PLN', event: 'paid' })],
  ['amount_differs', () => says(open(), { amountMinor: 1500, event: 'paid' })],
  ['amount_differs', () => says(paid(), { amountMinor: 1 })],
  ['status_unknown', () => says(open(), { event: null })],
  ['paid_after_purge', () => says(open(gone), { event: 'paid' })],
  [
    'payment_unknown',
    async () => {
      const made = { order: '', payment: `tr_${randomUUID().replaceAll('-', '')}` };
      shop.sayOf(made.payment, { ...said(made), order: null, event: 'paid' });
      return made;
    },
  ],
  [
    'payment_missing',
    async () => {
      const made = await paid();
      shop.forget(made.payment);
      return made;
    },
  ],
  ['booked_unpaid', () => says(paid(), { event: 'expired' })],
  ['paid_unbooked', () => says(open(), { event: 'paid' }), 'good'],
  ['refunds_differ', () => says(paid(), { refundedMinor: 500 }), 'good'],
  ['refunds_differ', () => says(paid({ refundedMinor: 500 }), { refundedMinor: 0 }), 'good'],
  ['charge_backs_differ', () => says(paid(), { chargedBackMinor: 1499 }), 'good'],
];

const rows = async () => {
  const found = await services()
    .db.selectFrom('order_differences')
    .select(['order_id', 'payment', 'kind', 'state'])
    .execute();
  return found.map(({ order_id, payment, kind, state }) => `${order_id ?? payment} ${kind} ${state}`).sort();
};

describe('the daily comparison', () => {
  it('finds every planted difference and nothing else, once, and closes what is gone', async () => {
    const planted: { made: Made; kind: DifferenceKind; state: string }[] = [];
    const none = await open();
    await says(open(), { event: 'processing' }).then(settle);
    await says(open(), { event: 'expired' }).then(settle);
    for (let count = 0; count < ofEach; count += 1) {
      // Sound ones between them, as they come.
      await paid();
      await paid({ refundedMinor: 600 });
      await paid({ chargedBackMinor: 1499 });
      await says(paid({ chargedBackMinor: 1499 }), { chargedBackMinor: 0 }).then(settle);
      for (const [kind, plant, good] of plants)
        planted.push({ made: await plant(), kind, state: good ? 'closed' : 'open' });
    }
    await services().db.updateTable('members').set({ status: 'purged' }).where('id', '=', gone).execute();
    const expected = planted
      .map(({ made, kind, state }) => `${made.order || made.payment} ${kind} ${state}`)
      .sort();
    const { orders, payments, closed } = await compareBooks(services());
    expect(await rows()).toEqual(expected);
    expect([orders, payments]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(closed).toBe(0);

    // Once more a day later: the same rows; what is explained stays so, what is made good is closed.
    server.clock.advanceSeconds(24 * 3600);
    const find = (kind: DifferenceKind) => planted.find((one) => one.kind === kind)?.made ?? none;
    const unknown = find('payment_unknown');
    shop.sayOf(unknown.payment, { refundedMinor: 1499 });
    await change(find('state_differs'), { state: 'paid' });
    const [explained] = await services()
      .db.selectFrom('order_differences')
      .select('id')
      .where('order_id', '=', find('booked_unpaid').order)
      .execute();
    expect(await explainDifference(services().db, explained?.id ?? '', 'settled by hand', new Date())).toBe(
      true,
    );
    expect((await compareBooks(services())).closed).toBe(2);
    const changed = (line: string) =>
      line
        .replace(`${unknown.payment} payment_unknown open`, `${unknown.payment} payment_unknown closed`)
        .replace(
          `${find('state_differs').order} state_differs open`,
          `${find('state_differs').order} state_differs closed`,
        )
        .replace(
          `${find('booked_unpaid').order} booked_unpaid open`,
          `${find('booked_unpaid').order} booked_unpaid explained`,
        );
    expect(await rows()).toEqual(expected.map(changed).sort());
    // What comes again is open again.
    await change(find('state_differs'), { state: 'refunded' });
    await compareBooks(services());
    expect((await rows()).filter((line) => line.startsWith(find('state_differs').order))).toEqual([
      `${find('state_differs').order} state_differs open`,
    ]);
  }, 600_000);

  it('gives an order the payment that its server died over', async () => {
    const made = await open();
    await change(made, { provider_payment: null, state: 'created' });
    shop.sayOf(made.payment, { event: 'paid' });
    const before = await rows();
    await compareBooks(services());
    const { state, provider_payment: payment } = await services()
      .db.selectFrom('orders')
      .select(['state', 'provider_payment'])
      .where('id', '=', made.order)
      .executeTakeFirstOrThrow();
    expect([state, payment]).toEqual(['paid', made.payment]);
    expect((await rows()).filter((line) => !before.includes(line))).toEqual([
      `${made.order} paid_unbooked closed`,
    ]);
  });

  it('closes no payment of nobody that is in no list any more while the provider does not say how it stands', async () => {
    const payment = `tr_${randomUUID().replaceAll('-', '')}`;
    shop.sayOf(payment, { ...said({ order: '', payment }), order: null, event: 'paid' });
    await compareBooks(services());
    const line = async () => (await rows()).filter((one) => one.startsWith(payment));
    expect(await line()).toEqual([`${payment} payment_unknown open`]);
    const { paymentsSince, read } = shop.provider;
    shop.provider.paymentsSince = async function* () {};
    shop.provider.read = async (id) => {
      if (id === payment) throw new ProviderUnavailable('away');
      return read(id);
    };
    server.clock.advanceSeconds(3600);
    await compareBooks(services()).catch(() => {});
    Object.assign(shop.provider, { paymentsSince, read });
    expect(await line()).toEqual([`${payment} payment_unknown open`]);
  });

  it('still compares with the ledger while the provider is away, and closes nothing that it could not see', async () => {
    const made = await change(await paid(), { state: 'refunded' });
    const before = await rows();
    shop.setAway(true);
    server.clock.advanceSeconds(3600);
    await expect(compareBooks(services())).rejects.toThrow(ProviderUnavailable);
    shop.setAway(false);
    expect((await rows()).filter((line) => !before.includes(line))).toEqual([
      `${made.order} state_differs open`,
    ]);
  });
});
