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
  await visit({ page, watch }, '/notifications/email');
  const section = sectionOf(page, 'notifications-rooms.email');
  await fill(section, 'mail-address.new', 'not an address');
  await fill(section, 'mail-address.password', account.password);
  await press(section, 'mail-address.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.new_email_invalid'));
  const address = section.getByLabel(text('mail-address.new'), { exact: true });
  await fill(section, 'mail-address.new', 'somebody@somewhere');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await fill(section, 'mail-address.new', newEmail);
  await expect(address).not.toHaveAttribute('aria-invalid');
  await expect(refusal(page)).toHaveCount(0);
  await fill(section, 'mail-address.password', 'not my password');
  await press(section, 'mail-address.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await expect(section.getByLabel(text('mail-address.new'))).toHaveValue(newEmail);
  await fill(section, 'mail-address.password', account.password);
  await press(section, 'mail-address.submit');
  await expect(section.getByRole('status').getByText(newEmail)).toBeVisible();
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);

  // What is open here would be logged out by what happens there, at a moment of its own.
  await page.goto('about:blank');
  // The link is opened on another device, where nobody is logged in.
  const phone = await openSeat();
  await visit(phone, await waitForLink(newEmail, /^\/mail-change\/do\?token/));
  await press(phone.page, 'mail-address-link.submit');
  await expect(
    phone.page.getByRole('heading', { name: text('mail-address-link.done.title'), exact: true }),
  ).toBeVisible();
  await logIn(phone.page.request, newEmail, account.password);

  const undo = await waitForLink(account.email, /^\/mail-change\/do\?undo/);
  await visit({ page, watch }, undo);
  await press(page, 'mail-address-link.undo.submit');
  await expect(
    page.getByRole('heading', { name: text('password-reset.do.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(text('password-reset.undone'))).toBeVisible();
  expect((await call(phone.page.request, 'user')).user).toBeNull();
  await fillNewPassword(page);
  await press(page, 'password-reset.do.submit');
  await expect(
    page.getByRole('heading', { name: text('password-reset.done.title'), exact: true }),
  ).toBeVisible();
  await logIn(page.request, account.email, newPassword);
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);

  await page.goto(undo);
  await press(page, 'mail-address-link.undo.submit');
  await expect(page.getByText(text('refusal-account.link_invalid'))).toBeVisible();
});
