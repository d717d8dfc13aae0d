import type { LiveEvent, Order } from '@vesper/contract';
import type { OrderState } from '@vesper/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPeer } from '../../../testing/conversation.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { fakeApi, later } from '../../../testing/fake-api.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { anOrder, anUnpaidMessage, aStoredCard } from '../../../testing/offer.ts';
import { renderPage, text, writtenPage } from '../../../testing/page-around.tsx';
import { paymentMessages } from '../messages.ts';
import { storedMessages } from '../stored/stored-messages.ts';
import { transactionMessages } from './transaction-messages.ts';
import { Transaction } from './transaction.tsx';

const assigned: string[] = [];
beforeEach(() => {
  assigned.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('location', {
    assign: (address: string) => assigned.push(address),
    pathname: '/',
    search: '',
  });
});

/** The page of an order, without its machine. */
const plain = (order: Order) => {
  fakeServer.load = () => new Promise(() => {});
  return renderPage(<Transaction order={order} />);
};

/** The page as the server rendered it for `order`, whose machine has asked and heard `now`. */
const driven = async (order: Order, now: OrderState = order.state) => {
  const fake = fakeApi({ order: () => ({ order: anOrder(now) }) });
  fakeServer.load = async () => fake.api;
  const session = aSession();
  const requests: string[] = [];
  session.attach({ request: ({ type }) => requests.push(type), userChanged: () => {}, stop: () => {} });
  renderPage(<Transaction order={order} />, { session });
  await waitFor(() => expect(fake.callsOf('order')).toHaveLength(1));
  const hear = (event: LiveEvent) => act(async () => session.emitLive(event));
  return { ...fake, session, requests, hear };
};

const title = (state: keyof typeof transactionMessages) =>
  screen.findByRole('heading', { name: text(transactionMessages[state]) });
const checkButton = () => screen.queryByRole('button', { name: text(transactionMessages.check) });

it('shows beside it what was ordered, when, how and for how much', () => {
  plain(anOrder('failed'));
  expect(screen.getByRole('heading', { level: 2, name: text(paymentMessages.orderTitle) })).toBeTruthy();
  expect(screen.getByText(text(paymentMessages.bundle, { credits: 25 }))).toBeTruthy();
  expect(screen.getByText(/May.*2026/)).toBeTruthy();
  expect(screen.getByText(text(paymentMessages.card))).toBeTruthy();
  expect(document.querySelector('.bill__total')?.textContent).toContain('€10.00');
});

it('says what of the sum has gone back, and nothing where nothing has', () => {
  const returned = { amount_minor: 400, currency: 'EUR' };
  const { unmount } = plain(anOrder('partly_refunded', { returned }));
  const label = screen.getByText(text(transactionMessages.returned));
  expect(label.nextElementSibling?.textContent).toBe('€4.00');
  unmount();
  plain(anOrder('paid'));
  expect(screen.queryByText(text(transactionMessages.returned))).toBeNull();
});

it('says beside it what is kept for the next order, and where it can be removed', () => {
  fakeServer.load = () => new Promise(() => {});
  renderPage(<Transaction order={anOrder('paid')} kept={aStoredCard()} />);
  const name = text(storedMessages.card, { brand: 'Visa', digits: '4242' });
  expect(screen.getByText(text(storedMessages.keptAs, { name }))).toBeTruthy();
  const link = screen.getByRole('link', { name: text(storedMessages.title) });
  expect(link.getAttribute('href')).toBe('/credits');
});

