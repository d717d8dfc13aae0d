import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SandboxProgram, startSandboxProgram } from '../../faults/orders/sandbox-program.ts';
import { openMollie } from './mollie-provider.ts';
import { type PaymentProvider, ProviderRefused } from './payment-provider.ts';

// The provider's own client with the sandbox, which is a program of its own.

const folder = mkdtempSync(path.join(tmpdir(), 'mollie-stored-'));
let sandbox: SandboxProgram;
let mollie: PaymentProvider;
beforeAll(async () => {
  sandbox = await startSandboxProgram(folder);
  const ca = readFileSync(String(sandbox.environment.SANDBOX_CA_FILE), 'utf8');
  // Mollie's client names the authorities that it trusts with each connection.
  const agent = Agent.prototype as unknown as {
    createConnection: (options: object, ...more: unknown[]) => unknown;
  };
  const connect = agent.createConnection;
  vi.spyOn(agent, 'createConnection').mockImplementation(function (this: Agent, options, ...more) {
    return connect.call(this, { ...options, ca }, ...more);
  });
  mollie = openMollie(String(sandbox.environment.MOLLIE_API_KEY), String(sandbox.environment.MOLLIE_API_URL));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const request = (more: object = {}) => ({
  order: randomUUID(),
  amountMinor: 1499,
  currency: 'EUR',
  description: '25 credits',
  method: 'creditcard',
  locale: 'nl',
  returnUrl: 'http://shop.test/back',
  cancelUrl: 'http://shop.test/back',
  webhookUrl: 'http://127.0.0.1:9/hook',
  ...more,
});
const press = (page: string | null, fields: Record<string, string>) =>
  fetch(page ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

let customer: string;
let mandate: string;
let first: string;
beforeEach(async () => {
  customer = await mollie.createCustomer(randomUUID());
  const payment = await mollie.create(request({ customer }));
  first = payment.checkoutUrl ?? '';
  mandate = payment.mandate ?? '';
  await press(first, { outcome: 'paid', card: 'mastercard' });
});

describe('what Mollie keeps', () => {
  it('is known by brand, last digits and month', async () => {
    expect(await mollie.readMandate(customer, mandate)).toEqual({
      method: 'creditcard',
      brand: 'Mastercard',
      lastDigits: '5454',
      expires: expect.stringMatching(/^20\d\d-\d\d$/),
    });
  });

  it('is a customer once for a key', async () => {
    const key = randomUUID();
    expect(await mollie.createCustomer(key)).toBe(await mollie.createCustomer(key));
  });

  it('is charged without a page, once for an order, and found by it', async () => {
    const charge = { ...request(), customer, mandate };
    const one = await mollie.charge(charge);
    expect(one).toMatchObject({ event: 'paid', order: charge.order, checkoutUrl: null, failure: null });
    expect((await mollie.charge(charge)).id).toBe(one.id);
    expect((await mollie.findCharge(customer, charge.order))?.id).toBe(one.id);
    expect(await mollie.findCharge(customer, randomUUID())).toBeUndefined();
  });

  it.each([
    ['declined', { event: 'failed', failure: 'declined' }],
    ['expired', { event: 'failed', failure: 'expired' }],
    ['pending', { event: 'processing', failure: null }],
  ])('says how a charge ended: %s', async (next, ended) => {
    await press(first, { next });
    expect(await mollie.charge({ ...request(), customer, mandate })).toMatchObject(ended);
  });

  it('is paid on a page where the bank wants it confirmed, as the same order', async () => {
    await press(first, { next: 'authentication' });
    const charge = { ...request(), customer, mandate };
    const page = await mollie.charge(charge);
    expect(page).toMatchObject({ event: 'open', order: charge.order, failure: null });
    expect((await mollie.charge(charge)).checkoutUrl).toBe(page.checkoutUrl);
    await press(page.checkoutUrl, { outcome: 'paid' });
    expect((await mollie.read(page.id)).event).toBe('paid');
  });

  it('is gone when it was revoked, by whomever and however often', async () => {
    await mollie.revokeMandate(customer, mandate);
    await mollie.revokeMandate(customer, mandate);
    expect(await mollie.readMandate(customer, mandate)).toBe('gone');
    await expect(mollie.charge({ ...request(), customer, mandate })).rejects.toThrow(ProviderRefused);
    await mollie.deleteCustomer(customer);
    await mollie.deleteCustomer(customer);
  });
});

it('says of each method whether it can be kept', async () => {
  const methods = await mollie.methods({ amountMinor: 1499, currency: 'EUR', country: 'NL', locale: 'nl' });
  expect(methods.filter(({ keeps }) => keeps).map(({ id }) => id)).toEqual(['creditcard', 'paypal']);
  expect(methods.map(({ id }) => id)).toContain('ideal');
});
