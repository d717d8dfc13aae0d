import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { anOrder } from '../../../testing/offer.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { aTransaction } from '../../../testing/transactions.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { historyMessages } from './history-messages.ts';
import type { HistoryPage } from './history-page.ts';
import { TransactionList } from './transaction-list.tsx';

const pay = { amount_minor: 1499, currency: 'EUR' };
const renderList = (page: Partial<HistoryPage>) => {
  const first = { transactions: [], open: [], owed: 0, next: null, ...page };
  renderPage(<TransactionList first={first} />, { session: aSession(aMember()) });
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('leads from a message to whom it went, and marks who is fictional', () => {
  renderList({
    transactions: [
      aTransaction('1', { profile: aCard('a', { name: 'Anna', fictional: true, automatic: true }) }),
    ],
  });
  expect(hrefOf(text(historyMessages.spent, { messages: 1, name: 'Anna' }))).toBe('/members/a/chat');
  expect(screen.getByText(text(frameMessages.automatic), { exact: false })).toBeTruthy();
  expect(screen.getByText(text(historyMessages.amount, { credits: 1, amount: '−1' }))).toBeTruthy();
});

it.each([
  ['gift', 'Gift to Anna'],
  ['photo', 'Photo to Anna'],
  ['voice', 'Voice message to Anna'],
  [null, 'Message to Anna'],
] as const)('says what was sent (%s): %s', (sent, said) => {
  renderList({
    transactions: [aTransaction('1', { profile: aCard('a', { name: 'Anna' }), message_kind: sent })],
  });
  expect(hrefOf(said)).toBe('/members/a/chat');
});

it('names nobody who has left, and leads nowhere', () => {
  renderList({ transactions: [aTransaction('1', { profile: aCard('a', { name: '', deleted: true }) })] });
  expect(screen.getByText(text(historyMessages.spentUnknown, { messages: 1 }))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what an order cost, what of it was owed, and leads to it', () => {
  const order = anOrder('paid', { pay, method: 'ideal' });
  renderList({ transactions: [aTransaction('1', { kind: 'bought', credits: 18, owed: -7, order })] });
  expect(hrefOf(text(historyMessages.bought, { credits: 25 }))).toBe('/transactions/o1');
  expect(
    screen.getByText(text(historyMessages.paid, { price: '€14.99', method: 'iDEAL | Wero' })),
  ).toBeTruthy();
  expect(screen.getByText(text(historyMessages.paidOff, { credits: 7 }))).toBeTruthy();
  expect(screen.getByText(text(historyMessages.amount, { credits: 18, amount: '+18' }))).toBeTruthy();
});

it('says what is owed after a payment went back', () => {
  const order = anOrder('charged_back', { pay, method: 'ideal' });
  renderList({ transactions: [aTransaction('1', { kind: 'returned', credits: -18, owed: 7, order })] });
  expect(screen.getByText(text(historyMessages.owing, { credits: 7 }))).toBeTruthy();
});

it('offers what can still be paid, also where nothing has moved yet', () => {
  renderList({ open: [anOrder('open', { pay })] });
  expect(screen.getByText(text(historyMessages.emptyTitle))).toBeTruthy();
  expect(hrefOf(/25 credits for €14\.99/)).toBe('/transactions/o1');
});
