import { isUnpaid, type OrderScreen, type OrderState, type PaymentScreen } from '@vesper/domain';
import { Button, LinkButton, Spinner } from '@vesper/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { paymentMessages } from './messages.ts';
import { transactionMessages } from './transaction-messages.ts';
import { useArrival } from './use-arrival.ts';
import type { Payment } from './use-payment.ts';
import { useView } from '../../parts/engine/use-later-actor.ts';

const icons: Readonly<Record<OrderScreen, ReactNode>> = {
  loading: <Spinner />,
  pending: <Clock size={44} aria-hidden="true" />,
  completed: <CircleCheck size={44} aria-hidden="true" />,
  failed: <CircleAlert size={44} aria-hidden="true" />,
  cancelled: <CircleAlert size={44} aria-hidden="true" />,
};

/** The order's word for a screen of the purchase; on the way to the payment page it is still pending. */
const wordOf = (screen: PaymentScreen): OrderScreen => {
  switch (screen) {
    case 'pending':
    case 'completed':
    case 'failed':
    case 'cancelled':
      return screen;
    case 'redirecting':
      return 'pending';
    default:
      return 'loading';
  }
};

/** All of the money went back; spec §4 has no word of its own for it. */
const moneyBackOf = (state: OrderState | null): 'refunded' | 'chargedBack' | null => {
  if (state === 'charged_back') return 'chargedBack';
  return state === 'refunded' ? 'refunded' : null;
};

/** What a state is headed where the word of its screen would say too much: money that went back, or has not come. */
const titleOf = (word: OrderScreen, state: OrderState | null) => {
  const back = moneyBackOf(state);
  if (back) return transactionMessages[back];
  if (state === 'partly_refunded') return transactionMessages.partlyRefunded;
  return word === 'pending' && isUnpaid(state) ? transactionMessages.open : transactionMessages[word];
};

const textOf = (word: OrderScreen, state: OrderState | null) => {
  if (moneyBackOf(state)) return transactionMessages.moneyBackText;
  if (state === 'partly_refunded') return transactionMessages.partlyBackText;
  if (word === 'pending' && isUnpaid(state)) return transactionMessages.openText;
  switch (word) {
    case 'pending':
      return transactionMessages.pendingText;
    case 'completed':
      return transactionMessages.completedText;
    case 'failed':
    case 'cancelled':
      return transactionMessages.nothing;
    default:
      return null;
  }
};

interface WordsProps {
  readonly word: OrderScreen;
  readonly state: OrderState | null;
  readonly credits: number;
}

const Words = ({ word, state, credits }: WordsProps) => {
  const said = textOf(word, state);
  return (
    <div role="status" className="stack stack--tight">
      {icons[word]}
      <h2>
        <FormattedMessage {...titleOf(word, state)} />
      </h2>
      <p>{said ? <FormattedMessage {...said} values={{ credits }} /> : null}</p>
    </div>
  );
};

/** The payment page once more, and asking without waiting for the machine to do it. */
const PendingActs = ({ payment }: { readonly payment: Payment }) => {
  const payUrl = useView(payment, (view) => view.payUrl);
  const isReady = useView(payment, (view) => view.ready);
  const mayOpen = useView(payment, (view) => view.offers.includes('redirect.repeated'));
  const mayCheck = useView(payment, (view) => view.offers.includes('payment.checked'));
  return (
    <>
      {payUrl ? (
        <LinkButton
          href={payUrl}
          look="go"
          onClick={(event) => {
            if (!mayOpen) return;
            event.preventDefault();
            payment.send({ type: 'redirect.repeated' });
          }}
        >
          <FormattedMessage {...paymentMessages.open} />
        </LinkButton>
      ) : null}
      <Button
        look="outline"
        busy={isReady && !mayCheck}
        onClick={() => payment.send({ type: 'payment.checked' })}
      >
        <FormattedMessage {...transactionMessages.check} />
      </Button>
    </>
  );
};

const CompletedActs = () => (
  <>
    <LinkButton href="/chats" look="go">
      <FormattedMessage {...transactionMessages.toChats} />
    </LinkButton>
    <LinkButton href="/members" look="outline">
      <FormattedMessage {...transactionMessages.toSearch} />
    </LinkButton>
  </>
);

export interface PaymentOutcomeProps {
  readonly payment: Payment;
  /** What the bundle adds. */
  readonly credits: number;
  /** The way to another try. */
  readonly again: ReactNode;
}

/** What came of an order: as the server knew it, then as the payment machine learns it. */
export const PaymentOutcome = ({ payment, credits, again }: PaymentOutcomeProps) => {
  const word = useView(payment, (view) => wordOf(view.screen));
  const state = useView(payment, (view) => view.orderState);
  const hasArrived = word === 'completed' && state !== 'partly_refunded';
  useArrival(
    useView(payment, (view) => (hasArrived ? view.orderId : null)),
    credits,
  );
  const isBack = moneyBackOf(state) !== null;
  return (
    <div className="stack">
      <EngineFailure of={payment} />
      <Words word={word} state={state} credits={credits} />
      <div className="cluster">
        {word === 'pending' ? <PendingActs payment={payment} /> : null}
        {!isBack && (word === 'failed' || word === 'cancelled') ? again : null}
        {isBack || word === 'completed' ? <CompletedActs /> : null}
      </div>
    </div>
  );
};
