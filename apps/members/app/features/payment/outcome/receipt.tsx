import type { Order, StoredMethod } from '@vesper/contract';
import { formatMoney } from '@vesper/i18n/react';
import { Bill, Card, KitLink, PaymentMark } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { CalendarDate } from '../../../parts/time/local-time.tsx';
import { paymentMessages } from '../messages.ts';
import { useMethodName } from '../method-names.ts';
import { storedMessages } from '../stored/stored-messages.ts';
import { useStoredNames } from '../stored/stored-names.ts';
import { VatNote } from '../vat-note.tsx';
import { transactionMessages } from './transaction-messages.ts';

export interface ReceiptProps {
  readonly order: Pick<Order, 'credits' | 'method' | 'pay' | 'returned' | 'created'>;
  /** What the payment provider keeps of it. */
  readonly kept: StoredMethod | null;
}

/** That it is kept, under the name that the next order shows, and where it can be removed. */
const Kept = ({ kept }: { readonly kept: StoredMethod }) => {
  const { nameOf } = useStoredNames();
  return (
    <>
      <p>
        <FormattedMessage {...storedMessages.keptAs} values={{ name: nameOf(kept) }} />
      </p>
      <KitLink href="/credits">
        <FormattedMessage {...storedMessages.title} />
      </KitLink>
    </>
  );
};

/** What was ordered, when, how it is paid and the sum: beside what became of it. */
export const Receipt = ({ order: { credits, method, pay, returned, created }, kept }: ReceiptProps) => {
  const intl = useIntl();
  const methodName = useMethodName();
  return (
    <Card as="section" padding="large">
      <div className="receipt">
        <h2>
          <FormattedMessage {...paymentMessages.orderTitle} />
        </h2>
        <p className="receipt__bundle">
          <FormattedMessage {...paymentMessages.bundle} values={{ credits }} />
        </p>
        <p className="text-muted">
          <CalendarDate value={created} />
        </p>
        <p className="receipt__method">
          <PaymentMark method={method} />
          {methodName(method)}
        </p>
        {kept ? <Kept kept={kept} /> : null}
        <Bill
          rows={[]}
          total={{
            label: intl.formatMessage(paymentMessages.total),
            amount: formatMoney(intl, pay),
            note: <VatNote currency={pay.currency} />,
          }}
          returned={
            returned
              ? {
                  label: intl.formatMessage(transactionMessages.returned),
                  amount: formatMoney(intl, returned),
                }
              : undefined
          }
        />
        <KitLink href="/transactions">
          <FormattedMessage {...paymentMessages.history} />
        </KitLink>
      </div>
    </Card>
  );
};
