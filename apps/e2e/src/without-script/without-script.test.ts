import { expect, test } from '../browser/journey.ts';
import { becomeMember, findTestMember, lars } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

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
  await expect(
    page.getByRole('button', { name: text('likes-button.unlike', { name: member.name }), exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: text('profile-page.message') }).click();
  await page.getByLabel(text('chat.field', { name: member.name })).fill('Written without a script');
  await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
  await expect(page.getByText('Written without a script')).toBeVisible();
});
