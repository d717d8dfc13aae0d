import { TOTP } from 'otpauth';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import {
  expectSearch,
  fill,
  logInByForm,
  logOutElsewhere,
  press,
  refusal,
  sectionOf,
} from '../browser/forms.ts';

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
  await expectSearch(seat.page);

  await logOutElsewhere(seat.page);
  await visit(seat, '/login');
  await logInByForm(seat.page, email, password);
  await fill(seat.page, 'login-ways.code.field', recovery);
  await press(seat.page.getByRole('main'), 'login.submit');
  await expect(refusal(seat.page)).toContainText(text('refusal-account.login_code_wrong'));
});
