import { rememberedDays } from '@vesper/domain';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, lars, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { logInByForm, refusal } from '../browser/forms.ts';

test('a wrong password is refused, and after five the account is blocked for a while', async ({
  page,
  watch,
  nobody,
}) => {
  watch.allow(/status of (401|429)/);
  const { email, password } = await becomeMember(nobody);
  await visit({ page, watch }, '/login');
  const alert = page.getByRole('alert', { name: text('frame.error-summary') });
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await logInByForm(page, email, `wrong ${attempt}`);
    await expect(alert).toContainText(text('refusal.login_failed'));
    await settled({ page, watch });
  }
  await logInByForm(page, email, 'wrong 5');
  await expect(alert).toContainText(text('refusal.login_blocked', { minutes: 15 }));
  await expect(page.getByLabel(text('login-field.email'))).toHaveValue(email);
  await settled({ page, watch });
  // The right password comes too late now.
  await logInByForm(page, email, password);
  await expect(alert).toContainText(text('refusal.login_blocked', { minutes: 15 }));
  expect((await call(page.request, 'user')).user).toBeNull();
});

test('an empty form says what is missing, and is no wrong attempt', async ({ page, watch, nobody }) => {
  watch.allow(/status of 422/);
  const { email, password } = await becomeMember(nobody);
  await visit({ page, watch }, '/login');
  const alert = page.getByRole('alert', { name: text('frame.error-summary') });
  for (let count = 0; count < 6; count += 1) {
    await logInByForm(page, email, '');
    await expect(alert.getByRole('link')).toHaveText(text('login-field.password'));
    await expect(page.getByText(text('refusal-field.required'))).toBeVisible();
    await settled({ page, watch });
  }
  await logInByForm(page, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
});

test('an unknown address gets the same answer as a wrong password', async ({ page, watch }) => {
  watch.allow(/status of 401/);
  await visit({ page, watch }, '/login');
  await logInByForm(page, 'nobody@example.test', 'any password at all');
  await expect(page.getByRole('alert')).toContainText(text('refusal.login_failed'));
});

test('who wanted to write is asked to log in, and comes back to it', async ({ page, watch, nobody }) => {
  const { email, password } = await becomeMember(nobody);
  const member = await findTestMember(nobody, lars.name);
  await visit({ page, watch }, `/members/${member.id}`);
  await page.getByRole('link', { name: text('profile-page.message') }).click();
  // Whom it is for stands in the signup that opens; who has an account already logs in from there.
  const signup = page.getByRole('dialog', { name: text('signup.title.message', { name: lars.name }) });
  await expect(signup.getByText(new RegExp(`^${lars.name} \\d\\d`))).toBeVisible();
  await signup.getByRole('link', { name: text('login.submit'), exact: true }).click();
  await expect(page.getByText(text('login.required.chat'))).toBeVisible();
  await settled({ page, watch });
  await logInByForm(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: lars.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/members/${member.id}/chat$`));
});

test('logging out ends the session', async ({ page, watch }) => {
  await logIn(page.request, 'anna@vesper.test');
  await visit({ page, watch }, '/members');
  await page
    .getByRole('group')
    .filter({ hasText: text('frame.account') })
    .locator('summary')
    .click();
  await page.getByRole('button', { name: text('frame.account.logout'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('home.title'), exact: true })).toBeVisible();
  expect((await call(page.request, 'user')).user).toBeNull();
  await page.goto('/chats');
  await expect(page.getByText(text('login.required'))).toBeVisible();
});

test('who does not want to stay logged in is forgotten when the browser closes', async ({
  page,
  watch,
  nobody,
}) => {
  const { email, password } = await becomeMember(nobody);
  const lifeOf = async (name: string) => {
    const cookie = (await page.context().cookies()).find((candidate) => candidate.name === name);
    return cookie && Math.round((cookie.expires - Date.now() / 1000) / (24 * 3600));
  };
  await visit({ page, watch }, '/login');
  await logInByForm(page, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
  expect(await lifeOf('session')).toBe(30);

  await page.goto('about:blank');
  await call(page.request, 'logout');
  await visit({ page, watch }, '/login');
  await page.getByLabel(text('login-ways.remember', { days: rememberedDays })).uncheck();
  await logInByForm(page, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
  // A cookie of the browser session has no date.
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'session')?.expires).toBe(-1);
});

test('a stranger’s wrong guesses keep the owner out of no browser that is known', async ({
  page,
  watch,
  openSeat,
}) => {
  const { email, password } = await becomeMember(page.request);
  await call(page.request, 'logout');
  const stranger = await openSeat();
  stranger.watch.allow(/status of (401|429)/);
  await visit(stranger, '/login');
  for (let guess = 1; guess <= 5; guess += 1) {
    await logInByForm(stranger.page, email, `guess ${guess}`);
    await expect(refusal(stranger.page)).toBeVisible();
    await settled(stranger);
  }
  await expect(refusal(stranger.page)).toContainText(text('refusal.login_blocked', { minutes: 15 }));
  await expect(stranger.page.getByText(text('login-ways.blocked'))).toBeVisible();
  await visit({ page, watch }, '/login');
  await logInByForm(page, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
});
