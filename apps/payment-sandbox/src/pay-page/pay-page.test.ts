import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../index.ts';
import { methodName, methods } from '../payment/methods.ts';
import { kindTexts } from './kind-texts.ts';
import { moneyBackTexts } from './money-back-texts.ts';
import { payPageTexts, unknownPayment } from './pay-page-texts.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';

let folder: string;
let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof fakeShop>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  shop = await fakeShop();
  sandbox = await startSandbox({ apiPort: 0, pagePort: 0, dataFolder: folder });
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function create(extra: object = {}): Promise<string> {
  return (await callApi(sandbox, 'POST', '/v2/payments', { body: { ...order(shop.origin), ...extra } })).body
    .id;
}
const page = async (id: string) => (await fetch(`http://127.0.0.1:${sandbox.pagePort}/pay/${id}`)).text();
const statusOf = async (id: string) => (await callApi(sandbox, 'GET', `/v2/payments/${id}`)).body.status;

describe('pay page', () => {
  it.each([
    ['paid', 'paid', '/transactions/1'],
    ['failed', 'failed', '/transactions/1'],
    ['canceled', 'canceled', '/credits'],
    ['expired', 'expired', '/transactions/1'],
    ['pending', 'pending', '/transactions/1'],
    ['open', 'open', '/transactions/1'],
  ])('button %s ends as %s and goes back to the shop', async (outcome, status, path) => {
    const id = await create();
    const answer = await pressButton(sandbox, id, { outcome });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(shop.origin + path);
    expect(await statusOf(id)).toBe(status);
    if (status !== 'open') {
      await shop.calls(1);
      expect(shop.received).toEqual([`POST application/x-www-form-urlencoded;charset=UTF-8 id=${id}`]);
    }
  });

  it('never changes a payment that has ended, and says so', async () => {
    const id = await create();
    await pressButton(sandbox, id, { outcome: 'failed' });
    await pressButton(sandbox, id, { outcome: 'paid' });
    expect(await statusOf(id)).toBe('failed');
    const html = await page(id);
    expect(html).toContain(payPageTexts.nl.ended.failed);
    expect(html).not.toContain('name="outcome"');
  });

  it('has money come late where somebody says so, and only there', async () => {
    const id = await create();
    await pressButton(sandbox, id, { outcome: 'expired' });
    expect(await page(id)).toContain(moneyBackTexts.nl.late);
    await pressButton(sandbox, id, { late: 'paid' });
    expect(await statusOf(id)).toBe('paid');
    expect(await page(id)).not.toContain(moneyBackTexts.nl.late);
  });

  it('lets a bank decide later about what is pending', async () => {
    const id = await create();
    await pressButton(sandbox, id, { outcome: 'pending' });
    const html = await page(id);
    expect(html).toContain(payPageTexts.nl.ended.pending);
    expect(html).not.toContain(payPageTexts.nl.outcomes.open);
    await pressButton(sandbox, id, { outcome: 'failed' });
    expect(await statusOf(id)).toBe('failed');
  });

  it.each(methods.map(({ id, kind, currencies }) => [id, kind, currencies[0]] as const))(
    'has for %s the page of its kind, %s',
    async (method, kind, currency) => {
      const html = await page(await create({ method, amount: { currency, value: '24.95' } }));
      expect(html).toContain(`data-kind="${kind}"`);
      expect(html).toContain(kindTexts.nl.kinds[kind].replace('{method}', methodName(method, 'nl')));
      expect(html.includes(payPageTexts.nl.outcomes.pending)).toBe(
        ['bank', 'account', 'later', 'transfer'].includes(kind),
      );
    },
  );

  it('can be finished after it was left open', async () => {
    const id = await create();
    await pressButton(sandbox, id, { outcome: 'open' });
    await pressButton(sandbox, id, { outcome: 'paid' });
    expect(await statusOf(id)).toBe('paid');
  });

  it('lets the payer choose a method when the shop named none', async () => {
    const id = await create({
      method: undefined,
      amount: { currency: 'PLN', value: '99.00' },
      locale: 'pl_PL',
    });
    expect(await page(id)).toContain('value="blik"');
    expect((await pressButton(sandbox, id, { outcome: 'paid', method: 'ideal' })).status).toBe(400);
    await pressButton(sandbox, id, { outcome: 'paid', method: 'przelewy24' });
    expect((await callApi(sandbox, 'GET', `/v2/payments/${id}`)).body).toMatchObject({
      status: 'paid',
      method: 'przelewy24',
    });
  });

  it('shows order, amount and method, with everything from outside escaped', async () => {
    const html = await page(await create({ description: '<b>60</b> "credits"', locale: 'de_DE' }));
    expect(html).toContain('&lt;b&gt;60&lt;/b&gt; &quot;credits&quot;');
    expect(html).toContain('24,95\u00a0€');
    expect(html).toContain('iDEAL | Wero');
    expect(html).not.toMatch(/src=|href="http|@import|url\(/);
  });

  it('answers 400 for an unknown outcome and 404 for an unknown payment', async () => {
    expect((await pressButton(sandbox, await create(), { outcome: 'free' })).status).toBe(400);
    const missing = await fetch(`http://127.0.0.1:${sandbox.pagePort}/pay/tr_no`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(unknownPayment);
  });

  it.each([
    ['en_GB', 'en'],
    ['nl_BE', 'nl'],
    ['de_CH', 'de'],
    ['it_IT', 'it'],
    ['fr_FR', 'fr'],
    ['es_ES', 'es'],
    ['pl_PL', 'pl'],
    ['da_DK', 'da'],
    ['fi_FI', 'fi'],
    ['nb_NO', 'nb'],
    ['sv_SE', 'sv'],
  ] as const)('speaks %s without a word of another language', async (locale, language) => {
    const html = await page(await create({ locale }));
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of [payPageTexts[language].notice, ...Object.values(payPageTexts[language].outcomes)])
      expect(html).toContain(text);
    if (language !== 'en')
      expect(html).not.toMatch(/Test payment|No money|Paid|Failed|Cancelled|Expired|Leave it/);
  });
});

describe('the way back of a paid payment', () => {
  const payment = async (id: string) => (await callApi(sandbox, 'GET', `/v2/payments/${id}`)).body;
  const paid = async () => {
    const id = await create();
    await pressButton(sandbox, id, { outcome: 'paid' });
    await shop.calls(1);
    return id;
  };

  it('is on its page only', async () => {
    const id = await create();
    expect(await page(id)).not.toContain(moneyBackTexts.nl.title);
    await pressButton(sandbox, id, { outcome: 'paid' });
    expect(await page(id)).toContain(moneyBackTexts.nl.title);
  });

  it('refunds a part and then the rest, and tells the shop', async () => {
    const id = await paid();
    expect((await pressButton(sandbox, id, { back: 'refund', amount: '4,95' })).status).toBe(303);
    expect(await payment(id)).toMatchObject({
      status: 'paid',
      amountRefunded: { currency: 'EUR', value: '4.95' },
      amountRemaining: { value: '20.00' },
    });
    await pressButton(sandbox, id, { back: 'refund' });
    expect((await payment(id)).amountRemaining.value).toBe('0.00');
    expect((await pressButton(sandbox, id, { back: 'refund', amount: '0.01' })).status).toBe(422);
    await shop.calls(2);
  });

  it('charges a part back and then the rest, also after a refund, and keeps it over a restart', async () => {
    const id = await paid();
    await pressButton(sandbox, id, { back: 'refund' });
    await pressButton(sandbox, id, { back: 'chargeback', amount: '10.00' });
    expect((await payment(id)).amountChargedBack?.value).toBe('10.00');
    expect((await pressButton(sandbox, id, { back: 'chargeback', amount: '14.96' })).status).toBe(422);
    await pressButton(sandbox, id, { back: 'chargeback' });
    await sandbox.close();
    sandbox = await startSandbox({ apiPort: 0, pagePort: 0, dataFolder: folder });
    expect(await payment(id)).toMatchObject({ status: 'paid', amountChargedBack: { value: '24.95' } });
    expect((await callApi(sandbox, 'GET', `/v2/payments/${id}/chargebacks`)).body.count).toBe(2);
  });

  it('wins the newest charge-back again, which the API says of it, and keeps that over a restart', async () => {
    const id = await paid();
    await pressButton(sandbox, id, { back: 'chargeback', amount: '10.00' });
    await pressButton(sandbox, id, { back: 'chargeback' });
    await pressButton(sandbox, id, { back: 'reversal' });
    await sandbox.close();
    sandbox = await startSandbox({ apiPort: 0, pagePort: 0, dataFolder: folder });
    expect((await payment(id)).amountChargedBack?.value).toBe('10.00');
    const { body } = await callApi(sandbox, 'GET', `/v2/payments/${id}?embed=chargebacks`);
    expect(body._embedded.chargebacks).toMatchObject([
      { reversedAt: null },
      { reversedAt: expect.any(String) },
    ]);
    await pressButton(sandbox, id, { back: 'reversal' });
    expect((await payment(id)).amountChargedBack).toBeUndefined();
    expect((await pressButton(sandbox, id, { back: 'reversal' })).status).toBe(422);
  });

  it('is none for a payment that is not paid', async () => {
    const id = await create();
    expect((await pressButton(sandbox, id, { back: 'chargeback' })).status).toBe(422);
    expect((await pressButton(sandbox, await paid(), { back: 'nowhere' })).status).toBe(400);
  });
});
