import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, lars, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { logInByForm } from './forms.ts';

test('a wrong password is refused, and after five the account is blocked for a while', async ({
  page,
  watch,
  nobody,
}) => {
  watch.allow(/status of (401|429)/);
  const { email, password } = await becomeMember(nobody);
  await visit({ page, watch }, '/login');
  const alert = page.getByRole('alert', { name: text('shell.error-summary') });
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await logInByForm(page, email, `wrong ${attempt}`);
    await expect(alert).toContainText(text('error.login_failed'));
    await settled({ page, watch });
  }
  await logInByForm(page, email, 'wrong 5');
  await expect(alert).toContainText(text('error.login_blocked', { minutes: 15 }));
  await expect(page.getByLabel(text('account.email'))).toHaveValue(email);
  await settled({ page, watch });
  // The right password comes too late now.
  await logInByForm(page, email, password);
  await expect(alert).toContainText(text('error.login_blocked', { minutes: 15 }));
  expect((await call(page.request, 'user')).user).toBeNull();
});

test('an empty form says what is missing, and is no wrong attempt', async ({ page, watch, nobody }) => {
  watch.allow(/status of 422/);
  const { email, password } = await becomeMember(nobody);
  await visit({ page, watch }, '/login');
  const alert = page.getByRole('alert', { name: text('shell.error-summary') });
  for (let count = 0; count < 6; count += 1) {
    await logInByForm(page, email, '');
    await expect(alert).toContainText(text('field.required'));
    await settled({ page, watch });
  }
  await logInByForm(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: text('search.title') })).toBeVisible();
});

test('an unknown address gets the same answer as a wrong password', async ({ page, watch }) => {
  watch.allow(/status of 401/);
  await visit({ page, watch }, '/login');
  await logInByForm(page, 'nobody@example.test', 'any password at all');
  await expect(page.getByRole('alert')).toContainText(text('error.login_failed'));
});

test('who wanted to write is asked to log in, and comes back to it', async ({ page, watch, nobody }) => {
  const { email, password } = await becomeMember(nobody);
  const member = await findTestMember(nobody, lars.name);
  await visit({ page, watch }, `/members/${member.id}`);
  await page.getByRole('link', { name: text('member.message') }).click();
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
    .filter({ hasText: text('shell.account') })
    .locator('summary')
    .click();
  await page.getByRole('button', { name: text('shell.account.logout') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('home.title') })).toBeVisible();
  expect((await call(page.request, 'user')).user).toBeNull();
  await page.goto('/chats');
  await expect(page.getByText(text('login.required'))).toBeVisible();
});
