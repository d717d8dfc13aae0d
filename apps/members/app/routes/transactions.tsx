import '../features/payment/history/history.scss';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Route } from './+types/transactions.ts';
import { Balance, Owed } from '../features/payment/balance.tsx';
import { historyMessages } from '../features/payment/history/history-messages.ts';
import { readHistoryPage } from '../features/payment/history/history-page.ts';
import { TransactionList } from '../features/payment/history/transaction-list.tsx';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['payment', 'payment-history', 'payment-order'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const cursor = url.searchParams.get('cursor');
  return { page: await readHistoryPage(api, cursor).catch(throwListRefusal(url)), cursor };
};

export default function Transactions({ loaderData: { page, cursor } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <div className="container container--narrow screen">
        <PageTitle>{intl.formatMessage(historyMessages.title)}</PageTitle>
        <div className="stack stack--tight">
          <h1 className="tool-title">
            <FormattedMessage {...historyMessages.title} />
          </h1>
          <Balance />
          <Owed credits={page.owed} />
          <p className="text-muted tool-line">
            <FormattedMessage {...historyMessages.lead} />
          </p>
        </div>
        <TransactionList key={cursor} first={page} />
      </div>
      <ScreenNotice />
    </>
  );
}
