import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, shortLink, waitForLink } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { expectSearch, fill, press } from '../browser/forms.ts';

test('a link by e-mail logs in once, only by its button', async ({ page, watch, nobody }) => {
  watch.allow(/status of 404/);
  const { email } = await becomeMember(nobody);
  await visit({ page, watch }, '/login');
  await page.getByRole('link', { name: text('login-ways.by-mail') }).click();
  await expect(page.getByRole('heading', { name: text('login-ways.link.title'), exact: true })).toBeVisible();
  await fill(page, 'login-field.email', email);
  await press(page, 'login-ways.link.submit');
  await expect(
    page.getByRole('heading', { name: text('login-ways.link.sent.title'), exact: true }),
  ).toBeVisible();
  const link = await waitForLink(email, shortLink);
  await visit({ page, watch }, link);
  expect((await call(page.request, 'user')).user).toBeNull();
  await press(page.getByRole('main'), 'login.submit');
  await expectSearch(page);
  expect((await call(page.request, 'user')).user?.email).toBe(email);
  await page.goto(link);
  await expect(page.getByText('404')).toBeVisible();
});
