import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('a town that we do not know is said to be so, and those that we know are offered while one writes', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await call(page.request, 'profileUpdate', { body: { city: 'Nowhere at all' } });
  await visit({ page, watch }, '/profile');
  const town = page.getByLabel(text('profile-field.city'));
  const unknown = page.getByText(text('profile.town-unknown'));
  await expect(unknown).toBeVisible();
  await town.fill('');
  await town.pressSequentially('Bright');
  await expect(page.locator('datalist option[value="Brighton"]')).toBeAttached();
  await town.fill('Brighton');
  await town.blur();
  await expect(unknown).toHaveCount(0);
  await expect.poll(async () => (await call(page.request, 'user')).user?.has_place).toBe(true);
});

test('the match finder leads to the field of the town, whose region follows it', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/match-finder');
  const next = page.getByRole('button', { name: text('search-finder.next'), exact: true });
  for (const question of ['search-finder.who', 'search-finder.age']) {
    await expect(page.getByRole('heading', { level: 1, name: text(question) })).toBeVisible();
    await next.click();
  }
  await page.getByRole('link', { name: text('search-finder.town') }).click();
  const town = page.getByLabel(text('profile-field.city'));
  await expect(town).toBeFocused();
  await expect(town).toBeInViewport();
  await page.keyboard.type('Edinburgh');
  const region = page.locator('select[name="region"]');
  await expect(region).toHaveValue('GB-SCT');
  await town.blur();
  await expect
    .poll(async () => (await call(page.request, 'user')).user?.profile)
    .toMatchObject({ city: 'Edinburgh', region: 'GB-SCT' });
});
