import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { sectionOf } from '../browser/forms.ts';

test('another device is logged out from here', async ({ page, watch, openSeat }) => {
  const { email, password } = await becomeMember(page.request);
  const other = await openSeat();
  await logIn(other.page.request, email, password);
  await visit({ page, watch }, '/notifications/security');
  const section = sectionOf(page, 'session.devices');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText(text('session.device.here'));
  await section.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(section.getByText(text('session.devices.none'))).toBeVisible();
  expect((await call(other.page.request, 'user')).user).toBeNull();
  expect((await call(page.request, 'user')).user?.email).toBe(email);
});