it('reads the order again when it is told of it once more, until it knows what is kept', async () => {
  fakeServer.load = () => new Promise(() => {});
  const session = aSession();
  let reads = 0;
  const order = anOrder('paid');
  const loader = () => {
    reads += 1;
    return null;
  };
  const isKept = { now: false };
  renderPage(() => <Transaction order={order} kept={isKept.now ? aStoredCard() : null} />, {
    session,
    loader,
  });
  await screen.findByText(text(paymentMessages.bundle, { credits: 25 }));
  const tell = (id: string, state: OrderState) =>
    act(async () => session.emitLive({ type: 'order_changed', payment_id: id, state }));
  const before = reads;
  await tell('another', 'paid');
  await tell(order.payment_id, 'processing');
  expect(reads).toBe(before);
  isKept.now = true;
  await tell(order.payment_id, 'paid');
  await waitFor(() => expect(reads).toBe(before + 1));
  await screen.findByRole('link', { name: text(storedMessages.title) });
  await tell(order.payment_id, 'paid');
  expect(reads).toBe(before + 1);
});

describe('the page of an order before its machine', () => {
  it.each([
    ['processing', 'pending'],
    ['paid', 'completed'],
    ['partly_refunded', 'partlyRefunded'],
    ['open', 'open'],
    ['action_required', 'open'],
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['cancelled', 'failed'],
    ['refunded', 'refunded'],
    ['charged_back', 'chargedBack'],
  ] as const)('shows %s as %s', async (state, shown) => {
    plain(anOrder(state));
    expect(await title(shown)).toBeTruthy();
  });

  it('says what became of the credits when money went back, and offers no other try', () => {
    plain(anOrder('charged_back'));
    expect(screen.getByText(text(transactionMessages.moneyBackText))).toBeTruthy();
    expect(screen.queryByText(text(transactionMessages.nothing))).toBeNull();
    expect(screen.queryByRole('link', { name: text(transactionMessages.again) })).toBeNull();
    plain(anOrder('partly_refunded'));
    expect(screen.getByText(text(transactionMessages.partlyBackText))).toBeTruthy();
    expect(screen.queryByText(text(transactionMessages.photosOpen))).toBeNull();
  });

  it('leads to the payment page with a plain link', () => {
    plain(anOrder('open'));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: text(paymentMessages.open) });
    expect(link.getAttribute('href')).toBe('https://pay.test/o1');
  });

  it('leads on while a payment is processed, and not to its page, as if it were to be paid again', () => {
    plain(anOrder('processing', { checkout_url: 'https://pay.test/o1' }));
    expect(screen.queryByRole('link', { name: text(paymentMessages.open) })).toBeNull();
    expect(screen.getByRole('link', { name: text(transactionMessages.toSearch) }).getAttribute('href')).toBe(
      '/members',
    );
  });

  it('leads to another try after a failure, and to the chats after a payment', () => {
    plain(anOrder('failed'));
    expect(screen.getByRole('link', { name: text(transactionMessages.again) }).getAttribute('href')).toBe(
      '/credits/b25',
    );
    expect(screen.queryByRole('link', { name: text(transactionMessages.toChats) })).toBeNull();
    plain(anOrder('paid'));
    expect(screen.getByRole('link', { name: text(transactionMessages.toChats) })).toBeTruthy();
  });
});

describe('the page of an order that came to nothing', () => {
  const ways = () =>
    [storedMessages.again, transactionMessages.again].map((message) =>
      screen.queryByRole('link', { name: text(message) })?.getAttribute('href'),
    );

  it.each([
    // Why is not known: as good as declined, and worth another try.
    [null, ['/credits/repeat-order', '/credits/repeat-order?another']],
    ['insufficient_funds', ['/credits/repeat-order', '/credits/repeat-order?another']],
    ['expired', [undefined, '/credits/repeat-order?another']],
  ] as const)(
    'that was charged to what is kept (%s) leads to it again where that is worth it',
    (failure, to) => {
      renderPage(<Transaction order={anOrder('failed', { stored_method: 's1', failure })} />);
      expect(ways()).toEqual(to);
    },
  );

  it.each([
    ['failed', transactionMessages.refused],
    ['cancelled', transactionMessages.cancelled],
    ['expired', null],
  ] as const)('says of one that has %s which it was, where that is known', (state, reason) => {
    renderPage(<Transaction order={anOrder(state)} />);
    for (const known of [transactionMessages.refused, transactionMessages.cancelled])
      expect(document.body.textContent?.includes(text(known))).toBe(known === reason);
  });
});

