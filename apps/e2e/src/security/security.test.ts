import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, type Seat, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn, shortLink, waitForLink } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { fill, logInByForm, press, refusal, sectionOf } from '../browser/forms.ts';

/** A phone that holds passkeys and always finds its owner's finger. */
const addAuthenticator = async ({ page, context }: Pick<Seat, 'page' | 'context'>): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Logs out elsewhere than on the page, which would otherwise be on its way to the login by itself. */
const logOut = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await call(page.request, 'logout');
};

const loggedIn = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: text('search.title'), exact: true })).toBeVisible();

test('a passkey is added, logs in, and is removed', async ({ page, context, watch }) => {
  watch.allow(/status of (401|422)/);
  const { password } = await becomeMember(page.request);
  await addAuthenticator({ page, context });
  await visit({ page, watch }, '/notifications/security');
  const section = sectionOf(page, 'passkeys.title');
  await fill(section, 'passkeys.name', 'My old phone');
  await fill(section, 'login-field.password.again', 'not my password');
  await press(section, 'passkeys.add');
  await expect(refusal(page)).toContainText(text('refusal-account.password_wrong'));
  await fill(section, 'login-field.password.again', password);
  await press(section, 'passkeys.add');
  await expect(section.getByText(text('passkeys.done'))).toBeVisible();
  await expect(section.getByText('My old phone')).toBeVisible();

  await logOut(page);
  await visit({ page, watch }, '/login?next=%2Fnotifications%2Fsecurity');
  await press(page, 'login-ways.passkey');
  await expect(
    page.getByRole('heading', { level: 1, name: text('session.title'), exact: true }),
  ).toBeVisible();
  await settled({ page, watch });

  await section.getByText(text('passkeys.remove'), { exact: true }).first().click();
  await fill(section.getByRole('listitem'), 'login-field.password.again', password);
  await press(section.getByRole('listitem'), 'passkeys.remove');
  await expect(section.getByText(text('passkeys.none'))).toBeVisible();
  await logOut(page);
  await visit({ page, watch }, '/login');
  await press(page, 'login-ways.passkey');
  await expect(page.getByText(text('refusal-account.passkey_failed'))).toBeVisible();
});

test('the extra code is set up, asked at login, and a recovery code helps once', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(/status of (401|422)/);
  const { email, password } = await becomeMember(page.request);
  await visit({ page, watch }, '/notifications/security');
  const section = sectionOf(page, 'one-time-codes.title');
  await fill(section, 'login-field.password.again', password);
  await press(section, 'one-time-codes.start');
  await expect(section.getByRole('img', { name: text('one-time-codes.picture') })).toBeVisible();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret });
  await fill(section, 'one-time-codes.field', '000000');
  await press(section, 'one-time-codes.confirm');
  await expect(refusal(page)).toContainText(text('refusal-account.one_time_code_wrong'));
  await fill(section, 'one-time-codes.field', app.generate());
  await press(section, 'one-time-codes.confirm');
  await expect(
    section.getByRole('heading', { name: text('one-time-codes.recovery'), exact: true }),
  ).toBeVisible();
  await expect(
    section.getByRole('heading', { name: text('one-time-codes.recovery'), exact: true }),
  ).toBeFocused();
  const [recovery = ''] = await section.getByRole('list').getByRole('listitem').allTextContents();
  await press(section, 'one-time-codes.recovery.done');
  await expect(section.getByText(recovery)).toHaveCount(0);

  const seat = await openSeat();
  seat.watch.allow(/status of 401/);
  await visit(seat, '/login');
  await logInByForm(seat.page, email, password);
  await expect(
    seat.page.getByRole('heading', { name: text('login-ways.code.title'), exact: true }),
  ).toBeVisible();
  // The step survives a reload.
  await seat.page.reload();
  await settled(seat);
  expect((await call(seat.page.request, 'user')).user).toBeNull();
  await fill(seat.page, 'login-ways.code.field', '000000');
  await press(seat.page.getByRole('main'), 'login.submit');
  await expect(refusal(seat.page)).toContainText(text('refusal-account.login_code_wrong'));
  await fill(seat.page, 'login-ways.code.field', recovery);
  await press(seat.page.getByRole('main'), 'login.submit');
  await loggedIn(seat.page);

  await logOut(seat.page);
  await visit(seat, '/login');
  await logInByForm(seat.page, email, password);
  await fill(seat.page, 'login-ways.code.field', recovery);
  await press(seat.page.getByRole('main'), 'login.submit');
  await expect(refusal(seat.page)).toContainText(text('refusal-account.login_code_wrong'));
});

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
  await loggedIn(page);
  expect((await call(page.request, 'user')).user?.email).toBe(email);
  await page.goto(link);
  await expect(page.getByText('404')).toBeVisible();
});
