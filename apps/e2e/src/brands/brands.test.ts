import type { Page } from '@playwright/test';
import { expect, knowTheSite, settled, test, visit } from '../browser/journey.ts';
import { call, waitForLink } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { readWorld } from '../world/world.ts';
import { expectStep, fillAccount, newAccount } from '../signup/signup-steps.ts';

/** The address of another brand of the same installation. */
const brand = (name: string): string => {
  const address = new URL(readWorld().address);
  address.hostname = `${name}.localhost`;
  return address.origin;
};

const signUpAgain = async (page: Page, address: string, email: string): Promise<void> => {
  await knowTheSite(page.context(), address);
  await page.goto(`${address}/signup`);
  await fillAccount(page, newAccount({ email }));
  await expectStep(page, 'signup.inbox');
};

test('a brand that keeps its accounts to itself answers new and known addresses alike', async ({
  page,
  watch,
  openSeat,
}) => {
  const address = brand('quiet');
  await knowTheSite(page.context(), address);
  const account = newAccount();
  await visit({ page, watch }, `${address}/signup`);
  await fillAccount(page, account);
  await expectStep(page, 'signup.inbox');
  await expect(page.getByText(account.email)).toBeVisible();
  // Nobody is logged in: everything else is in the mail.
  await expect(page.getByRole('button', { name: text('signup.inbox.resend'), exact: true })).toHaveCount(0);
  const link = await waitForLink(account.email, /^\/activate\?/);
  expect(new URL(link).origin).toBe(address);
  await visit({ page, watch }, link);
  await page.getByRole('button', { name: text('signup-activation.submit'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: text('signup-activation.done.title'), exact: true }),
  ).toBeVisible();

  const stranger = await openSeat();
  await signUpAgain(stranger.page, address, account.email);
  await waitForLink(account.email, /^\/login$/);
});

test('a brand by invitation takes nobody else', async ({ page, watch }) => {
  await visit({ page, watch }, brand('invited'));
  await expect(page.getByText(text('refusal.signup_closed')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: text('signup-invitation.start') })).toHaveCount(0);
  await visit({ page, watch }, `${brand('invited')}/signup`);
  await expect(page.getByText(text('refusal.signup_closed'))).toBeVisible();
  await expect(page.getByLabel(text('signup.email'))).toHaveCount(0);
});

test('who came from a partner signs up there, also days later and from another page', async ({
  page,
  watch,
}) => {
  const address = brand('partner');
  await knowTheSite(page.context(), address);
  await visit({ page, watch }, `${address}/signup`);
  await expect(page.getByText(text('refusal.signup_closed'))).toBeVisible();

  await visit({ page, watch }, `${address}/?network=acme&ref=7&sub1=autumn`);
  await page.goto('about:blank');
  await visit({ page, watch }, `${address}/signup`);
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
});

test('a mistyped address is asked about, and the answer is taken', async ({ page, watch }) => {
  await visit({ page, watch }, '/signup');
  await page.getByLabel(text('signup.email')).fill('greta@gmial.com');
  await page.getByLabel(text('profile-field.name')).focus();
  await expect(page.getByText(text('signup-hint.typo', { email: 'greta@gmail.com' }))).toBeVisible();
  await page.getByRole('button', { name: text('signup-hint.typo.take'), exact: true }).click();
  await expect(page.getByLabel(text('signup.email'))).toHaveValue('greta@gmail.com');
  await expect(page.getByRole('button', { name: text('signup-hint.typo.take'), exact: true })).toHaveCount(0);
});

test('after signup one sees who suits, with the reasons', async ({ page, watch }) => {
  const account = newAccount();
  await visit({ page, watch }, '/signup');
  await fillAccount(page, account);
  await expectStep(page, 'signup.photo');
  await call(page.request, 'profileUpdate', {
    body: { gender: 'female', search_gender: 'male', sexuality: 'hetero', country: 'GB', region: 'GB-LND' },
  });
  await visit({ page, watch }, '/signup-matches');
  await expect(
    page.getByRole('heading', { level: 1, name: text('search-matches.title'), exact: true }),
  ).toBeVisible();
  // All of them live there: under each face stands what is more than that.
  await expect(page.getByText(text('search-matches.reason.wants-you')).first()).toBeVisible();
  await page.getByRole('link', { name: text('search-matches.all') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
});

test('two tabs finish signup at once, and there is one account', async ({ page, watch, context }) => {
  watch.allow(/status of 409/);
  const account = newAccount();
  const second = await context.newPage();
  await visit({ page, watch }, '/signup');
  await visit({ page: second, watch }, '/signup');
  await Promise.all([fillAccount(page, account), fillAccount(second, account)]);
  const done = (tab: Page) => tab.getByRole('heading', { name: text('signup.photo'), exact: true });
  const refused = (tab: Page) => tab.getByRole('alert', { name: text('frame.error-summary') });
  await expect(done(page).or(refused(page))).toBeVisible();
  await expect(done(second).or(refused(second))).toBeVisible();
  expect((await call(page.request, 'user')).user?.email).toBe(account.email);
  // The tab that was refused goes on as that member once it is opened anew.
  await second.reload();
  await settled({ page: second, watch });
  await expectStep(second, 'signup.photo');
});
