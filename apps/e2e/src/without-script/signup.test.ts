import { textIn, text } from '../browser/texts.ts';
import { expect, test } from '../browser/journey.ts';
import { call, shortLink, waitForLink, waitForMail } from '../browser/people.ts';
import { expectSearch, fill, press } from '../browser/forms.ts';
import { pictureFile } from '../browser/picture.ts';
import { choose, expectStep, fillAccount, newAccount, saveStep, skipStep } from '../signup/signup-steps.ts';
import { linkIn } from '../world/read-mail.ts';
import { expectAllAnswers, open } from './plain-page.ts';

test.use({ javaScriptEnabled: false });

test('signup leads through all its steps, back and on, to a confirmed member who logs out and in again by a link', async ({
  page,
  watch,
}) => {
  // What was refused, and a link that has been used.
  watch.allow(/status of (404|410|415|422|429)/);
  const account = newAccount();
  await open(page, '/signup');
  await fillAccount(page, { ...account, birthDate: { ...account.birthDate, year: '2021' } });
  await expect(page.getByRole('alert', { name: text('frame.error-summary') })).toContainText(
    text('refusal-field.below_minimum_age', { min_age: 18 }),
  );
  await expect(page.getByLabel(text('signup.email'))).toHaveValue(account.email);
  await fillAccount(page, account);

  await expectStep(page, 'signup.photo');
  await expectAllAnswers(page);
  const photo = page.getByLabel(text('signup.photo.choose'));
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await saveStep(page);
  await expect(page.getByRole('alert').getByText(text('refusal.photo_invalid'))).toBeVisible();
  await photo.setInputFiles(pictureFile());
  await saveStep(page);

  await expectStep(page, 'signup.about');
  await expectAllAnswers(page);
  await choose(page, 'profile-field.gender', 'profile-field.gender.male');
  await saveStep(page);
  await expectStep(page, 'signup.location');
  await expectAllAnswers(page);
  await press(page, 'signup.back');
  await expectStep(page, 'signup.about');
  await expect(
    page
      .getByRole('group', { name: text('profile-field.gender') })
      .getByLabel(text('profile-field.gender.male'), { exact: true }),
  ).toBeChecked();
  await saveStep(page);
  await expectStep(page, 'signup.location');
  // The address for accounts that were made elsewhere leads through the same steps.
  await open(page, '/complete-signup');
  await expectStep(page, 'signup.photo');
  await skipStep(page);
  await saveStep(page);
  await expectStep(page, 'signup.location');
  await page.getByLabel(text('profile-field.city')).fill('Whitby');
  await saveStep(page);
  await expectStep(page, 'signup.details');
  await expectAllAnswers(page);
  await skipStep(page);
  await expectStep(page, 'signup.inbox');
  await expectAllAnswers(page);
  // Moments after the first mail: asked too soon, and the page says so.
  await press(page, 'signup.inbox.resend');
  await expect(page.getByRole('alert')).toContainText(text('refusal.too_many_requests'));
  const { user } = await call(page.request, 'user');
  expect(user?.profile).toMatchObject({ gender: 'male', city: 'Whitby' });
  expect(user?.profile.main_image).not.toBeNull();
  // Who has not confirmed yet is told so wherever they go.
  await open(page, '/members');
  await page.getByRole('link', { name: text('frame.activation.resend') }).click();
  await expectStep(page, 'signup.inbox');

  await page.goto(linkIn(await waitForMail(account.email), '/activate?'));
  await expectAllAnswers(page);
  await press(page, 'signup-activation.submit');
  await expectStep(page, 'signup-activation.done.title');
  expect((await call(page.request, 'user')).user?.status).not.toBe('not_confirmed');

  await page.locator('.app-bar, header').locator('summary').last().click();
  await press(page, 'frame.account.logout');
  await expect(page.getByRole('heading', { level: 1, name: text('home.title'), exact: true })).toBeVisible();
  expect((await call(page.request, 'user')).user).toBeNull();
  await open(page, '/login/link');
  await fill(page, 'login-field.email', account.email);
  await press(page, 'login-ways.link.submit');
  await expectStep(page, 'login-ways.link.sent.title');
  const link = await waitForLink(account.email, shortLink);
  await page.goto(link);
  expect((await call(page.request, 'user')).user).toBeNull();
  await press(page.getByRole('main'), 'login.submit');
  await expectSearch(page);
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);
});

test.describe('a visitor', () => {
  test.use({ entryWarning: true });

  test('is warned at the entry once, and chooses the language of the page', async ({ page }) => {
    await page.goto('/login');
    const warning = page.getByRole('dialog');
    await expect(warning).toBeVisible();
    await expectAllAnswers(page);
    await press(warning, 'site-entry.enter', { age: 18 });
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').locator('summary').nth(1).click();
    await page.getByRole('button', { name: 'Svenska' }).click();
    await expect(page).toHaveURL(/\/sv\/login$/);
    await expect(
      page.getByRole('heading', { level: 1, name: textIn('sv', 'login.title'), exact: true }),
    ).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/sv$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
