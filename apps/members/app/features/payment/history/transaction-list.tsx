import type { Order } from '@vesper/contract';
import { formatMoney } from '@vesper/i18n/react';
import { Card, EmptyState, LinkButton, space } from '@vesper/ui';
import { Coins } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { useTimeZone } from '../../../parts/time/local-time.tsx';
import { historyMessages } from './history-messages.ts';
import { type HistoryPage, readHistoryPage } from './history-page.ts';
import { toLines } from './lines.ts';
import { TransactionRow } from './transaction-row.tsx';

/** Orders that can still be paid; nothing where there are none. */
const OpenOrders = ({ orders }: { readonly orders: readonly Order[] }) => {
  const intl = useIntl();
  if (orders.length === 0) return null;
  return (
    <Card as="section" labelledBy="not-paid-yet">
      <h2 id="not-paid-yet" className="history-title">
        <FormattedMessage {...historyMessages.open} />
      </h2>
      <ul className="history-open">
        {orders.map((order) => {
          const what = intl.formatMessage(historyMessages.openOrder, {
            credits: order.credits,
            price: formatMoney(intl, order.pay),
          });
          return (
            <li key={order.payment_id}>
              <span>{what}</span>
              <LinkButton href={`/transactions/${order.payment_id}`} look="outline">
                <FormattedMessage {...historyMessages.openAction} />
                {/* Who hears only the links tells them apart. */}
                <span className="visually-hidden">
                  {space}
                  {what}
                </span>
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

/** Every movement of a member's credits, newest first. */
export const TransactionList = ({ first }: { readonly first: HistoryPage }) => {
  const intl = useIntl();
  const list = useGrowingList(first, readHistoryPage);
  const timeZone = useTimeZone();
  const transactions = list.pages.flatMap((page) => page.transactions);
  return (
    <>
      <OpenOrders orders={first.open} />
      {transactions.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(historyMessages.emptyTitle)}
          icon={<Coins size={44} aria-hidden="true" />}
          actions={
            <LinkButton href="/credits" look="go">
              <FormattedMessage {...historyMessages.buy} />
            </LinkButton>
          }
        >
          <FormattedMessage {...historyMessages.emptyText} />
        </EmptyState>
      ) : (
        <Card>
          <ul className="history-list">
            {toLines(transactions, timeZone).map((line) => (
              <TransactionRow key={line.newest.id} line={line} />
            ))}
          </ul>
        </Card>
      )}
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) => `/transactions?${new URLSearchParams({ cursor }).toString()}`}
        shownText={intl.formatMessage(historyMessages.shown, { count: transactions.length })}
        moreLabel={intl.formatMessage(historyMessages.more)}
        endText={intl.formatMessage(historyMessages.end)}
      />
    </>
  );
};
