import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { becomeMemberWithCard, chooseBundle, endPayment, reachPayPage } from './pay-page.ts';

const card = text('payment-stored.card', { brand: 'Visa', digits: '4242' });

/** What a text begins with, before its price. */
const beginning = (id: Parameters<typeof text>[0], values: Record<string, string> = {}): string =>
  text(id, { price: '\u0000', ...values }).split('\u0000')[0] ?? '';

const payWithCard = (page: Page) =>
  page.getByRole('button', { name: beginning('payment-stored.pay', { name: card }).trim() });

const completed = (page: Page) =>
  expect(page.getByRole('heading', { name: text('payment-status.completed'), exact: true })).toBeVisible();

/** Says at the provider how charges of the card end from now on. */
const say = (page: Page, payPage: string, next: string) =>
  page.request.post(payPage, { form: { next }, maxRedirects: 0 });

test('a card that is saved pays the next order in one press; declined, it is tried again or another way taken', async ({
  page,
  watch,
}) => {
  // The same bundle again is asked about first.
  watch.allow(/status of 409/);
  await becomeMember(page.request);
  await visit({ page, watch }, '/credits');
  await chooseBundle(page, 25);
  await page
    .getByRole('group', { name: text('payment-order.method') })
    .getByLabel(text('payment-order.method.card'))
    .check();
  const box = page.getByRole('checkbox', { name: text('payment-stored.keep', { method: 'creditcard' }) });
  await expect(box).not.toBeChecked();
  await box.check();
  await settled({ page, watch });
  await expectNoBarriers(page, 'an order whose card can be saved');
  await page.getByRole('button', { name: beginning('payment-order.submit').trim() }).click();
  const payPage = await reachPayPage(page);
  await endPayment(page, 'paid');
  await completed(page);
  await expect.poll(async () => (await call(page.request, 'credits')).stored.length).toBe(1);

  // The same again, in one press and without a page of the provider's.
  await visit({ page, watch }, '/credits/repeat-order');
  await settled({ page, watch });
  await expect(page.getByRole('radio', { name: card })).toBeChecked();
  await expectNoBarriers(page, 'an order with a saved card');
  await payWithCard(page).click();
  await page.getByRole('button', { name: text('payment-order.repeat.yes') }).click();
  await completed(page);
  expect((await call(page.request, 'user')).user).toMatchObject({ credits: 53 });

  // The bank says no: nothing is taken, and the same button pays as soon as the bank says yes.
  await say(page, payPage, 'declined');
  await visit({ page, watch }, '/credits/b60');
  await settled({ page, watch });
  await payWithCard(page).click();
  const alert = page.getByRole('alert').filter({ hasText: text('payment-stored.failed.declined') });
  await expect(alert).toBeVisible();
  await settled({ page, watch });
  await expectNoBarriers(page, 'a saved card that was declined');
  await alert.getByRole('button', { name: beginning('payment-stored.retry').trim() }).click();
  await expect(alert).toBeVisible();
  expect((await call(page.request, 'user')).user).toMatchObject({ credits: 53 });

  // Another way is in the same form.
  await alert.getByRole('button', { name: text('payment-stored.other') }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: beginning('payment-order.submit').trim() }).click();
  await endPayment(page, 'paid');
  await completed(page);
  expect((await call(page.request, 'user')).user).toMatchObject({ credits: 113 });

  // It is removed in one press, at the provider too.
  await visit({ page, watch }, '/credits');
  await settled({ page, watch });
  await expectNoBarriers(page, 'the bundles with a saved card');
  await page.getByRole('button', { name: text('payment-stored.remove.of', { name: card }) }).click();
  await expect(page.getByText(card)).toBeHidden();
  await expect.poll(async () => (await page.request.get(payPage)).text()).not.toContain('name="next"');
});

test('a bank that wants to be asked leads to its page; a card that was revoked there is no longer offered', async ({
  page,
  watch,
}) => {
  const payPage = await becomeMemberWithCard(page);
  await say(page, payPage, 'authentication');
  await visit({ page, watch }, '/credits/b60');
  await settled({ page, watch });
  await payWithCard(page).click();
  await endPayment(page, 'paid');
  await completed(page);

  await say(page, payPage, 'revoked');
  await visit({ page, watch }, '/credits/b150');
  await settled({ page, watch });
  await payWithCard(page).click();
  await expect(page.getByText(text('payment-stored.failed.gone'))).toBeVisible();
  await page.getByRole('button', { name: text('payment-stored.other') }).click();
  await visit({ page, watch }, '/credits/b150');
  await expect(page.getByRole('radio', { name: card })).toBeHidden();
});
