import { readFileSync } from 'node:fs';
import { expect, settled, test, visit } from '../browser/journey.ts';
import {
  becomeMember,
  call,
  findTestMember,
  lars,
  logIn,
  shortLink,
  waitForLink,
} from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, press, refusal } from '../browser/forms.ts';

test('one leaves with one’s data, and comes back by the link in the e-mail', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  watch.allow(/status of (403|404|422)/);
  const { email, name, password } = await becomeMember(page.request, { name: 'Leaver' });
  const person = await findTestMember(nobody, lars.name);
  await call(page.request, 'chatSend', { body: { member: person.id, kind: 'text', text: 'So long' } });

  await visit({ page, watch }, '/notifications');
  await page.getByRole('link', { name: text('notifications-rooms.leave') }).click();
  await settled({ page, watch });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text('leaving.export.button') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  // A ZIP file begins with its makers' initials.
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await press(page, 'leaving.quiet.button');
  await expect(page.getByText(text('leaving.quiet.done'))).toBeVisible();
  await press(page, 'leaving.discount.button');
  await expect(page.getByText('STAY25')).toBeVisible();
  const { discount } = await call(page.request, 'discountCode', { query: { code: 'STAY25' } });
  expect(discount).toMatchObject({ value_percentage: 25, expired: false });
  await page.getByLabel(text('leaving.reason')).fill('Found somebody');
  await fill(page, 'leaving.password', 'not my password');
  await press(page, 'leaving.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await expect(page.getByLabel(text('leaving.reason'))).toHaveValue('Found somebody');
  await fill(page, 'leaving.password', password);
  await press(page, 'leaving.submit');
  await expect(page.getByRole('heading', { name: text('leaving-deleted.title'), exact: true })).toBeVisible();
  await expect(page.getByText(text('leaving-deleted.text', { days: 14 }))).toBeVisible();
  expect((await call(page.request, 'user')).user).toBeNull();

  // The other keeps what was said, from nobody any more.
  const other = await openSeat();
  await logIn(other.page.request, lars.email);
  await visit(other, '/chats');
  await expect(other.page.getByText('So long')).toBeVisible();
  await expect(other.page.getByText(name, { exact: true })).toHaveCount(0);
  await expect(other.page.getByText(text('chat-list.deleted-member')).first()).toBeVisible();

  await visit({ page, watch }, await waitForLink(email, shortLink));
  await press(page, 'login-ways.restore.submit');
  await expect(
    page.getByRole('heading', { level: 1, name: text('login-ways.restored.title'), exact: true }),
  ).toBeVisible();
  expect((await call(page.request, 'user')).user?.email).toBe(email);
});

test('who signs up again with a deleted account’s address is led to restore it', async ({
  page,
  watch,
  nobody,
}) => {
  watch.allow(/status of 409/);
  const { email, password } = await becomeMember(nobody);
  await call(nobody, 'accountDelete', { body: { password } });
  const { fillAccount, newAccount } = await import('../signup/signup-steps.ts');
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount({ email }));
  await expect(refusal(page)).toContainText(text('refusal-field.email_restorable'));
  await expect(page.getByText(text('refusal-account.duplicate_email_deleted'))).toBeVisible();
  await press(page, 'signup-hint.restore');
  await expect(page.getByText(text('signup-hint.restored', { email }))).toBeVisible();
});
