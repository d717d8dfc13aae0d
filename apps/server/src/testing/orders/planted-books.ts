import { randomUUID } from 'node:crypto';
import { grantTransfer, lapseTransfer, nothingKept, spendTransfer } from '@vesper/domain';
import { sql } from 'kysely';
import { bookMoney } from '../../credits/book-money.ts';
import { buyCredits } from '../../credits/buy.ts';
import { readLots } from '../../credits/lots-repository.ts';
import { postTransfer } from '../../credits/posting-repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { FakeShop } from '../fake-provider.ts';
import { anOrderRow } from './order-row.ts';
import type { TestServer } from '../test-server.ts';
import type { ProviderPayment } from '../../payment/provider/payment-provider.ts';
import { settleOrder } from '../../payment/settle.ts';

/** An order with its payment at the provider; either is empty where a difference names none. */
export interface Made {
  readonly order: string;
  readonly payment: string;
}

/** The price of an order and the VAT in it. */
export const euros = { amountMinor: 1499, vatMinor: 260 };

/** Whose books they are: a site, a member of it and one whose account will be purged. */
export interface Owners {
  readonly site: string;
  readonly member: string;
  readonly gone: string;
}

/** Orders, sound and unsound, written into the books and into the fake provider's. */
export const openPlantedBooks = (
  { services }: Pick<TestServer, 'services'>,
  shop: FakeShop,
  { site, member, gone }: Owners,
) => {
  const open = async (of = member, credits = 25): Promise<Made> => {
    const order = await anOrderRow(services, { site, member: of, credits });
    const { provider_payment: payment } = await services.db
      .selectFrom('orders')
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
    settleOrder(services, order, await shop.provider.read(payment), 'webhook');
  const paid = async (what: Partial<ProviderPayment> = {}): Promise<Made> => {
    const made = await open();
    shop.sayOf(made.payment, { event: 'paid', ...what });
    await settle(made);
    return made;
  };
  const change = async (made: Made, set: Record<string, unknown>) => {
    await services.db.updateTable('orders').set(set).where('id', '=', made.order).execute();
    return made;
  };
  const changeLots = async (made: Made, set: Record<string, unknown>) => {
    await services.db.updateTable('ledger_lots').set(set).where('order_id', '=', made.order).execute();
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

  /** Books money of an order, under whatever number of a change. */
  const book = ({ order }: Pick<Made, 'order'>, money: typeof euros, { number = 0, currency = 'EUR' } = {}) =>
    inTransaction(services.db, (trx) =>
      bookMoney(services, trx, { site, currency, reference: `order:${order}:${number}` }, nothingKept, money),
    );
  /** An order whose money is booked as this, its credits to this member, and nothing else is wrong. */
  const booked = async (money: typeof euros | undefined, currency = 'EUR', to = member): Promise<Made> => {
    const made = await open();
    await inTransaction(services.db, (trx) => buyCredits(services, trx, { ...bought(made), member: to }));
    if (money) await book(made, money, { currency });
    await change(made, { state: 'paid', settled_at: new Date(services.clock.now()) });
    return says(Promise.resolve(made), { event: 'paid' });
  };
  /** Money in the ledger that names an order that never was. */
  const moneyOfNobody = async (): Promise<Made> => {
    const order = randomUUID();
    await book({ order }, euros);
    return { order: '', payment: `order:${order}:0` };
  };

  /** Credits in the ledger that came, or came again, for an order that never was. */
  const creditsOfNobody = async (
    kind: 'purchase' | 'reversal' = 'purchase',
    at = new Date(services.clock.now()),
  ): Promise<Made> => {
    const order = `order:${randomUUID()}`;
    const [transfer, payment] = [newId(), kind === 'purchase' ? order : `${order}:1:0`];
    const from = kind === 'purchase' ? 'sales' : 'refunds';
    await inTransaction(services.db, async (trx) => {
      await sql`insert into ledger_transfers (id, kind, reference, created_at)
        values (${transfer}, ${kind}, ${payment}, ${at})`.execute(trx);
      await sql`insert into ledger_postings (transfer_id, account_id, amount)
        select ${transfer}::uuid, id, case kind when ${from} then -5 else 5 end from ledger_accounts
        where site_id = ${site} and kind in (${from}, 'spending')`.execute(trx);
    });
    return { order: '', payment };
  };
  /** Credits of the member that were given, spent or lapsed for something that never was. */
  const movementOfNobody = async (kind: 'grant' | 'spend' | 'lapse', subject: string): Promise<Made> => {
    const movement = { memberId: member, credits: 2, reference: `${subject}:${randomUUID()}` };
    await inTransaction(services.db, async (trx) => {
      const lots = await readLots(trx, member);
      const make = { grant: grantTransfer, spend: spendTransfer, lapse: lapseTransfer }[kind];
      await postTransfer(services, trx, site, make({ id: newId(), ...movement }, lots));
    });
    return { order: '', payment: movement.reference };
  };
  return {
    services,
    site,
    member,
    gone,
    open,
    said,
    settle,
    paid,
    change,
    changeLots,
    says,
    bought,
    book,
    booked,
    moneyOfNobody,
    creditsOfNobody,
    movementOfNobody,
  };
};

export type PlantedBooks = ReturnType<typeof openPlantedBooks>;
