import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

test('what is changed without a network stays on the page, and is saved once it is back, or one comes back', async ({
  page,
  watch,
  context,
}) => {
  // The browser says of each request that it failed.
  watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const hair = page.getByLabel(text('profile-trait.hair-color'));
  const interest = page.getByRole('checkbox', { name: text('profile-interest.music'), exact: true });
  const stored = async () => (await call(page.request, 'user')).user?.profile;
  const unreached = page.getByText(text('refusal.network'), { exact: true });

  await context.setOffline(true);
  await hair.selectOption('grey');
  await interest.check();
  await expect(unreached).toHaveCount(2);
  await expect(hair).toHaveValue('grey');
  await context.setOffline(false);
  await expect.poll(stored).toMatchObject({ hair_color: 'grey', interests: ['music'] });
  await expect(unreached).toHaveCount(0);

  // Left, and closed, without a network: the next page of the profile saves it.
  await context.setOffline(true);
  await hair.selectOption('brown');
  await interest.uncheck();
  await page.getByRole('radio', { name: text('profile-field.sexuality.bi'), exact: true }).check();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const next = await context.newPage();
  await visit({ page: next, watch }, '/profile');
  await expect
    .poll(async () => (await call(next.request, 'user')).user?.profile)
    .toMatchObject({ hair_color: 'brown', interests: [], sexuality: 'bi' });
  await expect(next.getByLabel(text('profile-trait.hair-color'))).toHaveValue('brown');
});

test('a heart that does not reach the site is empty again and says so, and the list stays', async ({
  page,
  watch,
  context,
}) => {
  watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await becomeMember(page.request);
  await visit({ page, watch }, '/members');
  const heart = page.locator('.member-card').first().getByRole('button');
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText(text('refusal.network'), { exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.click();
  await expect.poll(async () => (await call(page.request, 'likes')).profiles.length).toBe(1);
});

test('what is chosen and typed stays where the page is read anew and does not come, and it is read once it can be', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|503/);
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  await page.getByLabel(text('photos.add')).setInputFiles(pictureFile());
  const chosen = page.getByText(text('photos.chosen', { count: 1 }), { exact: true });
  await expect(chosen).toBeVisible();
  const city = page.getByLabel(text('profile-field.city'), { exact: true });
  await city.fill('Lei');

  let refused = 0;
  await page.route(/\/profile\.data/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  // Another page of the same member saves something, of which this one is told.
  await call(page.request, 'profileUpdate', { body: { hair_color: 'grey' } });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(chosen).toBeVisible();
  await expect(city).toHaveValue('Lei');
  await page.unroute(/\/profile\.data/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByLabel(text('profile-trait.hair-color'))).toHaveValue('grey');
  await expect(chosen).toBeVisible();
  await expect(city).toHaveValue('Lei');
});