describe('the page of an order that a refused message goes out with', () => {
  const unpaid = (sent: boolean) => anUnpaidMessage(aPeer, { content: null, sent });
  const show = (state: OrderState, sent: boolean) =>
    renderPage(<Transaction order={anOrder(state)} unpaid={unpaid(sent)} />);
  const back = () => screen.queryByRole('link', { name: text(transactionMessages.back, { name: 'Grace' }) });

  it('promises nothing sooner to who has not confirmed the address', () => {
    const session = aSession(aMember({ status: 'not_confirmed' }));
    renderPage(<Transaction order={anOrder('paid')} unpaid={unpaid(true)} />, { session });
    expect(screen.getByText(text(transactionMessages.sentLater, { name: 'Grace' }))).toBeTruthy();
    expect(screen.queryByText(text(transactionMessages.sent, { name: 'Grace' }))).toBeNull();
  });

  it('promises who has not confirmed the address nothing for the payment alone', () => {
    const session = aSession(aMember({ status: 'not_confirmed' }));
    renderPage(<Transaction order={anOrder('failed')} unpaid={unpaid(false)} />, { session });
    expect(screen.getByText(text(transactionMessages.keptLater, { name: 'Grace' }))).toBeTruthy();
    expect(screen.queryByText(text(transactionMessages.kept, { name: 'Grace' }))).toBeNull();
  });

  it('says how much of what has arrived the message has cost, which the balance lacks', () => {
    const session = aSession(aMember({ credits: 24 }));
    renderPage(<Transaction order={anOrder('paid')} unpaid={unpaid(true)} />, { session });
    const { textContent } = document.body;
    expect(textContent).toContain(text(transactionMessages.spent, { credits: 1 }));
    expect(textContent).toContain(text(paymentMessages.balance, { credits: 24 }));
  });

  it('says that it is sent and leads back to the person, with one green button', () => {
    show('paid', true);
    expect(screen.getByText(text(transactionMessages.sent, { name: 'Grace' }))).toBeTruthy();
    expect(back()?.getAttribute('href')).toBe('/members/they/chat');
    expect(document.querySelectorAll('.button--go')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: text(transactionMessages.toChats) })).toBeNull();
  });

  it('says when it goes out no more, and only once it is paid', () => {
    const { unmount } = renderPage(<Transaction order={anOrder('failed')} isLost />);
    expect(screen.queryByText(text(transactionMessages.lost))).toBeNull();
    unmount();
    renderPage(<Transaction order={anOrder('paid')} isLost />);
    expect(screen.getByText(text(transactionMessages.lost))).toBeTruthy();
  });

  it('says so when it could not be sent', () => {
    show('paid', false);
    expect(screen.getByText(text(transactionMessages.unsent, { name: 'Grace' }))).toBeTruthy();
    expect(back()).toBeTruthy();
  });

  it('keeps it where the payment failed, beside the way to another method', () => {
    show('failed', false);
    expect(screen.getByText(text(transactionMessages.kept, { name: 'Grace' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: text(transactionMessages.again) })).toBeTruthy();
    expect(back()).toBeNull();
  });

  it('does not promise to send what the next order is not offered', () => {
    const shown = (state: OrderState) =>
      renderPage(
        <Transaction order={anOrder(state)} unpaid={anUnpaidMessage(aPeer, { sent: false, kept: false })} />,
      );
    const { unmount } = shown('failed');
    expect(screen.getByText(text(transactionMessages.unsent, { name: 'Grace' }))).toBeTruthy();
    expect(screen.queryByText(text(transactionMessages.kept, { name: 'Grace' }))).toBeNull();
    unmount();
    // Its own order may still be paid, and sends it then.
    shown('processing');
    expect(screen.getByText(text(transactionMessages.kept, { name: 'Grace' }))).toBeTruthy();
  });

  it('says nothing of it once the money went back', () => {
    show('refunded', true);
    expect(screen.queryByText('Grace')).toBeNull();
    expect(screen.getByRole('link', { name: text(transactionMessages.toChats) })).toBeTruthy();
  });
});

