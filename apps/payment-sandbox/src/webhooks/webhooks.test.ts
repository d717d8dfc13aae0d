import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSandbox, type SandboxOptions } from '../index.ts';
import { callApi, fakeShop, order, pressButton } from '../testing/sandbox-testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (options: Partial<SandboxOptions> = {}) =>
  startSandbox({ apiPort: 0, pagePort: 0, dataFolder: folder, ...options });
const journal = () => readFileSync(join(folder, 'journal.jsonl'), 'utf8');

describe('webhooks and the journal', () => {
  it('tries again until the shop takes the webhook, then stops', async () => {
    const shop = await fakeShop([500, 302]);
    const sandbox = await start({ webhookPausesMs: [1, 1, 1] });
    const { body } = await callApi(sandbox, 'POST', '/v2/payments', { body: order(shop.origin) });
    await pressButton(sandbox, body.id, { outcome: 'paid' });
    await shop.calls(3);
    await vi.waitFor(() => expect(journal()).toContain('webhook.delivered'));
    expect(shop.received).toHaveLength(3);
    await sandbox.close();
    await shop.close();
  });

  it('gives up after the last pause', async () => {
    const shop = await fakeShop([500, 500, 500]);
    const sandbox = await start({ webhookPausesMs: [1] });
    const { body } = await callApi(sandbox, 'POST', '/v2/payments', { body: order(shop.origin) });
    await pressButton(sandbox, body.id, { outcome: 'paid' });
    await vi.waitFor(() => expect(journal()).toContain('webhook.abandoned'));
    expect(shop.received).toHaveLength(2);
    await sandbox.close();
    await shop.close();
  });

  it('delivers after a restart what was due before it, and keeps payments, refunds and certificate', async () => {
    const shop = await fakeShop([500]);
    const first = await start({ webhookPausesMs: [60_000], refundAfterMs: 60_000 });
    const { body } = await callApi(first, 'POST', '/v2/payments', { body: order(shop.origin) });
    await pressButton(first, body.id, { outcome: 'paid' });
    await shop.calls(1);
    const { body: refund } = await callApi(first, 'POST', `/v2/payments/${body.id}/refunds`, { body: {} });
    const authority = readFileSync(first.caFile, 'utf8');
    await first.close();

    appendFileSync(join(folder, 'journal.jsonl'), '{"kind":"payment.created","pay');
    const second = await start({ refundAfterMs: 1 });
    await shop.calls(2);
    expect(readFileSync(second.caFile, 'utf8')).toBe(authority);
    expect((await callApi(second, 'GET', `/v2/payments/${body.id}`)).body).toMatchObject({
      status: 'paid',
      metadata: { order: 'o-1' },
    });
    await vi.waitFor(async () =>
      expect((await callApi(second, 'GET', `/v2/payments/${body.id}/refunds/${refund.id}`)).body.status).toBe(
        'refunded',
      ),
    );
    await second.close();
    const third = await start();
    expect((await callApi(third, 'GET', '/v2/payments')).body.count).toBe(1);
    await third.close();
    await shop.close();
  });

  it('refuses a journal with an unreadable line in the middle', async () => {
    const sandbox = await start();
    await sandbox.close();
    appendFileSync(join(folder, 'journal.jsonl'), 'oops\n');
    await expect(start()).rejects.toThrow('journal.jsonl line 1 is not readable');
  });
});
