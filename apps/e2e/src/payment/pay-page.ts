import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

export type Outcome = 'paid' | 'failed' | 'canceled' | 'expired' | 'pending' | 'open';

/** Waits for the payment provider's test page, after an order was made; answers its address. */
export const reachPayPage = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/(pay|transactions)\//);
  // Pressed before the page was awake, the form has posted by itself: the order's page leads on.
  if (/\/transactions\//.test(page.url()))
    await page.getByRole('link', { name: text('payment-order.open') }).click();
  await page.waitForURL(/\/pay\//);
  return page.url();
};

/** Presses a button of the payment provider's test page. That page is not ours: its buttons are told apart by their value. */
export const endPayment = async (page: Page, outcome: Outcome): Promise<void> => {
  await reachPayPage(page);
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
};

/** From the bundles to the order of one. */
export const chooseBundle = async (page: Page, credits: number): Promise<void> => {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text('payment.bundle', { credits }), exact: true }) });
  await card.getByRole('link', { name: text('payment.choose') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('payment-order.title'), exact: true }),
  ).toBeVisible();
};

/** From the bundles to the provider's page: takes a bundle and pays by card. */
export const orderBundle = async (page: Page, credits: number): Promise<void> => {
  await chooseBundle(page, credits);
  await payByCard(page);
};

/** Chooses the card on the order's page and orders. */
export const payByCard = async (page: Page): Promise<void> => {
  const methods = page.getByRole('group', { name: text('payment-order.method') });
  await methods.getByLabel(text('payment-order.method.card')).check();
  const [start = ''] = text('payment-order.submit', { price: '\u0000' }).split('\u0000');
  await page.getByRole('button', { name: start.trim() }).click();
};

/** A member whose card is kept, from an order of 25 credits; answers the address of the provider's page of that order. */
export const becomeMemberWithCard = async (page: Page): Promise<string> => {
  await becomeMember(page.request);
  const { order } = await call(page.request, 'orderCreate', {
    body: { bundle: 'b25', method: 'creditcard', keep: true },
  });
  const payPage = order.checkout_url ?? '';
  await page.request.post(payPage, { form: { outcome: 'paid', card: 'visa' }, maxRedirects: 0 });
  await expect
    .poll(async () => (await call(page.request, 'credits')).stored.length, { timeout: 20_000 })
    .toBe(1);
  return payPage;
};
