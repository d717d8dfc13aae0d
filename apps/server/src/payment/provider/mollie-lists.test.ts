import { createServer, request, type RequestOptions, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openMollie } from './mollie-provider.ts';
import { openMollieSettlements } from './mollie-settlements.ts';
import { ProviderUnavailable } from './payment-provider.ts';

type Entry = readonly [payment: string, createdAt: string, reversedAt?: string];

/** What Mollie lists, by pages, newest first; what is no page is answered with a fault. */
let lists: Readonly<Record<string, readonly (readonly Entry[])[]>>;
const read: string[] = [];
beforeEach(() => void read.splice(0));

/** Answers by their paths, whole. */
let answers: Readonly<Record<string, object>> = {};
/** Payments by their ids, as Mollie says them. */
let payments: Readonly<Record<string, object>> = {};

let host: Server;
let origin: string;
beforeAll(async () => {
  host = createServer((asked, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', origin);
    const name = pathname.split('/').at(-1) ?? '';
    const resource = name.slice(0, -1);
    const page = Number(searchParams.get('from') ?? 0);
    read.push(`${name} ${page}`);
    if (answers[pathname]) return void response.end(JSON.stringify(answers[pathname]));
    if (payments[name]) return void response.end(JSON.stringify(payments[name]));
    const [entries, next] = [lists[name]?.[page], lists[name]?.[page + 1]];
    response.writeHead(entries ? 200 : 500, { 'content-type': 'application/hal+json' });
    response.end(
      JSON.stringify({
        count: entries?.length ?? 0,
        _embedded: {
          [name]: entries?.map(([paymentId, createdAt, reversedAt]) => ({
            resource,
            paymentId,
            createdAt,
            reversedAt: reversedAt ?? null,
            _links: {},
          })),
        },
        _links: { next: next ? { href: `${origin}/v2/${name}?from=${page + 1}` } : null },
      }),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(host.address() as AddressInfo).port}`;
  // The client speaks TLS and nothing else, which is not what is looked at here.
  vi.spyOn(https, 'request').mockImplementation(((options: RequestOptions) =>
    request({ ...options, protocol: 'http:', agent: false })) as unknown as typeof https.request);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => host.close(resolve));
});

const returnsSince = async (since: string) => {
  const found = await openMollie(`test_${'x'.repeat(30)}`, `${origin}/v2/`).returnsSince(new Date(since));
  return found.map(({ payment, at }) => `${payment} ${at.toISOString().slice(0, 10)}`);
};

it('reads refunds and charge-backs together, newest first, of all pages that are new enough', async () => {
  lists = {
    refunds: [
      [
        ['tr_a', '2026-03-09T10:00:00+00:00'],
        ['tr_b', '2026-03-07T10:00:00+00:00'],
      ],
      [
        ['tr_c', '2026-03-05T00:00:00+00:00'],
        ['tr_d', '2026-03-04T23:59:59+00:00'],
      ],
      [['tr_e', '2026-03-01T10:00:00+00:00']],
    ],
    chargebacks: [
      [
        ['tr_a', '2026-03-08T10:00:00+00:00'],
        ['tr_f', '2026-01-08T10:00:00+00:00', '2026-03-06T10:00:00+00:00'],
        ['tr_g', '2026-01-08T10:00:00+00:00'],
        ['tr_h', '2025-08-08T10:00:00+00:00', '2026-03-06T10:00:00+00:00'],
      ],
    ],
  };
  expect(await returnsSince('2026-03-05T00:00:00Z')).toEqual([
    'tr_a 2026-03-09',
    'tr_a 2026-03-08',
    'tr_b 2026-03-07',
    'tr_f 2026-03-06',
    'tr_c 2026-03-05',
  ]);
  expect(read.toSorted()).toEqual(['chargebacks 0', 'refunds 0', 'refunds 1']);
});

const amount = (value: string, currency = 'EUR') => ({ value, currency });
const paid = {
  resource: 'payment',
  id: 'tr_paid',
  status: 'paid',
  createdAt: '2026-03-09T10:00:00+00:00',
  amount: amount('14.99'),
  metadata: { order: 'o-1' },
  _links: {},
};
const mollie = () => openMollie(`test_${'x'.repeat(30)}`, `${origin}/v2/`);

it('counts what banks have taken and not given again, and knows whose a payment is', async () => {
  const taken = (id: string, value: string, reversedAt: string | null, reason: object | null = null) => ({
    resource: 'chargeback',
    id,
    amount: amount(value),
    createdAt: '2026-03-09T12:00:00+00:00',
    reversedAt,
    reason,
  });
  payments = {
    tr_paid: {
      ...paid,
      amountRefunded: amount('1.00'),
      amountChargedBack: amount('9.00'),
      _embedded: {
        chargebacks: [
          taken('chb_won', '5.00', '2026-03-10T10:00:00+00:00', { code: 'AC06', description: 'Blocked' }),
          taken('chb_taken', '4.00', null),
        ],
      },
    },
    tr_odd: { ...paid, id: 'tr_odd', status: 'teleported', metadata: 'o-1' },
  };
  expect(await mollie().read('tr_paid')).toMatchObject({
    order: 'o-1',
    event: 'paid',
    amountMinor: 1499,
    refundedMinor: 100,
    chargedBackMinor: 400,
    disputes: [
      { id: 'chb_won', state: 'won', amountMinor: 500, reason: 'AC06' },
      { id: 'chb_taken', state: 'taken', amountMinor: 400, reason: null },
    ],
  });
  expect(await mollie().read('tr_odd')).toMatchObject({ order: null, event: null });
});

it('says that the provider is away when one of the lists cannot be read', async () => {
  lists = { refunds: [[['tr_a', '2026-03-09T10:00:00+00:00']]] };
  await expect(returnsSince('2026-03-05T00:00:00Z')).rejects.toThrow(ProviderUnavailable);
  expect(read).toContain('refunds 0');
});

const list = (name: string, entries: readonly object[]) => ({
  count: entries.length,
  _embedded: { [name]: entries },
  _links: { next: null },
});
const settlement = (id: string, more: object) => ({
  resource: 'settlement',
  id,
  reference: '1234567.2603.1',
  createdAt: '2026-03-09T10:00:00+00:00',
  settledAt: null,
  status: 'open',
  amount: amount('20.50'),
  periods: {},
  _links: {},
  ...more,
});
const gathered = async <T>(entries: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
};

it('reads payouts with what was kept of them, and what they are made up of', async () => {
  const costs = [{ amountGross: amount('0.30') }, { amountGross: amount('0.20') }];
  answers = {
    '/v2/settlements': list('settlements', [
      settlement('stl_open', {}),
      settlement('stl_paid', {
        status: 'paidout',
        settledAt: '2026-03-10T10:00:00+00:00',
        periods: { 2026: { '02': { revenue: [], costs }, '03': { revenue: [], costs } } },
      }),
      settlement('stl_old', { createdAt: '2026-01-09T10:00:00+00:00', status: 'paidout' }),
    ]),
    '/v2/settlements/stl_paid/payments': list('payments', [{ ...paid, id: 'tr_1', amount: amount('14.99') }]),
    '/v2/settlements/stl_paid/refunds': list('refunds', [
      { resource: 'refund', id: 're_1', paymentId: 'tr_1', amount: amount('5.00'), _links: {} },
    ]),
    '/v2/settlements/stl_paid/chargebacks': list('chargebacks', [
      { resource: 'chargeback', id: 'chb_1', paymentId: 'tr_2', amount: amount('9.00', 'SEK'), _links: {} },
    ]),
  };
  const source = openMollieSettlements(`access_${'x'.repeat(30)}`, `${origin}/v2/`);
  const settlements = await gathered(source.settlementsSince(new Date('2026-02-01T00:00:00Z')));
  expect(
    settlements.map(({ id, state, costsMinor, amountMinor }) => [id, state, costsMinor, amountMinor]),
  ).toEqual([
    ['stl_open', null, 0, 2050],
    ['stl_paid', 'paid_out', 100, 2050],
  ]);
  expect(await gathered(source.entriesOf('stl_paid'))).toEqual([
    { id: 'tr_1', kind: 'payment', payment: 'tr_1', amountMinor: 1499, currency: 'EUR' },
    { id: 're_1', kind: 'refund', payment: 'tr_1', amountMinor: 500, currency: 'EUR' },
    { id: 'chb_1', kind: 'charge_back', payment: 'tr_2', amountMinor: 900, currency: 'SEK' },
  ]);
});
