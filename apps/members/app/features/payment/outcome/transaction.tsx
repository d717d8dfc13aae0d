import type { Order, UnpaidMessage } from '@vesper/contract';
import { Card, LinkButton } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { transactionMessages } from './transaction-messages.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { Receipt } from './receipt.tsx';
import { usePayment } from '../engine/use-payment.ts';

export interface TransactionProps {
  readonly order: Order;
  /** What goes out with it. */
  readonly unpaid?: UnpaidMessage | null;
  /** The message that the order named goes out no more. */
  readonly isLost?: boolean;
}

/** The page of one order. */
export const Transaction = ({ order, unpaid = null, isLost = false }: TransactionProps) => {
  const payment = usePayment({
    orderId: order.payment_id,
    orderState: order.state,
    payUrl: order.checkout_url,
    bundleId: order.bundle,
  });
  return (
    <div className="transaction">
      <Card padding="large">
        <PaymentOutcome
          payment={payment}
          credits={order.credits}
          unpaid={unpaid}
          isLost={isLost}
          again={
            <LinkButton href={`/credits/${order.bundle}`} look="go" size="large">
              <FormattedMessage {...transactionMessages.again} />
            </LinkButton>
          }
        />
      </Card>
      <Receipt order={order} />
    </div>
  );
};
