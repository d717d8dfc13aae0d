import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, fillNewPassword, newPassword, press, refusal, sectionOf } from '../browser/forms.ts';

test('the password is changed by who knows the old one, and other devices are logged out', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of 422/);
  const { email, password } = await becomeMember(page.request);
  const elsewhere = await openSeat();
  await logIn(elsewhere.page.request, email, password);
  await visit({ page, watch }, '/notifications/password');
  const section = sectionOf(page, 'notifications-rooms.password');
  await fill(section, 'password.old', 'not my password');
  await fillNewPassword(section);
  await press(section, 'password.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.old_password_wrong'));
  await fill(section, 'password.old', password);
  await fillNewPassword(section);
  await press(section, 'password.submit');
  await expect(section.getByText(text('password.saved'))).toBeVisible();
  await expect(section.getByLabel(text('password.old'), { exact: true })).toHaveValue('');
  expect((await call(page.request, 'user')).user?.email).toBe(email);
  expect((await call(elsewhere.page.request, 'user')).user).toBeNull();
  await logIn(elsewhere.page.request, email, newPassword);
});
