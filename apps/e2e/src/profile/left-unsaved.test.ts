import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const about = (page: Page) => page.getByLabel(text('profile-field.about-me'));
const stored = async (page: Page) => (await call(page.request, 'user')).user?.profile;

test('what was typed just before the page is loaded anew, left for another address or closed is saved', async ({
  page,
  watch,
  context,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  await about(page).fill('I sail.');
  await page.reload();
  await expect.poll(async () => (await stored(page))?.about_me).toBe('I sail.');
  await visit({ page, watch }, '/profile');
  await page.getByLabel(text('profile-trait.hair-color')).selectOption('brown');
  await page.getByLabel(text('profile-field.city')).fill('Utrecht');
  await page.goto('/members');
  await expect.poll(() => stored(page)).toMatchObject({ hair_color: 'brown', city: 'Utrecht' });
  const other = await context.newPage();
  await visit({ page: other, watch }, '/profile');
  await about(other).fill('I sail and sing.');
  await other.close();
  await expect.poll(async () => (await stored(page))?.about_me).toBe('I sail and sing.');
});

test('what another page refuses when this one is left is there when one comes back, to choose', async ({
  page,
  watch,
  context,
}) => {
  // What another page has saved is refused to this one.
  watch.allow(/status of 422/);
  await becomeMember(page.request);
  const place = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' } as const;
  await call(page.request, 'profileUpdate', { body: { about_me: 'I sail.', ...place } });
  const other = await context.newPage();
  await visit({ page: other, watch }, '/profile');
  await call(page.request, 'profileUpdate', { body: { about_me: 'I cook.', city: 'Utrecht' } });
  await about(other).fill('I sing.');
  await other.getByLabel(text('profile-field.region.province')).selectOption('NL-GE');
  await other
    .getByRole('link', { name: text('frame.nav.search'), exact: true })
    .first()
    .click();
  await expect(other).toHaveURL(/members/);
  await visit({ page: other, watch }, '/profile');
  await expect(other.getByText(text('profile.about.saved-meanwhile'))).toHaveCount(2);
  await expect(about(other)).toHaveValue('I sing.');
  await expect(other.getByRole('blockquote')).toHaveText([/^I cook\.$/, /^Utrecht, /]);
  expect(await stored(page)).toMatchObject({ about_me: 'I cook.', ...place, city: 'Utrecht' });

  const form = (of: Page) => of.locator('form', { has: about(of) });
  await form(other)
    .getByRole('button', { name: text('profile.save'), exact: true })
    .click();
  await expect.poll(async () => (await stored(page))?.about_me).toBe('I sing.');
  await other
    .locator('#place')
    .getByRole('button', { name: text('profile.keep-saved'), exact: true })
    .click();
  await expect(other.locator('#place').getByText(text('profile.saved'), { exact: true })).toBeVisible();
  expect(await stored(page)).toMatchObject({ ...place, city: 'Utrecht' });
  await visit({ page: other, watch }, '/profile');
  await expect(other.getByText(text('profile.about.saved-meanwhile'))).toHaveCount(0);
});
