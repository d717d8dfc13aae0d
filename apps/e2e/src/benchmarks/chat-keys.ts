/**
 * What does a press of a key cost in the field for a message, at a quarter of the processor, below a conversation of which five
 * hundred messages are shown? Starts the product with its demo world and prints script, style and layout of each key by
 * a trace, and the time until the paint that answers it. The pages must have been built. Nothing passes or fails. KEYS and
 * MESSAGES may be set.
 */
import { request } from '@playwright/test';
import { median, note, percentile } from '@vesper/tools/benchmarks';
import { findTestMember, lars, logIn, testPassword } from '../browser/people.ts';
import { runProgram } from '../world/programs.ts';
import { startWorld } from '../world/start-world.ts';
import { takeSlowest, watchPresses } from './first-press.ts';
import { keyCategories, readKeys } from './key-trace.ts';
import { openPhone, startBrowser } from './phone.ts';

const keys = Number(process.env.KEYS ?? 30);
const messages = Number(process.env.MESSAGES ?? 500);
/** Between two keys of somebody who types. */
const restMs = 300;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const { world, stop } = await startWorld(({ dataFolder, databaseUrl }) =>
  runProgram(process.execPath, ['apps/server/src/benchmarks/chat/fill-demo.ts'], {
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    FROM: lars.email,
    TO: 'paul@vesper.test',
    MESSAGES: String(messages),
  }),
);
try {
  const lately = await request.newContext({ baseURL: world.address });
  await logIn(lately, lars.email, testPassword);
  const { cookies } = await lately.storageState();
  const { id } = await findTestMember(lately, 'Paul');
  await lately.dispose();
  const browser = await startBrowser();
  try {
    const cookie = cookies.find(({ name }) => name === 'session');
    const { page, devtools } = await openPhone(browser, world.address, { cookie, isSlow: false });
    await page.addInitScript(watchPresses);
    await page.goto(`/members/${id}/chat`);
    await page.locator('html[data-ready="session"]').waitFor();
    const shown = page.getByRole('log').getByRole('listitem');
    for (let before = -1, count = await shown.count(); count < messages && count > before;) {
      before = count;
      await page.locator('.chat-log__older').click();
      await page.waitForFunction(
        (least) => document.querySelectorAll('[role=log] li').length > least,
        before,
      );
      count = await shown.count();
    }
    const field = page.locator('textarea').first();
    await field.focus();
    // The first keys of a page run code for the first time.
    await field.pressSequentially('Good evening, ', { delay: 100 });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(1000);
    await takeSlowest(page);
    await browser.startTracing(page, { categories: keyCategories });
    const paints: number[] = [];
    for (let count = 0; count < keys; count += 1) {
      await page.keyboard.press('abcdefgh'.charAt(count % 8));
      await page.waitForTimeout(restMs);
      paints.push(await takeSlowest(page));
    }
    const costs = readKeys(await browser.stopTracing());
    const [cost, paint] = [median(costs), median(paints)];
    say(`${keys} keys at a quarter of the processor, ${await shown.count()} messages shown`);
    say(`script, style and layout: ${cost.toFixed(1)} ms, p95 ${percentile(costs, 95).toFixed(1)} ms (16)`);
    say(`press to paint: ${paint.toFixed(0)} ms, p95 ${percentile(paints, 95).toFixed(0)} ms (48)`);
    const of = `a key below ${messages} messages`;
    note({ what: `${of}, script, style and layout`, measured: cost, unit: 'ms', most: 16 });
    note({ what: `${of}, press to paint`, measured: paint, unit: 'ms', most: 48 });
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
