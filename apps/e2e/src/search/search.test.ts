import type { Page } from '@playwright/test';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const cards = (page: Page) => page.locator('.member-card__link');
const pageSize = 24;

for (const [device, viewport] of [
  ['on a phone', { width: 390, height: 800 }],
  ['at a desk', { width: 1280, height: 800 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport });

    test('a search is narrowed, grown, left for a profile and come back to as it was', async ({
      page,
      watch,
    }) => {
      await becomeMember(page.request);
      await visit({ page, watch }, '/members');
      const filter = page.locator('.search-filter');
      const openFilter = async () => {
        if ((await filter.getAttribute('open')) === null) await page.locator('.search-filter__line').click();
      };
      await openFilter();
      await filter.getByLabel(text('profile-field.country')).selectOption('');
      await filter.getByLabel(text('search.age.min')).selectOption('40');
      await filter.getByLabel(text('search.age.max')).selectOption('70');
      await filter.getByRole('button', { name: text('search.submit'), exact: true }).click();
      await expect(page).toHaveURL(/min_age=40&max_age=70/);
      await settled({ page, watch });
      await expect(cards(page)).toHaveCount(pageSize);

      await page.getByRole('link', { name: text('search.more'), exact: true }).click();
      await expect(cards(page)).toHaveCount(2 * pageSize);
      const chosen = cards(page).nth(pageSize + 7);
      const href = await chosen.getAttribute('href');
      const ids = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(ids).size).toBe(2 * pageSize);
      await chosen.click();
      await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled({ page, watch });

      await page.goBack();
      await expect(cards(page)).toHaveCount(2 * pageSize);
      expect(
        await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(ids);
      const card = page.locator(`.member-card__link[href="${href ?? ''}"]`);
      await expect(card).toBeInViewport();

      // The same after the profile was loaded anew.
      await card.click();
      await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`));
      await page.reload();
      await settled({ page, watch });
      await page.goBack();
      await expect(cards(page)).toHaveCount(2 * pageSize);
      await expect(card).toBeInViewport();

      // Kept with the member: the bare address, on whatever device, asks for the same.
      await visit({ page, watch }, '/members');
      await openFilter();
      await expect(filter.getByLabel(text('search.age.min'))).toHaveValue('40');
      await expect(filter.getByLabel(text('profile-field.country'))).toHaveValue('');
      expect((await call(page.request, 'user')).user?.last_search).toContain('max_age=70');
    });
  });

test('the line that stays in sight shows its fields, however far down it is pressed', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeMember(page.request);
  await visit({ page, watch }, '/members?country=');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.locator('.search-filter__line').click();
  await expect(page.locator('.search-filter').getByLabel(text('search.age.min'))).toBeInViewport();
});

test('without network the line stays whole below the notice that says so', async ({
  page,
  watch,
  context,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await becomeMember(page.request);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await visit({ page, watch }, '/members?country=');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const line = page.locator('.search-filter__line');
    const top = async () => (await line.boundingBox())?.y ?? 0;
    const online = await top();
    await context.setOffline(true);
    const notice = page.getByRole('alert').filter({ hasText: text('frame.offline') });
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    expect(await top()).toBe(online);
  }
});

test('what is pressed while a page still moves into the next is pressed', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/members?country=');
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 1000s !important; }');
    document.adoptedStyleSheets.push(slow);
  });
  await cards(page).first().click();
  const moves = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(moves).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // A mouse, as a finger would: what Playwright presses itself it would wait for.
  const back = await page.locator('.back-link').boundingBox();
  await page.mouse.click((back?.x ?? 0) + 20, (back?.y ?? 0) + 10);
  await expect(page).toHaveURL(/\/members(\?|$)/);
});
