import type { Page } from '@playwright/test';
import { chatLog } from '../chat/chat-page.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, waitForMail } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';
import { linkIn } from '../world/read-mail.ts';
import {
  choose,
  expectStep,
  fillAccount,
  type NewAccount,
  newAccount,
  saveStep,
  skipStep,
} from './signup-steps.ts';

const yearsAgo = (years: number): string => String(new Date().getFullYear() - years);

/** A new account, without a photo, and as far as a town that is typed and not saved. */
const comeToPlace = async (page: Page, account: NewAccount): Promise<void> => {
  await fillAccount(page, account);
  await expectStep(page, 'signup.photo');
  await skipStep(page);
  await expectStep(page, 'signup.about');
  await choose(page, 'profile-field.gender', 'profile-field.gender.male');
  await saveStep(page);
  await expectStep(page, 'signup.location');
  await page.getByLabel(text('profile-field.city')).fill('Whitby');
};

test('signup goes on where it stopped after a reload, with what was typed', async ({ page, watch }) => {
  const account = newAccount();
  await visit({ page, watch }, '/signup');
  await page.getByLabel(text('signup.email')).fill(account.email);
  await page.getByLabel(text('profile-field.name')).fill(account.name);
  await page.reload();
  await settled({ page, watch });
  await expect(page.getByLabel(text('signup.email'))).toHaveValue(account.email);
  await expect(page.getByLabel(text('profile-field.name'))).toHaveValue(account.name);

  await comeToPlace(page, account);
  await page.reload();
  await settled({ page, watch });
  await expectStep(page, 'signup.location');
  await expect(page.getByLabel(text('profile-field.city'))).toHaveValue('Whitby');
  await page.getByRole('button', { name: text('signup.back'), exact: true }).click();
  await expectStep(page, 'signup.about');
  const gender = page.getByRole('group', { name: text('profile-field.gender') });
  await expect(gender.getByLabel(text('profile-field.gender.male'), { exact: true })).toBeChecked();
});

test('the way back of the browser leads one step back, with what was said, and leaves from the first', async ({
  page,
  watch,
}) => {
  await visit({ page, watch }, '/members');
  await visit({ page, watch }, '/signup');
  await comeToPlace(page, newAccount());
  // The browser's own button: nothing of the page is pressed. A moment later, since the last press leaves the page that is asked.
  const goBack = () => page.evaluate(() => void setTimeout(() => history.back()));
  await goBack();
  await expectStep(page, 'signup.about');
  const gender = page.getByRole('group', { name: text('profile-field.gender') });
  await expect(gender.getByLabel(text('profile-field.gender.male'), { exact: true })).toBeChecked();
  await goBack();
  await expectStep(page, 'signup.photo');
  await skipStep(page);
  await saveStep(page);
  await expectStep(page, 'signup.location');
  await expect(page.getByLabel(text('profile-field.city'))).toHaveValue('Whitby');
  await goBack();
  await expectStep(page, 'signup.about');
  await goBack();
  await expectStep(page, 'signup.photo');
  await goBack();
  await expect(page).toHaveURL(/\/members$/);
});

