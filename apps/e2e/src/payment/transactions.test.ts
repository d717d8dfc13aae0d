import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { endPayment, orderBundle } from './pay-page.ts';

test('every credit is explained: given, bought, used for whom, and what is not paid yet', async ({
  page,
  watch,
  nobody,
}) => {
  await becomeMember(page.request);
  const bert = await findTestMember(nobody, 'Bert');
  await visit({ page, watch }, '/credits');
  await orderBundle(page, 25);
  await endPayment(page, 'paid');
  await expect(
    page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
  ).toBeVisible();
  await call(page.request, 'chatSend', {
    body: { member: bert?.id ?? '', kind: 'text', text: 'Good evening' },
  });
  const { order } = await call(page.request, 'orderCreate', {
    body: { bundle: 'b60', method: 'creditcard' },
  });

  await visit({ page, watch }, '/credits');
  await page.getByRole('link', { name: text('payment.history'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('payment-history.title'), exact: true })).toBeVisible();
  const lines = page.locator('.history-line');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(text('payment-history.spent', { messages: 1, name: 'Bert' }));
  await expect(lines.nth(0)).toContainText(text('payment-history.balance', { credits: 27 }));
  await expect(lines.nth(1)).toContainText(text('payment-history.bought', { credits: 25 }));
  await expect(lines.nth(2)).toContainText(text('payment-history.given'));
  await settled({ page, watch });
  await expectNoBarriers(page, 'the list of transactions');

  await page.getByRole('link', { name: text('payment-history.open.action') }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/${order.payment_id}$`));
  await expect(page.getByRole('heading', { name: text('payment-status.open'), exact: true })).toBeVisible();
});
