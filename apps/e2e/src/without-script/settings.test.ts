import { TOTP } from 'otpauth';
import { text, textIn } from '../browser/texts.ts';
import { expect, test } from '../browser/journey.ts';
import { becomeMember, call, logIn, shortLink, waitForLink } from '../browser/people.ts';
import {
  expectSearch,
  fill,
  fillNewPassword,
  logInByForm,
  newPassword,
  press,
  refusal,
  sectionOf,
} from '../browser/forms.ts';
import { spottedFile } from '../browser/picture.ts';
import { expectAllAnswers, expectSaid, open } from './plain-page.ts';

test.use({ javaScriptEnabled: false });

test('settings are kept room by room, and the own photos stand in order', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of 422/);
  const me = await becomeMember(page.request);
  const elsewhere = await openSeat();
  await logIn(elsewhere.page.request, me.email, me.password);

  await open(page, '/notifications');
  await expectSaid(page, text('push-setting.without-script'));
  const told = sectionOf(page, 'notifications-rooms.told');
  const likes = told.getByRole('group', { name: text('notifications.told.like'), exact: true });
  await likes.getByLabel(text('notifications.told.mail')).uncheck();
  await press(told, 'notifications.save');
  await expect(told.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  expect((await call(page.request, 'notifications')).notifications.preferences.like.mail).toBe(false);

  await page.getByRole('link', { name: text('notifications-rooms.seen'), exact: true }).click();
  await expectAllAnswers(page);
  const seen = sectionOf(page, 'notifications-rooms.seen');
  await seen.getByRole('switch', { name: text('notifications.invisible'), exact: true }).check();
  await press(seen, 'notifications.save');
  await expect(seen.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  expect((await call(page.request, 'notifications')).notifications.invisible).toBe(true);

  await test.step('another device is logged out, and the extra code is switched on', async () => {
    await open(page, '/notifications/security');
    await expect(page.getByText(text('passkeys.not-here'))).toBeVisible();
    const devices = sectionOf(page, 'session.devices');
    await devices.getByRole('listitem').nth(1).getByRole('button').click();
    await expect(devices.getByText(text('session.devices.none'))).toBeVisible();
    expect((await call(elsewhere.page.request, 'user')).user).toBeNull();
    const codes = sectionOf(page, 'one-time-codes.title');
    await fill(codes, 'login-field.password.again', me.password);
    await press(codes, 'one-time-codes.start');
    const secret = ((await codes.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await fill(codes, 'one-time-codes.field', new TOTP({ secret }).generate());
    await press(codes, 'one-time-codes.confirm');
    await expect(
      codes.getByRole('heading', { name: text('one-time-codes.recovery'), exact: true }),
    ).toBeVisible();
    await expectAllAnswers(page);
    expect((await call(page.request, 'oneTimeCodes')).active).toBe(true);
    const [recovery = ''] = await codes.getByRole('list').getByRole('listitem').allTextContents();

    const { page: late, watch: lateWatch } = elsewhere;
    lateWatch.allow(/status of 401/);
    await open(late, '/login');
    await logInByForm(late, me.email, me.password);
    await fill(late, 'login-ways.code.field', '000000');
    await press(late.getByRole('main'), 'login.submit');
    await expect(refusal(late)).toContainText(text('refusal-account.login_code_wrong'));
    await expectAllAnswers(late);
    await fill(late, 'login-ways.code.field', recovery);
    await press(late.getByRole('main'), 'login.submit');
    await expectSearch(late);
  });

  await test.step('the password', async () => {
    await open(page, '/notifications/password');
    const section = sectionOf(page, 'notifications-rooms.password');
    await fill(section, 'password.old', 'not my password');
    await fillNewPassword(section);
    await press(section, 'password.submit');
    await expect(refusal(page)).toContainText(text('refusal-account.old_password_wrong'));
    await fill(section, 'password.old', me.password);
    await fillNewPassword(section);
    await press(section, 'password.submit');
    await expect(section.getByText(text('password.saved'))).toBeVisible();
  });

  await test.step('photos', async () => {
    const shown = async () => (await call(page.request, 'photos')).photos;
    await open(page, '/profile');
    for (const number of [1, 2, 3]) {
      // Pictures that no other journey here has sent: a selfie is none that somebody else has shown.
      await page.getByLabel(text('photos.add')).setInputFiles(spottedFile(70 + number));
      await press(page, 'photos.upload');
      await expect(page.locator('.own-photo')).toHaveCount(number);
    }
    await expectAllAnswers(page);
    const [first, second, third] = (await shown()).map(({ id }) => id);
    // The main photo stands first whatever its place.
    await page.getByRole('button', { name: text('photos.later', { number: 2 }), exact: true }).click();
    await expect.poll(async () => (await shown()).map(({ id }) => id)).toEqual([first, third, second]);
    await expectAllAnswers(page);
    await page
      .getByRole('button', { name: text('photos.main'), exact: true })
      .first()
      .click();
    await expect.poll(async () => (await shown()).find(({ main }) => main)?.id).toBe(third);
    await page
      .locator('.own-photo')
      .nth(1)
      .getByRole('button', { name: text('photos.remove'), exact: true })
      .click();
    await expect(page.locator('.own-photo')).toHaveCount(2);
    expect((await shown()).map(({ id }) => id)).not.toContain(first);
  });

  await test.step('the language of the account', async () => {
    await open(page, '/notifications/language');
    await page.getByRole('main').getByRole('button', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(/\/nl\/notifications\/language$/);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: textIn('nl', 'notifications-rooms.language'),
        exact: true,
      }),
    ).toBeVisible();
    await expectAllAnswers(page);
  });
});

