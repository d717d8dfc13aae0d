import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../index.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';

let folder: string;
let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof fakeShop>>;
let nowMs = Date.UTC(2026, 4, 1);

const start = (options: Partial<SandboxOptions> = {}) =>
  startSandbox({
    apiPort: 0,
    pagePort: 0,
    dataFolder: folder,
    now: () => nowMs,
    refundAfterMs: 5,
    ...options,
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  nowMs = Date.UTC(2026, 4, 1);
  shop = await fakeShop();
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const create = (extra: object = {}, idempotencyKey?: string) =>
  callApi(sandbox, 'POST', '/v2/payments', {
    body: { ...order(shop.origin), ...extra },
    ...(idempotencyKey && { idempotencyKey }),
  });

describe('payments', () => {
  it('creates an open payment with a checkout link and reads it back', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      resource: 'payment',
      mode: 'test',
      status: 'open',
      isCancelable: true,
      metadata: { order: 'o-1' },
      method: 'ideal',
    });
    expect(body.id).toMatch(/^tr_\w{16}$/);
    expect(body._links.checkout).toEqual({
      href: `http://127.0.0.1:${sandbox.pagePort}/pay/${body.id}`,
      type: 'text/html',
    });
    expect(await callApi(sandbox, 'GET', `/v2/payments/${body.id}`)).toEqual({ status: 200, body });
  });

  it('answers the same key with the same payment, even after it was paid and after a restart, and another body with 409', async () => {
    const first = await create({}, 'key-1');
    await pressButton(sandbox, first.body.id, { outcome: 'paid' });
    const second = await create({}, 'key-1');
    expect(second.body.id).toBe(first.body.id);
    expect((await create({ description: 'another' }, 'key-1')).status).toBe(409);
    await sandbox.close();
    sandbox = await start();
    expect((await create({}, 'key-1')).body.id).toBe(first.body.id);
    expect((await callApi(sandbox, 'GET', '/v2/payments')).body.count).toBe(1);
  });

  it('cancels an open payment once', async () => {
    const { body } = await create();
    expect((await callApi(sandbox, 'DELETE', `/v2/payments/${body.id}`)).body).toMatchObject({
      status: 'canceled',
    });
    expect(await callApi(sandbox, 'DELETE', `/v2/payments/${body.id}`)).toMatchObject({
      status: 422,
      body: { title: 'Unprocessable Entity' },
    });
  });

  it('expires an open payment when its time is up', async () => {
    const { body } = await create();
    nowMs += 31 * 60_000;
    expect((await callApi(sandbox, 'GET', `/v2/payments/${body.id}`)).body).toMatchObject({
      status: 'expired',
      expiredAt: '2026-05-01T00:31:00.000Z',
    });
    await shop.calls(1);
  });

  it('walks the list page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await create()).body.id);
    const page = (await callApi(sandbox, 'GET', '/v2/payments?limit=2')).body;
    expect(page._embedded.payments!.map((payment) => payment.id)).toEqual(ids.slice(0, 2));
    const next = new URL(page._links.next!.href);
    const rest = (await callApi(sandbox, 'GET', next.pathname + next.search)).body;
    expect(rest._embedded.payments!.map((payment) => payment.id)).toEqual(ids.slice(2));
    expect(rest._links.next).toBeNull();
  });
});

