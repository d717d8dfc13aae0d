import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('two pages of one’s profile keep what each of them has changed, and ask where both changed the same', async ({
  page,
  watch,
  context,
}) => {
  // What another page has saved is refused to this one.
  watch.allow(/status of 422/);
  await becomeMember(page.request);
  await call(page.request, 'profileUpdate', { body: { about_me: 'I sail.' } });
  const other = await context.newPage();
  await visit({ page, watch }, '/profile');
  await visit({ page: other, watch }, '/profile');
  const about = (of: typeof page) => of.getByLabel(text('profile-field.about-me'));
  const stored = async () => (await call(page.request, 'user')).user?.profile;

  await about(page).fill('I sail and sing.');
  await expect.poll(async () => (await stored())?.about_me).toBe('I sail and sing.');
  await other.getByLabel(text('profile-trait.hair-color')).selectOption('brown');
  await expect.poll(async () => (await stored())?.hair_color).toBe('brown');
  await page.getByLabel(text('profile-trait.eye-color')).selectOption('green');
  await expect.poll(async () => (await stored())?.eye_color).toBe('green');
  expect(await stored()).toMatchObject({
    about_me: 'I sail and sing.',
    hair_color: 'brown',
    eye_color: 'green',
  });

  // The other page began with the text of before: it is told, and loses neither.
  await about(other).fill('I sail and cook.');
  await expect(other.getByText(text('profile.about.saved-meanwhile'))).toBeVisible();
  await expect(other.getByRole('blockquote')).toHaveText('I sail and sing.');
  await expect(about(other)).toHaveValue('I sail and cook.');
  expect((await stored())?.about_me).toBe('I sail and sing.');
  await other
    .locator('form', { has: about(other) })
    .getByRole('button', { name: text('profile.save'), exact: true })
    .click();
  await expect.poll(async () => (await stored())?.about_me).toBe('I sail and cook.');
});

test('a choice that another page saves is chosen here as well, and what is begun here stays', async ({
  page,
  watch,
  context,
}) => {
  await becomeMember(page.request);
  const other = await context.newPage();
  await visit({ page, watch }, '/profile');
  await visit({ page: other, watch }, '/profile');
  const hair = (of: typeof page) => of.getByLabel(text('profile-trait.hair-color'));
  const sexuality = (of: typeof page) =>
    of.getByRole('radio', { name: text('profile-field.sexuality.bi'), exact: true });
  await hair(page).selectOption('brown');
  await expect(hair(other)).toHaveValue('brown');
  await sexuality(page).check();
  await expect(sexuality(other)).toBeChecked();
  // What follows is an edit of what is stored, and not of what stood here first.
  await other.getByLabel(text('profile-trait.eye-color')).selectOption('green');
  await expect(page.getByLabel(text('profile-trait.eye-color'))).toHaveValue('green');
  await hair(other).selectOption('grey');
  await expect(hair(page)).toHaveValue('grey');
  expect((await call(page.request, 'user')).user?.profile).toMatchObject({
    hair_color: 'grey',
    eye_color: 'green',
    sexuality: 'bi',
  });
});

test('a place follows nothing that another page saves: the town of one would stand beside the region of the other', async ({
  page,
  watch,
  context,
}) => {
  await becomeMember(page.request, { name: 'Marietta' });
  await call(page.request, 'profileUpdate', { body: { country: 'FI', region: 'FI-19', city: 'Turku' } });
  const other = await context.newPage();
  const town = (of: typeof page) => of.getByLabel(text('profile-field.city'), { exact: true });
  const hair = (of: typeof page) => of.getByLabel(text('profile-trait.hair-color'));
  await visit({ page, watch }, '/profile');
  await visit({ page: other, watch }, '/profile');
  await town(other).fill('Naantali');
  await town(other).blur();
  await hair(other).selectOption('grey');
  // What is told of the one is told of the other.
  await expect(hair(page)).toHaveValue('grey');
  await expect.poll(async () => (await call(page.request, 'user')).user?.profile.city).toBe('Naantali');
  await hair(other).selectOption('brown');
  await expect(hair(page)).toHaveValue('brown');
  await expect(town(page)).toHaveValue('Turku');
});

test('another username is saved once one goes on, and stands at once wherever one is named', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422/);
  const me = await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const field = page.getByLabel(text('profile-field.name'));
  const stored = async () => (await call(page.request, 'user')).user?.profile.name;
  await expect(field).toHaveValue(me.name);
  await field.fill('Marijke van Dam');
  await field.press('Tab');
  await expect.poll(stored).toBe('Marijke van Dam');
  await field.fill('Support');
  await field.press('Enter');
  await expect(page.getByText(text('refusal-field.username_not_allowed'))).toBeVisible();
  expect(await stored()).toBe('Marijke van Dam');
  await expect(page.locator('.own-card').getByText('Marijke van Dam')).toBeVisible();
  await page
    .locator('.own-card')
    .getByRole('link', { name: text('profile.view'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marijke van Dam');
});
