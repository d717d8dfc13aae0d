/** Run by trust-ca.test.ts in a process of its own: the provider's real client against the sandbox, its findings as JSON. */
import { createMollieClient } from '@mollie/api-client';
import { fakeShop, order } from '../testing/sandbox-testing.ts';

const apiEndpoint = `https://127.0.0.1:${process.env.API_PORT}/v2/`;
const client = createMollieClient({ apiKey: 'test_0123456789abcdef', apiEndpoint });
const shop = await fakeShop();
type CreateParameters = Parameters<typeof client.payments.create>[0];
const parameters = order(shop.origin) as unknown as CreateParameters;

const created = await client.payments.create({ ...parameters, idempotencyKey: 'child-1' });
const again = await client.payments.create({ ...parameters, idempotencyKey: 'child-1' });
const read = await client.payments.get(created.id);
await fetch(created.getCheckoutUrl() ?? '', {
  method: 'POST',
  body: new URLSearchParams({ outcome: 'paid' }),
  redirect: 'manual',
});
await shop.calls(1);
const paid = await client.payments.get(created.id);
const refund = await client.paymentRefunds.create({
  paymentId: created.id,
  amount: { currency: 'EUR', value: '5.00' },
});
const refunds = await client.paymentRefunds.page({ paymentId: created.id });
const ofAll: string[] = [];
for await (const { paymentId } of client.refunds.iterate()) ofAll.push(paymentId);
const chargebacks = await client.chargebacks.page();
const methods = await client.methods.list({
  amount: { currency: 'EUR', value: '10.00' },
  billingCountry: 'NL',
});
const other = await client.payments.create(parameters);
const canceled = await client.payments.cancel(other.id);

type Refusal = { statusCode?: number; field?: string };
const refusal = (call: Promise<unknown>) =>
  call.then(
    (): Refusal => ({}),
    (error: Refusal) => error,
  );
const wrong = await refusal(client.payments.create({ ...parameters, description: '' }));
const unknown = await refusal(client.payments.get('tr_nothing'));
const stranger = createMollieClient({ apiKey: 'live_0123456789abcdef', apiEndpoint });
const unauthorized = await refusal(stranger.payments.get(created.id));
await shop.close();

console.log(
  JSON.stringify({
    id: created.id,
    created: created.status,
    read: read.status,
    webhookId: shop.received[0]?.split('id=')[1],
    paid: paid.status,
    refund: refund.status,
    listed: refunds.length,
    listedOfAll: ofAll.length === 1 && ofAll[0] === created.id && chargebacks.length === 0,
    methods: methods.map((method) => method.id),
    sameKeySamePayment: again.id === created.id,
    canceled: canceled.status,
    wrongField: { statusCode: wrong.statusCode, field: wrong.field },
    unknown: unknown.statusCode,
    unauthorized: unauthorized.statusCode,
  }),
);
