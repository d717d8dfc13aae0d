import type { Order } from '@vesper/contract';
import { formatMoney } from '@vesper/i18n/react';
import { Bill, Card, KitLink, PaymentMark } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { CalendarDate } from '../../../parts/time/local-time.tsx';
import { paymentMessages } from '../messages.ts';
import { useMethodName } from '../method-names.ts';
import { VatNote } from '../vat-note.tsx';

export interface ReceiptProps {
  readonly order: Pick<Order, 'credits' | 'method' | 'pay' | 'created'>;
}

/** What was ordered, when, how it is paid and the sum: beside what became of it. */
export const Receipt = ({ order: { credits, method, pay, created } }: ReceiptProps) => {
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
        <Bill
          rows={[]}
          total={{
            label: intl.formatMessage(paymentMessages.total),
            amount: formatMoney(intl, pay),
            note: <VatNote currency={pay.currency} />,
          }}
        />
        <KitLink href="/transactions">
          <FormattedMessage {...paymentMessages.history} />
        </KitLink>
      </div>
    </Card>
  );
};
