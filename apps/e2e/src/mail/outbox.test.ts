import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, visit } from '../browser/journey.ts';
import { text } from '../browser/texts.ts';
import { expectStep, fillAccount, newAccount, skipStep } from '../signup/signup-steps.ts';
import { openStoredWorld } from '../world/seeded-world.ts';
import { startServer } from '../world/server.ts';

test('without a mail server the mailed link is found at /dev/outbox', async ({ openSeat, world }) => {
  // A whole second server starts here, beside the one of all journeys.
  test.slow();
  const { apiPort, caFile } = world;
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-outbox-'));
  const stored = await openStoredWorld(folder);
  const server = await startServer({ ...stored, apiPort, caFile });
  try {
    const seat = await openSeat({ baseURL: server.ready.address });
    const { page } = seat;
    const account = newAccount();
    await visit(seat, '/signup');
    await fillAccount(page, account);
    await expectStep(page, 'signup.photo');
    await skipStep(page);

    const mail = page.getByRole('listitem').filter({ hasText: account.email });
    await expect(async () => {
      await page.goto('/dev/outbox');
      await expect(mail).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 90_000 });
    await mail.getByRole('link', { name: text('mail.activation.subject', { site: 'Vesper' }) }).click();
    await page
      .getByRole('link', { name: /\/activate\?token=/ })
      .first()
      .click();
    await page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: text('signup-activation.done.title'), exact: true }),
    ).toBeVisible();
    await page.close();
  } finally {
    await server.stop();
    await stored.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
