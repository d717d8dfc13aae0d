import { text } from '../browser/texts.ts';
import { expect, test } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import {
  becomeMemberWithCard,
  chooseBundle,
  endPayment,
  payByCard,
  reachPayPage,
} from '../payment/pay-page.ts';
import { expectAllAnswers, open } from './plain-page.ts';

test.use({ javaScriptEnabled: false });

test('credits are ordered, with a code, paid at the provider, and stand in the list', async ({
  page,
  watch,
}) => {
  // A code that does not hold.
  watch.allow(/status of 422/);
  await becomeMember(page.request);
  await call(page.request, 'stayDiscount', { body: {} });
  await open(page, '/credits');
  await chooseBundle(page, 25);
  await expectAllAnswers(page);
  const code = page.getByLabel(text('payment-order.code'), { exact: true });
  await page.locator('.discount-field summary').click();
  await expectAllAnswers(page);
  await code.fill('NOSUCH');
  await payByCard(page);
  await expect(page.getByText(text('payment-order.discount_code_invalid'))).toBeVisible();
  await expect(code).toHaveValue('NOSUCH');
  await code.fill('STAY25');
  await payByCard(page);
  const payPage = await reachPayPage(page);
  await endPayment(page, 'open');
  await expect(page.getByRole('heading', { name: text('payment-status.open'), exact: true })).toBeVisible();
  await expectAllAnswers(page);
  await page.request.post(payPage, { form: { outcome: 'paid' }, maxRedirects: 0 });
  // The provider tells of it by itself, and is asked again ten seconds later; each look at the page reads what is known.
  await expect(async () => {
    const check = page.getByRole('link', { name: text('payment-status.check'), exact: true });
    if (await check.isVisible()) await check.click();
    await expect(
      page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
    ).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [1000], timeout: 30_000 });
  await expectAllAnswers(page);
  expect((await call(page.request, 'user')).user).toMatchObject({ credits: 28, paid_user: true });
  await open(page, '/transactions');
  await expect(page.getByText(text('payment-history.bought', { credits: 25 }))).toBeVisible();
  for (const path of ['/premium', '/pricing', '/credits/repeat-order']) await open(page, path);
});

test('a card that was kept pays the next bundle, and is removed', async ({ page }) => {
  await becomeMemberWithCard(page);
  const card = text('payment-stored.card', { brand: 'Visa', digits: '4242' });
  await open(page, '/credits/b60');
  await page.getByRole('radio', { name: card }).check();
  await page.locator('.checkout__pay').getByRole('button').click();
  await expect(
    page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
  ).toBeVisible();
  await expectAllAnswers(page);
  expect((await call(page.request, 'user')).user?.credits).toBe(88);
  await open(page, '/credits');
  await page.getByRole('button', { name: text('payment-stored.remove.of', { name: card }) }).click();
  await expect(page.getByText(card)).toHaveCount(0);
  expect((await call(page.request, 'credits')).stored).toEqual([]);
});
