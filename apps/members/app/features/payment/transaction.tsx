import type { Order } from '@vesper/contract';
import { Card, LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { transactionMessages } from './transaction-messages.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { usePayment } from './use-payment.ts';

/** The page of one order. */
export const Transaction = ({ order }: { readonly order: Order }) => {
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
        again={
          <LinkButton href={`/credits/${order.bundle}`} look="go">
            <FormattedMessage {...transactionMessages.again} />
          </LinkButton>
        }
      />
    </Card>
  );
};
