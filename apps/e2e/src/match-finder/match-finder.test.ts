import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const heading = (page: Page, id: string) =>
  expect(page.getByRole('heading', { level: 1, name: text(id) })).toBeVisible();
const press = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();

test('four questions, one at a time, end in people with the reasons; the answers are kept and can be changed', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await call(page.request, 'profileUpdate', { body: { city: 'London', interests: ['gardening'] } });
  await visit({ page, watch }, '/members');
  await page.getByRole('link', { name: text('search.finder') }).click();
  await heading(page, 'search-finder.who');
  await expect(
    page.getByRole('radio', { name: text('profile-field.sought.male'), exact: true }),
  ).toBeChecked();
  await press(page, 'search-finder.next');
  await heading(page, 'search-finder.age');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel(text('search.age.min')).selectOption('50');
  await page.getByLabel(text('search.age.max')).selectOption('75');
  await page.keyboard.press('Enter');
  await press(page, 'search-finder.next');
  await heading(page, 'search-finder.place');

  // Who goes away comes back to the question that is next, and back leads to the one before.
  await visit({ page, watch }, '/match-finder');
  await heading(page, 'search-finder.place');
  await page.getByRole('link', { name: text('search-finder.back'), exact: true }).click();
  await expect(page.getByLabel(text('search.age.min'))).toHaveValue('50');
  await press(page, 'search-finder.next');
  await page.getByText(text('search-finder.anywhere'), { exact: true }).click();
  await press(page, 'search-finder.next');
  await heading(page, 'search-finder.interests');
  await expect(page.getByRole('checkbox', { name: text('profile-interest.gardening') })).toBeChecked();
  await press(page, 'search-finder.show');

  await heading(page, 'search-matches.title');
  const cards = page.locator('.member-card');
  await expect(cards).toHaveCount(24);
  const both = text('search-finder.reason.both', { interests: text('profile-interest.gardening') });
  await expect(cards.filter({ hasText: both })).not.toHaveCount(0);
  await expect(cards.first().getByRole('link', { name: text('likes-heart.write') })).toBeVisible();
  await cards.first().locator('.heart-button').click();
  await expect(cards.first().locator('.heart-button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: text('search-finder.more') }).click();
  await expect(cards).toHaveCount(48);

  // Who was looked at among them leads back to where they stand.
  const last = cards.nth(40).locator('.member-card__link');
  await last.click();
  await expect(page).toHaveURL(/suggestions=finder$/);
  await page.getByRole('link', { name: text('profile-page.back.suggestions') }).click();
  await expect(page).toHaveURL(/\/match-finder$/);
  await expect(cards).toHaveCount(48);
  await expect(last).toBeInViewport();

  // One answer changed leads straight back.
  await page
    .getByRole('navigation', { name: text('search-finder.answers') })
    .getByRole('link', { name: '50–75' })
    .click();
  await page.getByLabel(text('search.age.min')).selectOption('97');
  await page.getByLabel(text('search.age.max')).selectOption('99');
  await press(page, 'search-finder.show');
  await expect(page.getByText(text('search-finder.none'))).toBeVisible();
  await page.getByRole('main').locator('form .button--go').click();
  await expect(cards.first()).toBeVisible();
});
