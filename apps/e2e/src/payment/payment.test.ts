import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, tryCall } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { endPayment, orderBundle, payByCard, reachPayPage } from './pay-page.ts';

test('a payment that fails or is cancelled adds nothing, says so and offers another try', async ({
  page,
  watch,
  nobody,
}) => {
  await becomeMember(page.request);
  const [one, two, third] = await Promise.all(
    ['Bert', 'Dirk', 'Hugo'].map((name) => findTestMember(nobody, name)),
  );
  for (const member of [one, two, third])
    await tryCall(page.request, 'chatSend', {
      body: { member: member?.id ?? '', kind: 'text', text: 'Good evening' },
    });
  await visit({ page, watch }, '/credits');
  await orderBundle(page, 60);
  await endPayment(page, 'failed');
  await expect(page.getByRole('heading', { name: text('payment-status.failed'), exact: true })).toBeVisible();
  await expect(page.getByText(text('payment-status.nothing'))).toBeVisible();
  // The third conversation was refused: what was written waits for another try.
  await expect(page.getByText(text('payment-status.kept', { name: 'Hugo' }))).toBeVisible();
  await settled({ page, watch });
  await expectNoBarriers(page, 'a failed order');

  await page.getByRole('link', { name: text('payment-status.again') }).click();
  await expect(
    page.getByRole('heading', { name: text('payment.bundle', { credits: 60 }), exact: true }),
  ).toBeVisible();
  await settled({ page, watch });
  await expect(
    page.getByRole('checkbox', {
      name: text('payment-order.send-message', { name: 'Hugo', cost: 1 }),
      exact: true,
    }),
  ).toBeChecked();
  await expectNoBarriers(page, 'an order with a message');
  await payByCard(page);
  await endPayment(page, 'canceled');
  await expect(page.getByRole('heading', { name: text('payment-status.failed'), exact: true })).toBeVisible();
  const { user } = await call(page.request, 'user');
  expect(user).toMatchObject({ credits: 1, paid_user: false });
});

test('a payment left open is pending, and is completed once it was paid', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/credits');
  await orderBundle(page, 25);
  const payPage = await reachPayPage(page);
  // Who goes back and orders the very same is led to the same page, and asked nothing.
  await page.goBack();
  await settled({ page, watch });
  await payByCard(page);
  expect(await reachPayPage(page)).toBe(payPage);
  await endPayment(page, 'open');
  await expect(page.getByRole('heading', { name: text('payment-status.open'), exact: true })).toBeVisible();
  await page.request.post(payPage, { form: { outcome: 'paid' }, maxRedirects: 0 });
  await expect(
    page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
  ).toBeVisible({
    // The provider was asked on the return; it is asked again ten seconds later.
    timeout: 30_000,
  });
  expect((await call(page.request, 'user')).user).toMatchObject({ credits: 28, paid_user: true });
});

test('money that goes back at the provider takes the credits with it, a part first and then all', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/credits');
  await orderBundle(page, 25);
  const payPage = await reachPayPage(page);
  await endPayment(page, 'paid');
  await expect(
    page.getByRole('heading', { name: text('payment-status.completed'), exact: true }),
  ).toBeVisible();
  const order = page.url();
  const sendBack = (form: Record<string, string>) =>
    page.request.post(payPage, { form, maxRedirects: 0, failOnStatusCode: false });
  /** The provider is asked about one payment once in ten seconds. */
  const standing = () =>
    expect.poll(async () => (await call(page.request, 'user')).user, { timeout: 40_000, intervals: [1000] });

  // A little over half of what was paid: 13 of the 25 credits, whatever the currency.
  const { order: paid } = await call(page.request, 'order');
  const half = Math.ceil((paid.pay.amount_minor * 13) / 25);
  await sendBack({ back: 'refund', amount: (half / 100).toFixed(2) });
  await standing().toMatchObject({ credits: 15, paid_user: true });
  await visit({ page, watch }, order);
  await expect(page.getByText(text('payment-status.partly-back.text'))).toBeVisible();
  const returned = page.locator('dt', { hasText: text('payment-status.returned') }).locator('xpath=..');
  await expect(returned).toContainText((half / 100).toFixed(2));
  await settled({ page, watch });

  await sendBack({ back: 'chargeback' });
  await standing().toMatchObject({ credits: 3, paid_user: false });
  await visit({ page, watch }, order);
  await expect(
    page.getByRole('heading', { name: text('payment-status.charged-back'), exact: true }),
  ).toBeVisible();
  await expect(returned).toContainText((paid.pay.amount_minor / 100).toFixed(2));
  await settled({ page, watch });
});

test('the price of a message stands beside each price, and the welcome discount is in it', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/credits');
  const { bundles, discount } = await call(page.request, 'credits');
  expect(discount?.value_percentage).toBe(25);
  await expect(page.getByText(text('frame.bonus', { percentage: 25 }))).toBeVisible();
  const money = (amount: { amount_minor: number; currency: string }) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: amount.currency }).format(
      amount.amount_minor / 100,
    );
  for (const bundle of bundles) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', {
        name: text('payment.bundle', { credits: bundle.credits }),
        exact: true,
      }),
    });
    await expect(card).toContainText(money(bundle.pay));
    await expect(card).toContainText(text('payment.per-message', { price: money(bundle.message_price) }));
  }
});
