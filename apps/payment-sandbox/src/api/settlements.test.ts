import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../index.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';

let folder: string;
let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof fakeShop>>;
const start = () => startSandbox({ apiPort: 0, pagePort: 0, dataFolder: folder, refundAfterMs: 0 });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  shop = await fakeShop();
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const paid = async (extra: object = {}): Promise<string> => {
  const { id } = (
    await callApi(sandbox, 'POST', '/v2/payments', { body: { ...order(shop.origin), ...extra } })
  ).body;
  await pressButton(sandbox, id, { outcome: 'paid' });
  return id;
};
const asked = async (path: string) =>
  (await callApi(sandbox, 'GET', `/v2/settlements${path}`, { key: 'access_0123456789' })).body as unknown as {
    id: string;
    reference: string;
    status: string;
    amount: { currency: string; value: string };
    _embedded: Record<string, { id: string; amount: { currency: string; value: string }; status: string }[]>;
  };
const listed = async () => (await asked(''))._embedded.settlements ?? [];
const partsOf = async (id: string, kind: string) =>
  ((await asked(`/${id}/${kind}`))._embedded[kind] ?? []).map((one) => one.id);

it('pays out what has come and gone, once, one payout a currency, less what it keeps', async () => {
  const [first, second] = [await paid(), await paid()];
  const kroner = await paid({ method: 'swish', amount: { currency: 'SEK', value: '169.00' } });
  await paid({ method: 'paypal' });
  await callApi(sandbox, 'POST', '/v2/payments', { body: order(shop.origin) });
  await pressButton(sandbox, first, { back: 'refund', amount: '1.00' });
  await pressButton(sandbox, second, { back: 'chargeback', amount: '2.00' });
  // The refund is reported when it is done.
  await shop.calls(6);
  sandbox.payOut();
  const all = await listed();
  expect(all.map(({ amount, status }) => [amount, status])).toEqual([
    // 2 x 24.95 less twice 0.29 and 1.8 %, less 1.00 and 2.00.
    [{ currency: 'EUR', value: '45.42' }, 'paidout'],
    // 169.00 less 0.29 and 1.8 %.
    [{ currency: 'SEK', value: '165.67' }, 'paidout'],
  ]);
  const [euros, swedish] = all;
  expect(await partsOf(swedish?.id ?? '', 'payments')).toEqual([kroner]);
  expect((await partsOf(euros?.id ?? '', 'payments')).toSorted()).toEqual([first, second].toSorted());
  expect(await partsOf(euros?.id ?? '', 'refunds')).toHaveLength(1);
  expect(await partsOf(euros?.id ?? '', 'chargebacks')).toHaveLength(1);
  sandbox.payOut();
  expect(await listed()).toHaveLength(2);
  await sandbox.close();
  sandbox = await start();
  expect((await listed()).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

it('shows its payouts to a token of the organisation only', async () => {
  await paid();
  sandbox.payOut();
  expect((await callApi(sandbox, 'GET', '/v2/settlements')).status).toBe(403);
  expect(await listed()).toHaveLength(1);
  expect((await callApi(sandbox, 'GET', '/v2/settlements/stl_no', { key: 'access_0123456789' })).status).toBe(
    404,
  );
});
