import { expect, settled, test } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('who goes back while a page sleeps gets the page before it, and the one after it again', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await page.goto('/likes');
  await settled({ page, watch });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  // By the app: one document, two entries.
  await page.locator('a[href="/chats"]:visible').first().click();
  await expect(page).toHaveURL(/\/chats$/);
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await coming.promise;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready', /./);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/likes$/);
  await expect(title(text('likes.title'))).toBeVisible();
  coming.resolve();
  await settled({ page, watch });
  await expect(title(text('likes.title'))).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(title(text('likes.title'))).toHaveCount(0);
});
