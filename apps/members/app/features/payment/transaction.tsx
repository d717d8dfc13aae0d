import type { Order } from '@vesper/contract';
import { type OrderScreen, orderScreen, paymentOffers, paymentScreen } from '@vesper/domain';
import { tabStorage, useSessionHandle } from '@vesper/session';
import { Button, Card, LinkButton, Spinner } from '@vesper/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToasts } from '../../frame/errors/toasts.tsx';
import { creditsMessages, transactionMessages } from './messages.ts';
import { usePayment } from './use-payment.ts';

const repeatPurchaseSeconds = 60;
const isOrderScreen = (screen: string): screen is OrderScreen =>
  ['loading', 'pending', 'completed', 'failed', 'cancelled'].includes(screen);

const titles = {
  loading: transactionMessages.loading,
  pending: transactionMessages.pending,
  completed: transactionMessages.completed,
  failed: transactionMessages.failed,
  cancelled: transactionMessages.cancelled,
} as const;

const icons = {
  loading: <Spinner />,
  pending: <Clock size={44} aria-hidden="true" />,
  completed: <CircleCheck size={44} aria-hidden="true" />,
  failed: <CircleAlert size={44} aria-hidden="true" />,
  cancelled: <CircleAlert size={44} aria-hidden="true" />,
} as const;

/** Once an order: credits are read again and a toast says what was added. Coming back to the page says nothing new. */
const useArrival = (order: Order, isCompleted: boolean): void => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  useEffect(() => {
    const name = `paid.${order.payment_id}`;
    if (!isCompleted) return;
    session.request({ type: 'user.requested' });
    if (tabStorage.get(name) !== null) return;
    tabStorage.set(name, '1');
    toasts.add(intl.formatMessage(transactionMessages.completedText, { credits: order.credits }), 'success');
  }, [intl, isCompleted, order, session, toasts]);
};

/** What came of an order: as the server knew it, then as the payment machine learns it. */
export const Transaction = ({ order }: { readonly order: Order }) => {
  const { snapshot, send } = usePayment({ orderId: order.payment_id, repeatPurchaseSeconds });
  const heard = snapshot ? paymentScreen(snapshot) : 'loading';
  // While the machine asks for the first time, what the page came with is still the newest.
  const screen = heard === 'loading' || !isOrderScreen(heard) ? orderScreen(order.state) : heard;
  useArrival(order, screen === 'completed');
  const mayCheck = snapshot !== null && paymentOffers(snapshot).includes('payment.checked');
  return (
    <Card padding="large">
      <div className="stack">
        <div role="status" className="stack stack--tight">
          {icons[screen]}
          <h2>
            <FormattedMessage {...titles[screen]} />
          </h2>
          <p>
            {screen === 'pending' ? <FormattedMessage {...transactionMessages.pendingText} /> : null}
            {screen === 'completed' ? (
              <FormattedMessage {...transactionMessages.completedText} values={{ credits: order.credits }} />
            ) : null}
            {screen === 'failed' || screen === 'cancelled' ? (
              <FormattedMessage {...transactionMessages.nothing} />
            ) : null}
          </p>
        </div>
        <div className="cluster">
          {screen === 'pending' && order.checkout_url ? (
            <LinkButton href={order.checkout_url} look="go">
              <FormattedMessage {...creditsMessages.open} />
            </LinkButton>
          ) : null}
          {screen === 'pending' ? (
            <Button
              look="outline"
              busy={snapshot !== null && !mayCheck}
              onClick={() => send({ type: 'payment.checked' })}
            >
              <FormattedMessage {...transactionMessages.check} />
            </Button>
          ) : null}
          {screen === 'failed' || screen === 'cancelled' ? (
            <LinkButton href={`/credits/${order.bundle}`} look="go">
              <FormattedMessage {...transactionMessages.again} />
            </LinkButton>
          ) : null}
          {screen === 'completed' ? (
            <>
              <LinkButton href="/chats" look="go">
                <FormattedMessage {...transactionMessages.toChats} />
              </LinkButton>
              <LinkButton href="/members" look="outline">
                <FormattedMessage {...transactionMessages.toSearch} />
              </LinkButton>
            </>
          ) : null}
        </div>
      </div>
    </Card>
  );
};
