import type { Order, StoredMethod, UnpaidMessage } from '@vesper/contract';
import { Card } from '@vesper/ui';
import { PaymentOutcome } from './payment-outcome.tsx';
import { Receipt } from './receipt.tsx';
import { usePayment } from '../engine/use-payment.ts';
import { TryAgain } from './try-again.tsx';
import { useKept } from './use-kept.ts';

export interface TransactionProps {
  readonly order: Order;
  /** What goes out with it. */
  readonly unpaid?: UnpaidMessage | null;
  /** The message that the order named goes out no more. */
  readonly isLost?: boolean;
  /** What is kept of it for the next order. */
  readonly kept?: StoredMethod | null;
}

/** The page of one order. */
export const Transaction = ({ order, unpaid = null, isLost = false, kept = null }: TransactionProps) => {
  const payment = usePayment({
    orderId: order.payment_id,
    orderState: order.state,
    payUrl: order.checkout_url,
    bundleId: order.bundle,
    failure: order.failure,
  });
  useKept(order.payment_id, kept === null);
  return (
    <div className="transaction">
      <Card padding="large">
        <PaymentOutcome
          payment={payment}
          credits={order.credits}
          unpaid={unpaid}
          isLost={isLost}
          again={<TryAgain order={order} />}
        />
      </Card>
      <Receipt order={order} kept={kept} />
    </div>
  );
};
