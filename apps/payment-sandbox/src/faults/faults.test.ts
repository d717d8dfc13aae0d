import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningSandbox, startSandbox } from '../index.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';
import { type FaultPlan, openFaults } from './fault-plan.ts';

let folder: string;
let shop: Awaited<ReturnType<typeof fakeShop>>;
let sandbox: RunningSandbox;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  shop = await fakeShop();
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});
const start = async (plan?: Omit<FaultPlan, 'seed' | 'withinMs'>) => {
  const faults = plan && { seed: 1, withinMs: 5, ...plan };
  sandbox = await startSandbox({
    apiPort: 0,
    pagePort: 0,
    dataFolder: folder,
    refundAfterMs: 1,
    ...(faults && { faults }),
  });
};
const restart = async (plan?: Omit<FaultPlan, 'seed' | 'withinMs'>) => {
  await sandbox.close();
  await start(plan);
};
const create = (idempotencyKey = 'o-1') =>
  callApi(sandbox, 'POST', '/v2/payments', { body: order(shop.origin), idempotencyKey });
const payments = async () => (await callApi(sandbox, 'GET', '/v2/payments')).body.count;
/** What is done, whether or not anybody was answered. */
const written = () => readFileSync(join(folder, 'journal.jsonl'), 'utf8');
const payment = async (id: string) => (await callApi(sandbox, 'GET', `/v2/payments/${id}`)).body;

describe('a plan of faults', () => {
  it('breaks answers before or after what was asked is done; a repetition finds it', async () => {
    await start({ serverError: 1 });
    expect((await create()).status).toBe(500);
    await restart({ dropAfterCommit: 1 });
    await expect(create()).rejects.toThrow(/socket hang up|ECONNRESET/);
    await restart();
    expect(await payments()).toBe(1);
    const { body } = await create();
    expect(await payments()).toBe(1);
    await restart({ neverAnswer: 1 });
    // What was never answered ends with the connection, and was done by then.
    const unanswered = expect(create('o-2')).rejects.toThrow(/socket hang up|ECONNRESET/);
    await vi.waitFor(() => expect(written()).toMatch(/o-2/));
    await restart({ delay: 1 });
    await unanswered;
    expect(await payments()).toBe(2);
    expect((await create()).body.id).toBe(body.id);
  });

  it('loses webhooks, sends them twice and late', async () => {
    await start({ lose: 1 });
    const { body } = await create();
    await pressButton(sandbox, body.id, { outcome: 'paid' });
    await restart({ duplicate: 1, reorder: 1 });
    await callApi(sandbox, 'POST', `/v2/payments/${body.id}/refunds`, { body: {} });
    await shop.calls(2);
    expect(shop.received).toHaveLength(2);
  });

  it('pays late, refunds, charges back and wins again', async () => {
    await start({ latePaid: 1 });
    const { body } = await create();
    await pressButton(sandbox, body.id, { outcome: 'failed' });
    await vi.waitFor(async () => expect((await payment(body.id)).status).toBe('paid'));
    await restart({ chargeBack: 1, reversal: 1, refund: 1 });
    const { body: second } = await create('o-2');
    await pressButton(sandbox, second.id, { outcome: 'paid' });
    await vi.waitFor(async () => {
      const { body: list } = await callApi(sandbox, 'GET', `/v2/payments/${second.id}/chargebacks`);
      expect(list._embedded.chargebacks).toMatchObject([{ reversedAt: expect.any(String) }]);
      expect((await payment(second.id)).amountRefunded.value).not.toBe('0.00');
    });
  });

  it('draws the same for the same seed, and about as often as it says', async () => {
    await start();
    const drawn = (seed: number) => {
      const faults = openFaults({ seed, withinMs: 100, lose: 0.2 });
      return Array.from({ length: 1000 }, () => faults.happens('lose'));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(drawn(7).filter(Boolean).length).toBeGreaterThan(150);
    expect(drawn(7).filter(Boolean).length).toBeLessThan(250);
  });

  it.each(['{', '[]', '{"lose":2}', '{"lose":"often"}', '{"forget":1}'])('is refused as %s', async (text) => {
    await start();
    const env = { SANDBOX_API_PORT: '0', SANDBOX_PAGE_PORT: '0', SANDBOX_DATA: folder, SANDBOX_FAULTS: text };
    expect(readConfig(env)).toEqual({ problems: [expect.stringContaining('SANDBOX_FAULTS')] });
    const { options } = readConfig({ ...env, SANDBOX_FAULTS: '{"lose":0.5}' }) as { options: object };
    expect(options).toMatchObject({ faults: { lose: 0.5, seed: 1 } });
  });
});
