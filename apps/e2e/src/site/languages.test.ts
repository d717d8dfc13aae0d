import { type Locale, localePath, locales } from '@vesper/domain';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';

for (const locale of ['de', 'pl'] as const satisfies readonly Locale[]) {
  test(`home, login and search speak ${locale}`, async ({ page, watch, nobody }) => {
    for (const id of ['home.title', 'login.title', 'search.title'])
      expect(textIn(locale, id), `${id} is translated`).not.toBe(text(id));
    await visit({ page, watch }, `/${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(locale, 'home.title'), exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: textIn(locale, 'home.have-account') }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/login$`));
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(locale, 'login.title'), exact: true }),
    ).toBeVisible();
    const { email, password } = await becomeMember(nobody, { language: locale });
    await page.getByLabel(textIn(locale, 'login-field.email')).fill(email);
    await page.getByLabel(textIn(locale, 'login-field.password'), { exact: true }).fill(password);
    await page
      .getByRole('main')
      .getByRole('button', { name: textIn(locale, 'login.submit'), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/members`));
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(locale, 'search.title'), exact: true }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
}

test('the bare address of a site that fixes no language speaks the browser’s, once none was chosen', async ({
  openSeat,
}) => {
  const { page } = await openSeat({ locale: 'nl-NL' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('nl', 'home.title'), exact: true }),
  ).toBeVisible();
});

test('choosing a language keeps the page and is remembered', async ({ page, watch }) => {
  await visit({ page, watch }, '/login');
  await page.getByRole('banner').locator('summary').nth(1).click();
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(/\/sv\/login$/);
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('sv', 'login.title'), exact: true }),
  ).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/sv$/);
});

test('public pages name themselves and their other languages for search engines', async ({ page, world }) => {
  await page.goto('/nl/login');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${world.address}/nl/login`);
  for (const locale of locales)
    await expect(page.locator(`link[rel="alternate"][hreflang="${locale}"]`)).toHaveAttribute(
      'href',
      `${world.address}${localePath(locale, '/login')}`,
    );
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', `${world.address}/login`);
});
