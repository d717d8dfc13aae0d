import type { BrowserContextOptions } from '@playwright/test';
import { localePath } from '@vesper/domain';
import { expect, type Seat, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { textIn } from '../browser/texts.ts';
import { type Ending, journeys, type MethodJourney, sliceOf } from './method-journeys.ts';
import type { Outcome } from './pay-page.ts';

const dayMs = 24 * 3600 * 1000;
const seed = Number(process.env.VESPER_TEST_SEED ?? Math.floor(Date.now() / dayMs));
/** The long run takes every journey of the table, the daily one a few of them, others each day. */
const chosen = process.env.VESPER_TEST_LENGTH === 'long' ? journeys : sliceOf(seed, 3);

const agents: Readonly<Record<string, string>> = {
  applepay:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  googlepay:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const deviceOf = ({ device, method }: MethodJourney): BrowserContextOptions => ({
  viewport: device === 'phone' ? { width: 390, height: 800 } : { width: 1280, height: 800 },
  ...(device === 'phone' && { isMobile: true, hasTouch: true }),
  ...(agents[method] !== undefined && { userAgent: agents[method] }),
});

/** From the order's page to the provider's, which speaks the same language and has the page of the method's kind. */
const order = async (seat: Seat, { method, kind, locale }: MethodJourney): Promise<string> => {
  const { page } = seat;
  await visit(seat, localePath(locale, '/credits/b25'));
  await page.locator(`label[for="field-method-${method}"]`).click();
  await expect(page.locator(`input[name="method"][value="${method}"]`)).toBeChecked();
  const [start = ''] = textIn(locale, 'payment-order.submit', { price: '\u0000' }).split('\u0000');
  await page.getByRole('button', { name: start.trim() }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('.kind')).toHaveAttribute('data-kind', kind);
  return page.url();
};

/** Ends the payment as its payer would, on the page of its kind. */
const press = async ({ page }: Seat, { kind }: MethodJourney, outcome: Outcome): Promise<void> => {
  if (kind === 'code' && outcome === 'paid') await page.locator('input[name="code"]').fill('123456');
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
};

/** What the screen of the order is headed; the provider is asked about one payment once in ten seconds. */
const expectScreen = (page: Seat['page'], { locale }: MethodJourney, word: string): Promise<void> =>
  expect(
    page.getByRole('heading', { name: textIn(locale, `payment-status.${word}`), exact: true }),
  ).toBeVisible({ timeout: 40_000 });

type Act = (seat: Seat, journey: MethodJourney, payPage: string) => Promise<void>;

const ends =
  (outcome: Outcome, word: string): Act =>
  async (seat, journey) => {
    await press(seat, journey, outcome);
    await expectScreen(seat.page, journey, word);
  };

/** Somebody else than the payer: the bank decides, the money comes. */
const later = (seat: Seat, payPage: string, form: Record<string, string>) =>
  seat.page.request.post(payPage, { form, maxRedirects: 0 });

const acts: Readonly<Record<Ending, Act>> = {
  paid: ends('paid', 'completed'),
  failed: ends('failed', 'failed'),
  cancelled: ends('canceled', 'failed'),
  expired: ends('expired', 'failed'),
  'pending, then paid': async (seat, journey, payPage) => {
    await ends('pending', 'pending')(seat, journey, payPage);
    await later(seat, payPage, { outcome: 'paid' });
    await expectScreen(seat.page, journey, 'completed');
  },
  'left and came back': async (seat, journey, payPage) => {
    const press = (id: string) => seat.page.getByRole('link', { name: textIn(journey.locale, id) }).click();
    await seat.page.goBack();
    await visit(seat, localePath(journey.locale, '/transactions'));
    await press('payment-history.open.action');
    await expectScreen(seat.page, journey, 'open');
    await press('payment-order.open');
    await seat.page.waitForURL(payPage);
    await ends('paid', 'completed')(seat, journey, payPage);
  },
  'in two tabs': async (seat, journey, payPage) => {
    const { order: made } = await call(seat.page.request, 'order');
    const other = await seat.context.newPage();
    await visit(
      { page: other, watch: seat.watch },
      localePath(journey.locale, `/transactions/${made.payment_id}`),
    );
    await expectScreen(other, journey, 'open');
    await ends('paid', 'completed')(seat, journey, payPage);
    await expectScreen(other, journey, 'completed');
  },
  'paid late': async (seat, journey, payPage) => {
    await ends('expired', 'failed')(seat, journey, payPage);
    await later(seat, payPage, { late: 'paid' });
    await expectScreen(seat.page, journey, 'completed');
  },
};

const isPaid = (ending: Ending): boolean => !['failed', 'cancelled', 'expired'].includes(ending);

for (const journey of chosen) {
  const { method, country, ending, locale, device } = journey;
  test(`${method} in ${country}: ${ending}, in ${locale}, at a ${device}`, async ({ openSeat }) => {
    const seat = await openSeat(deviceOf(journey));
    await becomeMember(seat.page.request);
    await call(seat.page.request, 'profileUpdate', { body: { country } });
    const payPage = await order(seat, journey);
    await acts[ending](seat, journey, payPage);
    const { user } = await call(seat.page.request, 'user');
    expect(user).toMatchObject(
      isPaid(ending) ? { credits: 28, paid_user: true } : { credits: 3, paid_user: false },
    );
  });
}
