import { openPhone } from '../benchmarks/phone.ts';
import { countBytes } from '../benchmarks/sent-bytes.ts';
import { expect, test } from '../browser/journey.ts';

/** Design, "Budgets": until the first view of the home page stands on a phone, with font and pictures, without the app. */
const mostKilobytes = 100;

test('the first view of the home page weighs little, and needs nothing of the app', async ({
  browser,
  world,
}) => {
  const { context, page, devtools } = await openPhone(browser, world.address, { isSlow: false });
  const sent = countBytes(devtools);
  const early: string[] = [];
  let isLoaded = false;
  page.on('request', (request) => {
    if (!isLoaded && /\.js$|\/texts-/.test(request.url())) early.push(request.url());
  });
  page.on('load', () => {
    isLoaded = true;
  });
  await page.goto('/', { waitUntil: 'load' });
  expect((await sent.ofFirstView(page)) / 1024).toBeLessThanOrEqual(mostKilobytes);
  expect(early).toEqual([]);
  await context.close();
});
