import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultPlan } from '../faults/fault-plan.ts';
import { type RunningSandbox, startSandbox } from '../index.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';

let folder: string;
let shop: Awaited<ReturnType<typeof fakeShop>>;
let sandbox: RunningSandbox;
const start = async (faults?: FaultPlan) => {
  sandbox = await startSandbox({
    apiPort: 0,
    pagePort: 0,
    dataFolder: folder,
    now: () => Date.UTC(2026, 4, 1),
    ...(faults && { faults }),
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  shop = await fakeShop();
  await start();
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});
const restart = async (faults?: FaultPlan) => {
  await sandbox.close();
  await start(faults);
};

const post = (path: string, body: object, idempotencyKey?: string) =>
  callApi(sandbox, 'POST', path, { body, ...(idempotencyKey && { idempotencyKey }) });
const get = (path: string) => callApi(sandbox, 'GET', path);
const customer = async () => (await post('/v2/customers', { metadata: { member: 'm' } })).body.id;
const firstPayment = async (customerId: string, more: object = {}) =>
  (
    await post('/v2/payments', {
      ...order(shop.origin),
      method: 'creditcard',
      sequenceType: 'first',
      customerId,
      ...more,
    })
  ).body as unknown as { id: string; mandateId: string; sequenceType: string };
/** A customer who has paid once and can be charged. */
const chargeable = async (card = 'visa') => {
  const customerId = await customer();
  const { id, mandateId } = await firstPayment(customerId);
  await pressButton(sandbox, id, { outcome: 'paid', card });
  return { customerId, mandateId, id };
};
const { redirectUrl: _redirect, cancelUrl: _cancel, method: _method, ...bare } = order('');
const charge = (of: { customerId: string; mandateId?: string }, key?: string) =>
  post(
    '/v2/payments',
    {
      ...bare,
      webhookUrl: `${shop.origin}/hook`,
      sequenceType: 'recurring',
      customerId: of.customerId,
      mandateId: of.mandateId,
    },
    key,
  );

describe('a first payment', () => {
  it('makes a mandate, valid once it is paid, with the card that it was paid with', async () => {
    const customerId = await customer();
    const { id, mandateId, sequenceType } = await firstPayment(customerId);
    expect(sequenceType).toBe('first');
    const address = `/v2/customers/${customerId}/mandates/${mandateId}`;
    expect((await get(address)).body).toMatchObject({ status: 'pending', details: { cardNumber: null } });
    await pressButton(sandbox, id, { outcome: 'paid', card: 'mastercard' });
    await restart();
    expect((await get(address)).body).toMatchObject({
      status: 'valid',
      method: 'creditcard',
      details: { cardLabel: 'Mastercard', cardNumber: '5454', cardExpiryDate: '2029-05-31' },
    });
  });

  it('leaves none when it failed', async () => {
    const customerId = await customer();
    const { id, mandateId } = await firstPayment(customerId);
    await pressButton(sandbox, id, { outcome: 'failed' });
    expect((await get(`/v2/customers/${customerId}/mandates/${mandateId}`)).body.status).toBe('invalid');
    expect((await charge({ customerId })).status).toBe(422);
  });

  it('asks for a customer, and for a method that can be charged again', async () => {
    const body = { ...order(shop.origin), sequenceType: 'first' };
    expect((await post('/v2/payments', { ...body, method: 'creditcard' })).status).toBe(422);
    expect((await post('/v2/payments', { ...body, customerId: await customer() })).status).toBe(422);
    const offered = (await get('/v2/methods?sequenceType=first')).body._embedded.methods;
    expect(offered?.map(({ id }) => id)).toEqual(['creditcard', 'paypal']);
  });
});

describe('a charge', () => {
  it('is paid at once without a page, once for its key', async () => {
    const known = await chargeable();
    const { body } = await charge(known, 'o-2');
    expect(body).toMatchObject({ status: 'paid', sequenceType: 'recurring', mandateId: known.mandateId });
    expect(body._links.checkout).toBeUndefined();
    await restart();
    expect((await charge(known, 'o-2')).body).toMatchObject({ id: body.id, status: 'paid' });
    const theirs = (await get(`/v2/customers/${known.customerId}/payments`)).body;
    expect(theirs._embedded.payments?.map(({ id }) => id)).toEqual([body.id, known.id]);
    await shop.calls(2);
  });

  it.each([
    ['declined', 'card_declined'],
    ['authentication', 'authentication_required'],
    ['expired', 'card_expired'],
  ])('fails as a tester has said: %s', async (next, failureReason) => {
    const known = await chargeable();
    await pressButton(sandbox, known.id, { next });
    expect((await charge(known)).body).toMatchObject({ status: 'failed', details: { failureReason } });
    expect((await charge(known)).status).toBe(next === 'expired' ? 422 : 201);
  });

  it('waits for its page where a tester has left it open', async () => {
    const known = await chargeable();
    await pressButton(sandbox, known.id, { next: 'pending' });
    const { body } = await charge(known);
    expect(body.status).toBe('pending');
    expect((await pressButton(sandbox, body.id, { outcome: 'paid' })).headers.get('location')).toBe(
      `/pay/${body.id}`,
    );
    expect((await get(`/v2/payments/${body.id}`)).body.status).toBe('paid');
  });

  it('is declined by a plan of faults', async () => {
    const known = await chargeable();
    await restart({ seed: 1, withinMs: 1, decline: 1 });
    expect((await charge(known)).body.status).toBe('failed');
  });

  it('is refused for the mandate of another customer', async () => {
    const [one, two] = [await chargeable(), await chargeable()];
    expect((await charge({ customerId: one.customerId, mandateId: two.mandateId })).status).toBe(422);
    expect((await get(`/v2/customers/${one.customerId}/mandates/${two.mandateId}`)).status).toBe(404);
  });
});

describe('a mandate that is revoked', () => {
  it.each(['by the shop', 'at the provider'])('%s is gone and charged no more', async (how) => {
    const known = await chargeable();
    const address = `/v2/customers/${known.customerId}/mandates/${known.mandateId}`;
    if (how === 'by the shop') expect((await callApi(sandbox, 'DELETE', address)).status).toBe(204);
    else await pressButton(sandbox, known.id, { next: 'revoked' });
    await restart();
    expect((await get(address)).status).toBe(410);
    expect((await charge(known)).status).toBe(422);
    expect((await get(`/v2/customers/${known.customerId}/mandates`)).body.count).toBe(0);
  });

  it('goes with its customer', async () => {
    const known = await chargeable();
    expect((await callApi(sandbox, 'DELETE', `/v2/customers/${known.customerId}`)).status).toBe(204);
    expect((await get(`/v2/customers/${known.customerId}`)).status).toBe(410);
    expect((await charge(known)).status).toBe(422);
  });
});
