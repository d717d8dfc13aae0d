import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@vesper/contract';
import { expect, test } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, lars } from '../browser/people.ts';
import { spottedFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';
import { expectAllAnswers, open } from './plain-page.ts';

test.use({ javaScriptEnabled: false });

test('the home page leads on without scripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: text('home.title'), exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: text('signup-invitation.start') })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('signup.title'), exact: true }),
  ).toBeVisible();
});

test('search and its filters work without scripts', async ({ page, nobody }) => {
  const member = await findTestMember(nobody, lars.name);
  await page.goto('/members?country=GB');
  await page
    .locator('summary')
    .filter({ hasText: text('search.filter') })
    .click();
  const form = page.getByRole('search');
  await form.getByLabel(text('search.gender')).selectOption('male');
  await form.getByLabel(text('search.age.min')).selectOption('54');
  await form.getByLabel(text('search.age.max')).selectOption('58');
  await form.getByLabel(text('profile-field.region'), { exact: true }).selectOption(lars.region);
  await form.getByLabel(text('search.real-only')).check();
  await form.getByRole('button', { name: text('search.submit'), exact: true }).click();
  await expect(page.getByText(text('search.count', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: lars.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${member.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: lars.name })).toBeVisible();
});

test('a list goes on where its first page ends', async ({ page }) => {
  await becomeMember(page.request);
  const shown = () =>
    page
      .getByRole('main')
      .locator('.member-card a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page, '/members?country=GB&gender=female');
  const first = await shown();
  await page.getByRole('link', { name: text('search.more'), exact: true }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expectAllAnswers(page);
  const second = await shown();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((one) => first.includes(one))).toEqual([]);
});

test('logging in, liking and writing work without scripts', async ({ page, watch, nobody }) => {
  watch.allow(/status of 401/);
  const { email, password } = await becomeMember(nobody);
  const member = await findTestMember(nobody, 'Paul');
  await page.goto('/login');
  await page.getByLabel(text('login-field.email')).fill(email);
  await page.getByLabel(text('login-field.password'), { exact: true }).fill('not the password');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('login.submit'), exact: true })
    .click();
  await expect(page.getByText(text('refusal.login_failed'))).toBeVisible();
  await page.getByLabel(text('login-field.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('login.submit'), exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();

  await page.goto(`/members/${member.id}`);
  await page.getByRole('button', { name: text('likes-button.like'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('likes-button.unlike'), exact: true })).toBeVisible();
  await page.getByRole('link', { name: text('profile-page.message') }).click();
  await page.getByLabel(text('chat.field', { name: member.name })).fill('Written without a script');
  await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
  await expect(page.getByText('Written without a script')).toBeVisible();
});

test('the swipe game goes on card by card without scripts', async ({ page, watch }) => {
  // A browser writes each refused answer into its console.
  watch.allow(/status of 422/);
  await becomeMember(page.request);
  await page.goto('/swipe-game');
  const name = page.locator('.swipe-card__link');
  const first = await name.getAttribute('href');
  await page.getByRole('button', { name: text('swipe.like'), exact: true }).click();
  await expect(page.getByText(text('swipe.left', { count: 3 }), { exact: true })).toBeVisible();
  await expect(name).not.toHaveAttribute('href', first ?? '');
  await page.getByRole('button', { name: text('swipe.undo'), exact: true }).click();
  await expect(name).toHaveAttribute('href', first ?? '');
  // Of nobody: the page says that nothing came of it, with the refusal's status, above the card.
  await page
    .locator('input[name="member"]')
    .first()
    .evaluate((field: HTMLInputElement) => (field.value = 'nobody'));
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: text('swipe.pass'), exact: true }).click();
  expect((await answered).status()).toBe(422);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(name).toBeVisible();
});

test('selfies are sent in without scripts', async ({ page, world }) => {
  await becomeMember(page.request);
  const photo = spottedFile(1);
  await page.request.post(`${world.address}/api/photos.php`, {
    headers: { origin: world.address, [idempotencyHeader]: randomUUID() },
    multipart: { photo },
  });
  await page.goto('/verification');
  await page.getByRole('button', { name: text('verification.start'), exact: true }).click();
  for (const number of [1, 2]) {
    const selfie = page.getByRole('region', { name: text('verification.selfie', { number }), exact: true });
    await selfie.locator('input[type=file]').setInputFiles(spottedFile(1 + number));
    await selfie.getByRole('button', { name: text('verification.send'), exact: true }).click();
    await expect(selfie.getByText(text('verification.taken'), { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: text('verification.submit'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: text('verification.submitted'), exact: true }),
  ).toBeVisible();
});

test('the match finder asks and answers without scripts', async ({ page }) => {
  await becomeMember(page.request);
  await page.goto('/match-finder');
  for (const question of ['who', 'age', 'place', 'interests'] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`search-finder.${question}`));
    const isLast = question === 'interests';
    await page
      .getByRole('button', { name: text(isLast ? 'search-finder.show' : 'search-finder.next'), exact: true })
      .click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('search-matches.title'));
  await expect(page.locator('.member-card')).toHaveCount(24);
});

test('the own profile has buttons to save it without scripts, and keeps what was refused', async ({
  page,
  watch,
}) => {
  // A browser writes each refused answer into its console.
  watch.allow(/status of 422/);
  await becomeMember(page.request);
  await page.goto('/profile');
  await expect(page.getByText(text('profile.autosave'))).toBeHidden();
  const birth = page.locator('#birth');
  const year = birth.getByLabel(text('profile-field.birth-date.year'), { exact: true });
  const save = birth.getByRole('button', { name: text('profile.save'), exact: true });
  await year.fill('2021');
  await save.click();
  await expect(birth.locator('.field__error')).toHaveText(
    text('refusal-field.below_minimum_age', { min_age: 18 }),
  );
  await expect(year).toHaveValue('2021');
  await year.fill('1961');
  await save.click();
  await expect(birth.getByText(text('profile.saved'), { exact: true })).toBeVisible();
  const { user } = await call(page.request, 'user');
  expect(user?.profile.date_of_birth).toMatch(/^1961-/);
});