describe('refusals', () => {
  it('answers 401 without a test key', async () => {
    for (const key of ['', 'live_0123456789abc', 'test_']) {
      expect(await callApi(sandbox, 'GET', '/v2/methods', { key })).toMatchObject({
        status: 401,
        body: {
          status: 401,
          title: 'Unauthorized Request',
          _links: { documentation: { type: 'text/html' } },
        },
      });
    }
  });

  it('takes only its own key when one is set', async () => {
    await sandbox.close();
    sandbox = await start({ apiKey: 'test_onlythisone' });
    expect((await callApi(sandbox, 'GET', '/v2/methods')).status).toBe(401);
    expect((await callApi(sandbox, 'GET', '/v2/methods', { key: 'test_onlythisone' })).status).toBe(200);
  });

  it('answers 404 for unknown payments, refunds and endpoints', async () => {
    const { body } = await create();
    for (const path of [
      '/v2/payments/tr_nothing',
      `/v2/payments/${body.id}/refunds/re_no`,
      '/v2/orders',
      '/v2/methods/gold',
    ]) {
      expect(await callApi(sandbox, 'GET', path)).toMatchObject({
        status: 404,
        body: { status: 404, title: 'Not Found' },
      });
    }
  });

  it.each([
    [{ amount: undefined }, 'amount'],
    [{ amount: { currency: 'EUR', value: '10' } }, 'amount'],
    [{ amount: { currency: 'EUR', value: '0.00' } }, 'amount'],
    [{ amount: { currency: 'XXX', value: '10.00' } }, 'amount'],
    [{ description: ' ' }, 'description'],
    [{ redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
    [{ redirectUrl: undefined }, 'redirectUrl'],
    [{ webhookUrl: 'nowhere' }, 'webhookUrl'],
    [{ method: 'gold' }, 'method'],
    [{ method: 'blik' }, 'method'],
    [{ locale: 'xx_XX' }, 'locale'],
  ])('answers 422 for %j and names the field', async (extra, field) => {
    expect(await create(extra)).toMatchObject({
      status: 422,
      body: { status: 422, title: 'Unprocessable Entity', field },
    });
  });

  it('answers 400 for broken JSON', async () => {
    expect(await callApi(sandbox, 'POST', '/v2/payments', { rawBody: '{"a":' })).toMatchObject({
      status: 400,
      body: { title: 'Bad Request' },
    });
  });
});

describe('refunds', () => {
  it('lists those of the whole account, newest first and in pages, and charge-backs likewise', async () => {
    const made: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { body } = await create();
      await pressButton(sandbox, body.id, { outcome: 'paid' });
      const path = `/v2/payments/${body.id}/refunds`;
      await callApi(sandbox, 'POST', path, { body: { amount: { currency: 'EUR', value: '1.00' } } });
      made.unshift(body.id as string);
    }
    const first = await callApi(sandbox, 'GET', '/v2/refunds?limit=2');
    const { pathname, search } = new URL(first.body._links.next?.href ?? '');
    const second = await callApi(sandbox, 'GET', pathname + search);
    const pages = [first, second].map(({ body }) =>
      (body._embedded.refunds ?? []).map(({ paymentId }) => paymentId),
    );
    expect(pages).toEqual([made.slice(0, 2), made.slice(2)]);
    expect(second.body._links.next).toBeNull();
    expect((await callApi(sandbox, 'GET', '/v2/chargebacks')).body).toMatchObject({ count: 0 });
  });

  it('refunds in parts, never more than was paid, and reports the end by webhook', async () => {
    const { body } = await create();
    const path = `/v2/payments/${body.id}/refunds`;
    expect((await callApi(sandbox, 'POST', path, { body: {} })).status).toBe(422);
    await pressButton(sandbox, body.id, { outcome: 'paid' });
    const part = { amount: { currency: 'EUR', value: '10.00' }, description: 'unused credits' };
    const first = await callApi(sandbox, 'POST', path, { body: part, idempotencyKey: 'r-1' });
    expect(first).toMatchObject({
      status: 201,
      body: { resource: 'refund', status: 'pending', paymentId: body.id, amount: part.amount },
    });
    expect((await callApi(sandbox, 'POST', path, { body: part, idempotencyKey: 'r-1' })).body.id).toBe(
      first.body.id,
    );
    expect(
      await callApi(sandbox, 'POST', path, { body: { amount: { currency: 'EUR', value: '14.96' } } }),
    ).toMatchObject({ status: 422, body: { field: 'amount' } });
    await shop.calls(2);
    expect((await callApi(sandbox, 'GET', `${path}/${first.body.id}`)).body.status).toBe('refunded');
    expect((await callApi(sandbox, 'GET', `/v2/payments/${body.id}`)).body).toMatchObject({
      amountRefunded: { currency: 'EUR', value: '10.00' },
      amountRemaining: { currency: 'EUR', value: '14.95' },
    });
    expect((await callApi(sandbox, 'GET', path)).body).toMatchObject({ count: 1 });
  });

  it('gives the amount back when a refund fails or is cancelled', async () => {
    await sandbox.close();
    sandbox = await start({ refundOutcome: () => 'failed' });
    const { body } = await create();
    const path = `/v2/payments/${body.id}/refunds`;
    await pressButton(sandbox, body.id, { outcome: 'paid' });
    const { body: refund } = await callApi(sandbox, 'POST', path, { body: {} });
    await vi.waitFor(async () =>
      expect((await callApi(sandbox, 'GET', `${path}/${refund.id}`)).body.status).toBe('failed'),
    );
    expect((await callApi(sandbox, 'GET', `/v2/payments/${body.id}`)).body.amountRemaining.value).toBe(
      '24.95',
    );
    await sandbox.close();
    sandbox = await start({ refundAfterMs: 60_000 });
    const { body: second } = await callApi(sandbox, 'POST', path, { body: {} });
    expect((await callApi(sandbox, 'DELETE', `${path}/${second.id}`)).status).toBe(204);
    expect((await callApi(sandbox, 'GET', `/v2/payments/${body.id}`)).body.amountRemaining.value).toBe(
      '24.95',
    );
  });
});

describe('methods', () => {
  const ids = async (query: string) =>
    (await callApi(sandbox, 'GET', `/v2/methods?${query}`)).body._embedded.methods!.map(
      (method) => method.id,
    );

  it.each([
    ['GBP', 'GB', 'creditcard paypal klarna'],
    ['EUR', 'IE', 'creditcard paypal klarna banktransfer'],
    ['USD', 'US', 'creditcard paypal'],
    ['EUR', 'NL', 'ideal creditcard paypal klarna trustly banktransfer'],
    ['EUR', 'BE', 'bancontact kbc belfius creditcard paypal klarna banktransfer'],
    ['EUR', 'DE', 'creditcard paypal klarna trustly banktransfer'],
    ['EUR', 'AT', 'eps creditcard paypal klarna trustly banktransfer'],
    ['CHF', 'CH', 'twint creditcard paypal klarna'],
    ['EUR', 'IT', 'satispay bancomatpay creditcard paypal klarna banktransfer'],
    ['EUR', 'FR', 'creditcard paypal klarna banktransfer'],
    ['EUR', 'ES', 'bizum creditcard paypal klarna banktransfer'],
    ['PLN', 'PL', 'blik przelewy24 creditcard paypal klarna'],
    ['DKK', 'DK', 'mobilepay creditcard paypal klarna trustly'],
    ['EUR', 'FI', 'mobilepay creditcard paypal klarna trustly banktransfer'],
    ['NOK', 'NO', 'vipps creditcard paypal klarna trustly'],
    ['SEK', 'SE', 'swish creditcard paypal klarna trustly'],
  ])('offers in %s and %s what people there use', async (currency, country, expected) => {
    expect(
      (await ids(`amount[value]=20.00&amount[currency]=${currency}&billingCountry=${country}`)).join(' '),
    ).toBe(expected);
  });

  it('lists the wallets of devices to shops that can show them', async () => {
    const offered = 'amount[value]=20.00&amount[currency]=USD&billingCountry=US';
    expect(await ids(`${offered}&includeWallets=applepay,googlepay`)).toEqual([
      'creditcard',
      'paypal',
      'applepay',
      'googlepay',
    ]);
  });

  it('leaves out a method whose limit is below the amount and names methods in the language asked for', async () => {
    expect(await ids('amount[value]=90000.00&amount[currency]=EUR&billingCountry=NL')).toEqual([
      'banktransfer',
    ]);
    expect(await ids('amount[value]=0.99&amount[currency]=EUR&billingCountry=AT')).not.toContain('eps');
    expect((await callApi(sandbox, 'GET', '/v2/methods/creditcard?locale=fi_FI')).body.description).toBe(
      'Kortti',
    );
  });
});