describe('the page of an order with its machine', () => {
  it('says how many credits there are once they have been read, and that photos are open', async () => {
    const { session } = await driven(anOrder('open'), 'paid');
    await title('completed');
    expect(screen.getByText(text(transactionMessages.photosOpen))).toBeTruthy();
    // The balance from before the payment is not shown.
    expect(screen.queryByText(new RegExp(text(paymentMessages.balance, { credits: 7 })))).toBeNull();
    act(() => session.patchUser({ credits: 32 }));
    expect(screen.getByText(new RegExp(text(paymentMessages.balance, { credits: 32 })))).toBeTruthy();
  });

  it('shows what is known while it asks, then the answer', async () => {
    const { session } = await driven(anOrder('open'), 'paid');
    expect(await title('completed')).toBeTruthy();
    expect(session).toBeTruthy();
  });

  it('asks again on request, and is busy meanwhile', async () => {
    const { answer, callsOf } = await driven(anOrder('processing'));
    await waitFor(() => expect(checkButton()?.getAttribute('aria-busy')).toBeNull());
    const asked = later<unknown>();
    answer('order', () => asked.promise);
    fireEvent.click(checkButton() ?? document.body);
    expect(checkButton()?.getAttribute('aria-busy')).toBe('true');
    expect(callsOf('order')).toHaveLength(2);
    await act(async () => asked.give({ order: anOrder('paid') }));
    expect(await title('completed')).toBeTruthy();
  });

  it('opens the payment page again', async () => {
    await driven(anOrder('open'));
    await waitFor(() => expect(checkButton()?.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: text(paymentMessages.open) }));
    expect(assigned).toEqual(['https://pay.test/o1']);
    expect(await title('open')).toBeTruthy();
  });

  it('turns from failed to paid by the live connection while it stands', async () => {
    const { hear, requests } = await driven(anOrder('failed'));
    await title('failed');
    await hear({ type: 'order_changed', payment_id: 'another', state: 'paid' });
    expect(await title('failed')).toBeTruthy();
    await hear({ type: 'order_changed', payment_id: 'o1', state: 'paid' });
    expect(await title('completed')).toBeTruthy();
    expect(requests).toContain('user.requested');
    await hear({ type: 'order_changed', payment_id: 'o1', state: 'failed' });
    expect(await title('completed')).toBeTruthy();
  });

  it('asks for the state where an older server tells of a change without it', async () => {
    const { hear, answer } = await driven(anOrder('failed'));
    await title('failed');
    answer('order', () => ({ order: anOrder('paid') }));
    await hear({ type: 'order_changed', payment_id: 'o1' } as LiveEvent);
    expect(await title('completed')).toBeTruthy();
  });

  it('asks after a failure when the live connection may have missed something', async () => {
    const { hear, answer } = await driven(anOrder('failed'));
    await title('failed');
    answer('order', () => ({ order: anOrder('paid') }));
    await hear({ type: 'resync', at: '2026-05-01T12:00:00Z' });
    expect(await title('completed')).toBeTruthy();
  });

  it.each(['open', 'processing', 'failed'] as const)(
    'reads no credits for an order that is %s',
    async (state) => {
      const { requests } = await driven(anOrder(state));
      expect(requests).toEqual([]);
    },
  );

  it('reads the credits again at every visit of a paid order', async () => {
    const { requests } = await driven(anOrder('paid'));
    expect(requests).toEqual(['user.requested']);
  });
});

it('is looked at again without script, at its own address', () => {
  const page = writtenPage(<Transaction order={anOrder('open')} />, { path: '/de/transactions/o1' });
  const link = page.querySelector('without-script a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    text(transactionMessages.check),
    '/de/transactions/o1',
  ]);
});