test('over the home page it stays open at each step, and the way back of the browser leads one back', async ({
  page,
  watch,
}) => {
  await visit({ page, watch }, '/');
  await page.getByRole('link', { name: text('home.finder'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Sent before its machine is there, the form goes on as a page of its own.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vesper.signup'))).not.toBeNull();
  await fillAccount(page, newAccount());
  for (const title of ['signup.photo', 'signup.about']) {
    await expectStep(page, title);
    await skipStep(page);
  }
  for (const title of ['signup.location', 'signup.about', 'signup.photo']) {
    await expectStep(page, title);
    await expect(page).toHaveURL(/\/$/);
    if (title !== 'signup.photo') await page.evaluate(() => history.back());
  }
  // Closed at a step of its own, it leaves nothing behind: the page is as it was.
  await skipStep(page);
  await expectStep(page, 'signup.about');
  await page.getByRole('button', { name: text('frame.close'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const isOfStep = () => page.evaluate(() => 'isSignupStep' in (history.state as object));
  await expect.poll(isOfStep).toBe(false);
  await expect(page).toHaveURL(/\/$/);
});

test('the mail is not sent twice in a moment, and the confirmation on another device counts here', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of (422|429)/);
  const account = newAccount();
  await visit({ page, watch }, '/signup');
  await fillAccount(page, account);
  // The step that asks about notifications is shown where there are some: the browser's shell has none (`notifications.whole.test.ts`).
  for (const title of ['signup.photo', 'signup.about', 'signup.location', 'signup.details']) {
    await expectStep(page, title);
    await skipStep(page);
  }
  await expectStep(page, 'signup.inbox');
  await page.getByRole('button', { name: text('signup.inbox.resend'), exact: true }).click();
  // Moments after the first mail: asked too soon, and the page says so.
  await expect(page.getByRole('alert')).toContainText(text('refusal.too_many_requests'));
  // The page of a dead link asks the same, by a form of its own.
  await visit({ page, watch }, '/activate/error');
  await page.getByRole('button', { name: text('signup.inbox.resend'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(text('refusal.too_many_requests'));
  await visit({ page, watch }, '/signup');

  const link = linkIn(await waitForMail(account.email), '/activate?');
  const phone = await openSeat();
  await visit(phone, link);
  await phone.page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
  await expect(
    phone.page.getByRole('heading', { name: text('signup-activation.done.title'), exact: true }),
  ).toBeVisible();
  // Used once, the link is of no use any more.
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
  await expect(phone.page.getByRole('heading', { name: /.+/, level: 1, exact: true })).not.toHaveText(
    text('signup-activation.title'),
  );
  // A member who has confirmed has nothing left to do in signup.
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(text('frame.activation.title'))).toHaveCount(0);
});

test('a link that never worked says so, and leads to another one', async ({ page, watch }) => {
  watch.allow(/status of 410/);
  await visit({ page, watch }, `/activate?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/activate\/error$/);
  await expect(
    page.getByRole('heading', { name: text('signup-activation.error.title'), exact: true }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('login.submit') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: text('login.title'), exact: true })).toBeVisible();
});

test('a message written at signup waits for the confirmation and then arrives', async ({
  page,
  watch,
  nobody,
}) => {
  const receiver = await findTestMember(nobody, 'Viktor');
  const account = newAccount();
  await visit({ page, watch }, `/signup?to=${receiver.id}`);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: text('signup.title.message', { name: receiver.name }),
      exact: true,
    }),
  ).toBeVisible();
  await page.getByLabel(text('signup.message', { name: receiver.name })).fill('Your dog looks clever.');
  await page.getByLabel(text('signup.email')).fill(account.email);
  await page.getByLabel(text('profile-field.name')).fill(account.name);
  const birthDate = page.getByRole('group', { name: text('profile-field.birth-date') });
  await birthDate.getByLabel(text('profile-field.birth-date.day')).fill('2');
  await birthDate.getByLabel(text('profile-field.birth-date.month')).selectOption('04');
  await birthDate.getByLabel(text('profile-field.birth-date.year')).fill('1968');
  await page.getByLabel(text('signup.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: text('signup.submit'), exact: true }).click();
  await expectStep(page, 'signup.photo');

  await visit({ page, watch }, `/members/${receiver.id}/chat`);
  await expect(chatLog(page).getByText('Your dog looks clever.')).toBeVisible();
  await expect(chatLog(page).getByText(text('chat.state.waiting'))).toBeVisible();
  await expect(page.getByText(text('chat.unconfirmed'))).toBeVisible();

  await page.goto(linkIn(await waitForMail(account.email), '/activate?'));
  await page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: text('signup-activation.done.title'), exact: true }),
  ).toBeVisible();
  await visit({ page, watch }, `/members/${receiver.id}/chat`);
  await expect(chatLog(page).getByText('Your dog looks clever.')).toBeVisible();
  await expect(page.getByText(text('chat.state.waiting'))).toHaveCount(0);
  // The message of step0 was free.
  expect((await call(page.request, 'user')).user?.credits).toBe(3);
});

test('a photo that is none is refused, a real one becomes the main photo', async ({ page, watch }) => {
  watch.allow(/status of (415|422)/);
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
  await page.getByLabel(text('signup.photo.choose')).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await saveStep(page);
  await expect(page.getByRole('alert').getByText(text('refusal.photo_invalid'))).toBeVisible();
  await page.getByLabel(text('signup.photo.another')).setInputFiles(pictureFile());
  await saveStep(page);
  await expectStep(page, 'signup.about');
  await expect.poll(async () => (await call(page.request, 'user')).user?.profile.main_image).not.toBeNull();
});

test('a minor is refused, and nothing typed is lost', async ({ page, watch }) => {
  const account = newAccount({ birthDate: { day: '1', month: '12', year: yearsAgo(17) } });
  await visit({ page, watch }, '/signup');
  await fillAccount(page, account);
  const summary = page.getByRole('alert', { name: text('frame.error-summary') });
  await expect(summary).toContainText(text('refusal-field.below_minimum_age', { min_age: 18 }));
  await expect(summary).toBeFocused();
  await expect(page.getByLabel(text('signup.email'))).toHaveValue(account.email);
  await summary.getByRole('link').click();
  await expect(page.getByLabel(text('profile-field.birth-date.day'))).toBeFocused();
  expect((await call(page.request, 'user')).user).toBeNull();
});

test('an address that has an account is refused with a way to log in', async ({ page, watch, nobody }) => {
  watch.allow(/status of 409/);
  const { email } = await becomeMember(nobody);
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount({ email }));
  const summary = page.getByRole('alert', { name: text('frame.error-summary') });
  await expect(summary).toContainText(text('refusal-field.email_duplicate'));
  await page
    .getByRole('main')
    .getByRole('link', { name: text('signup-hint.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: text('login.title'), exact: true })).toBeVisible();
});
