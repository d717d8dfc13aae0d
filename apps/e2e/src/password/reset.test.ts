import { passwordLength } from '@vesper/domain';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn, waitForLink } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, fillNewPassword, logInByForm, newPassword, press, refusal } from '../browser/forms.ts';

test('a forgotten password is replaced by the link in an e-mail, which works once', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  watch.allow(/status of (401|404|410|422)/);
  const { email, password } = await becomeMember(nobody);
  // Logged in elsewhere: that ends with the new password.
  const elsewhere = await openSeat();
  await logIn(elsewhere.page.request, email, password);

  await visit({ page, watch }, '/login');
  await page.getByRole('link', { name: text('login-ways.forgot') }).click();
  await expect(page.getByRole('heading', { name: text('password-reset.title'), exact: true })).toBeVisible();
  await fill(page, 'login-field.email', 'nobody@example.test');
  await press(page, 'password-reset.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.email_not_found'));
  await fill(page, 'login-field.email', email);
  await press(page, 'password-reset.submit');
  await expect(
    page.getByRole('heading', { name: text('password-reset.sent.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const link = await waitForLink(email, /^\/reset-password\/do\?/);
  await visit({ page, watch }, link);
  await fillNewPassword(page, newPassword, 'something else altogether');
  await press(page, 'password-reset.do.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.passwords_differ'));
  await fillNewPassword(page, 'short');
  await press(page, 'password-reset.do.submit');
  await expect(refusal(page)).toContainText(
    text('refusal-field.password_too_short', { password_min: passwordLength.shortest }),
  );
  await fillNewPassword(page);
  await press(page, 'password-reset.do.submit');
  await expect(
    page.getByRole('heading', { name: text('password-reset.done.title'), exact: true }),
  ).toBeVisible();
  expect((await call(elsewhere.page.request, 'user')).user).toBeNull();

  await page
    .getByRole('main')
    .getByRole('link', { name: text('login.submit') })
    .click();
  await logInByForm(page, email, password);
  await expect(refusal(page)).toContainText(text('refusal.login_failed'));
  await logInByForm(page, email, newPassword);
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(text('refusal-account.link_invalid'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('link.request-new') })
    .click();
  await expect(page.getByRole('heading', { name: text('password-reset.title'), exact: true })).toBeVisible();
});

test('after three e-mails in a day there are no more', async ({ page, watch, nobody }) => {
  watch.allow(/status of (422|429)/);
  const { email } = await becomeMember(nobody);
  // By the browser that goes on to ask: the one that the member signed up with has a count of its own.
  for (let count = 0; count < 3; count += 1)
    await call(page.request, 'passwordResetRequest', { body: { email } });
  await visit({ page, watch }, '/reset-password');
  await fill(page, 'login-field.email', email);
  await press(page, 'password-reset.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.too_many_reset_mails'));
  await expect(page.getByLabel(text('login-field.email'))).toHaveValue(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a new password is chosen all the same', async ({ page, nobody }) => {
    const { email } = await becomeMember(nobody);
    await page.goto('/reset-password');
    await fill(page, 'login-field.email', email);
    await press(page, 'password-reset.submit');
    await expect(
      page.getByRole('heading', { name: text('password-reset.sent.title'), exact: true }),
    ).toBeVisible();
    await page.goto(await waitForLink(email, /^\/reset-password\/do\?/));
    await fillNewPassword(page);
    await press(page, 'password-reset.do.submit');
    await expect(
      page.getByRole('heading', { name: text('password-reset.done.title'), exact: true }),
    ).toBeVisible();
  });
});