test('an address that somebody else changed is taken back by the link in the old mailbox, with a new password', async ({
  page,
}) => {
  const me = await becomeMember(page.request);
  const newEmail = `new.${me.email}`;
  await call(page.request, 'mailChangeRequest', { body: { email: newEmail, password: me.password } });
  await page.goto(await waitForLink(newEmail, /^\/mail-change\/do\?token/));
  await press(page, 'mail-address-link.submit');
  await page.goto(await waitForLink(me.email, /^\/mail-change\/do\?undo/));
  await expectAllAnswers(page);
  await press(page, 'mail-address-link.undo.submit');
  await expect(page.getByText(text('password-reset.undone'))).toBeVisible();
  await expectAllAnswers(page);
  await fillNewPassword(page);
  await press(page, 'password-reset.do.submit');
  await expect(
    page.getByRole('heading', { name: text('password-reset.done.title'), exact: true }),
  ).toBeVisible();
  await expectAllAnswers(page);
  await logIn(page.request, me.email, newPassword);
  expect((await call(page.request, 'user')).user?.email).toBe(me.email);
});

test('the address is changed by the mail’s link, and one takes a break, leaves and comes back', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422/);
  const me = await becomeMember(page.request);
  const newEmail = `new.${me.email}`;
  await open(page, '/notifications/email');
  const section = sectionOf(page, 'notifications-rooms.email');
  await fill(section, 'mail-address.new', newEmail);
  await fill(section, 'mail-address.password', 'not my password');
  await press(section, 'mail-address.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await expect(section.getByLabel(text('mail-address.new'))).toHaveValue(newEmail);
  await fill(section, 'mail-address.password', me.password);
  await press(section, 'mail-address.submit');
  await expect(section.getByRole('status').getByText(newEmail)).toBeVisible();
  await page.goto(await waitForLink(newEmail, /^\/mail-change\/do\?token/));
  await expectAllAnswers(page);
  await press(page, 'mail-address-link.submit');
  await expect(
    page.getByRole('heading', { name: text('mail-address-link.done.title'), exact: true }),
  ).toBeVisible();
  await logIn(page.request, newEmail, me.password);

  await open(page, '/notifications/leave');
  await press(page, 'leaving.pause.button');
  await expect(page.getByText(text('leaving.pause.done'))).toBeVisible();
  expect((await call(page.request, 'notifications')).notifications.paused).toBe(true);
  // What stands over every screen of theirs is the server's as well, and leads on.
  await open(page, '/likes');
  await expect(page.getByText(text('alerts.paused.title'))).toBeVisible();
  await open(page, '/notifications/leave');
  await page.getByLabel(text('leaving.reason')).fill('Found somebody');
  await fill(page, 'leaving.password', 'not my password');
  await press(page, 'leaving.submit');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await expect(page.getByLabel(text('leaving.reason'))).toHaveValue('Found somebody');
  await fill(page, 'leaving.password', me.password);
  await press(page, 'leaving.submit');
  await expect(page.getByRole('heading', { name: text('leaving-deleted.title'), exact: true })).toBeVisible();
  await expectAllAnswers(page);
  await page.goto(await waitForLink(newEmail, shortLink));
  await press(page, 'login-ways.restore.submit');
  await expect(
    page.getByRole('heading', { level: 1, name: text('login-ways.restored.title'), exact: true }),
  ).toBeVisible();
  expect((await call(page.request, 'user')).user?.email).toBe(newEmail);
});
