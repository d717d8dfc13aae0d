import type { Order, UnpaidMessage } from '@vesper/contract';
import { Card, LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { transactionMessages } from './transaction-messages.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { usePayment } from './use-payment.ts';

export interface TransactionProps {
  readonly order: Order;
  /** What goes out with it. */
  readonly unpaid?: UnpaidMessage | null;
}

/** The page of one order. */
export const Transaction = ({ order, unpaid = null }: TransactionProps) => {
  const payment = usePayment({
    orderId: order.payment_id,
    orderState: order.state,
    payUrl: order.checkout_url,
    bundleId: order.bundle,
  });
  return (
    <Card padding="large">
      <PaymentOutcome
        payment={payment}
        credits={order.credits}
        unpaid={unpaid}
        again={
          <LinkButton href={`/credits/${order.bundle}`} look="go" size="large">
            <FormattedMessage {...transactionMessages.again} />
          </LinkButton>
        }
      />
    </Card>
  );
};
