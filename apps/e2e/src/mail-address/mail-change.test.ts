import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn, waitForLink } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, fillNewPassword, newPassword, press, refusal, sectionOf } from '../browser/forms.ts';

test('a new e-mail address counts once it is confirmed, and the old one can undo it', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of 422/);
  const account = await becomeMember(page.request);
  const newEmail = `new.${account.email}`;
  await visit({ page, watch }, '/notifications');
  const section = sectionOf(page, 'settings.email');
  await fill(section, 'settings.email.new', 'not an address');
  await fill(section, 'settings.password.now', account.password);
  await press(section, 'settings.email.submit');
  await expect(refusal(page)).toContainText(text('account-error.new_email_invalid'));
  await fill(section, 'settings.email.new', newEmail);
  await fill(section, 'settings.password.now', 'not my password');
  await press(section, 'settings.email.submit');
  await expect(refusal(page)).toContainText(text('account-error.password_wrong'));
  await expect(section.getByLabel(text('settings.email.new'))).toHaveValue(newEmail);
  await fill(section, 'settings.password.now', account.password);
  await press(section, 'settings.email.submit');
  await expect(section.getByRole('status').getByText(newEmail)).toBeVisible();
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);

  // The link is opened on another device, where nobody is logged in.
  const phone = await openSeat();
  await visit(phone, await waitForLink(newEmail, /^\/mail-change\/do\?token/));
  await press(phone.page, 'reset.mail.submit');
  await expect(
    phone.page.getByRole('heading', { name: text('reset.mail.done.title'), exact: true }),
  ).toBeVisible();
  await logIn(phone.page.request, newEmail, account.password);

  const undo = await waitForLink(account.email, /^\/mail-change\/do\?undo/);
  await visit({ page, watch }, undo);
  await press(page, 'reset.undo.submit');
  await expect(page.getByRole('heading', { name: text('reset.do.title'), exact: true })).toBeVisible();
  await expect(page.getByText(text('reset.undone'))).toBeVisible();
  expect((await call(phone.page.request, 'user')).user).toBeNull();
  await fillNewPassword(page);
  await press(page, 'reset.do.submit');
  await expect(page.getByRole('heading', { name: text('reset.done.title'), exact: true })).toBeVisible();
  await logIn(page.request, account.email, newPassword);
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);

  await page.goto(undo);
  await press(page, 'reset.undo.submit');
  await expect(page.getByText(text('account-error.link_invalid'))).toBeVisible();
});
