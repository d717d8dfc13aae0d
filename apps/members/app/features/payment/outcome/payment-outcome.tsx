import type { UnpaidMessage } from '@vesper/contract';
import {
  type ChargeFailure,
  isUnpaid,
  type OrderScreen,
  type OrderState,
  type PaymentScreen,
} from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Button, buttonClass, LinkButton, Outcome, type OutcomeSign, space } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PageTitle } from '../../../frame/page-title.tsx';
import { EngineFailure } from '../../../frame/start/engine-failure.tsx';
import { paymentMessages } from '../messages.ts';
import { failureMessages } from '../stored/stored-messages.ts';
import { transactionMessages } from './transaction-messages.ts';
import { UnpaidPerson } from '../unpaid-person.tsx';
import { useArrival } from './use-arrival.ts';
import { useSentMessage } from './use-sent-message.ts';
import type { Payment } from '../engine/use-payment.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

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
  // The spec's sentence (§8) for both; the text under it says which of the two it was.
  if (word === 'cancelled') return transactionMessages.failed;
  return word === 'pending' && isUnpaid(state) ? transactionMessages.open : transactionMessages[word];
};

/** Which of the two it was; an order that ran out may have been either. Of a charge why, where that is known. */
const reasonOf = (state: OrderState | null, failure: ChargeFailure | null) => {
  if (state === 'failed' && failure !== null) return failureMessages[failure];
  if (state === 'failed') return transactionMessages.refused;
  return state === 'cancelled' ? transactionMessages.cancelled : null;
};

const textOf = (word: OrderScreen, state: OrderState | null) => {
  if (moneyBackOf(state)) return transactionMessages.moneyBackText;
  if (state === 'partly_refunded') return transactionMessages.partlyBackText;
  if (word === 'pending' && isUnpaid(state)) return transactionMessages.openText;
  switch (word) {
    case 'pending':
      return transactionMessages.pendingText;
    case 'failed':
    case 'cancelled':
      return transactionMessages.nothing;
    default:
      return null;
  }
};

interface ArrivedProps {
  /** What the bundle adds. */
  readonly credits: number;
  /** What the message that went out with it has cost. */
  readonly spent: number;
}

/** What has arrived, the balance as it is now, and what is open: said here and in no toast over it. */
const Arrived = ({ credits, spent }: ArrivedProps) => {
  const balance = useSession((state) => state.user?.credits ?? 0);
  // A balance from before the payment would frighten; it is read again at once. The same number is not said twice in a row.
  const isNews = balance >= credits - spent && (balance !== credits || spent > 0);
  return (
    <>
      <p>
        <FormattedMessage {...transactionMessages.completedText} values={{ credits }} />
        {space}
        {spent > 0 ? <FormattedMessage {...transactionMessages.spent} values={{ credits: spent }} /> : null}
        {spent > 0 ? space : null}
        {isNews ? <FormattedMessage {...paymentMessages.balance} values={{ credits: balance }} /> : null}
      </p>
      <p>
        <FormattedMessage {...transactionMessages.photosOpen} />
      </p>
    </>
  );
};

/** The sign over the words: money that went back is no tick, whatever the word of its screen. */
const signOf = (word: OrderScreen, state: OrderState | null): OutcomeSign => {
  if (word === 'loading' || word === 'pending') return word;
  return word === 'completed' && state !== 'partly_refunded' ? 'paid' : 'failed';
};

/**
 * The payment page once more, where nothing was paid there yet; what is being processed takes its time, and the next step is another. Asking
 * without waiting for the machine to do it.
 */
const PendingActs = ({ payment }: { readonly payment: Payment }) => {
  const payUrl = useView(payment, (view) => (isUnpaid(view.orderState) ? view.payUrl : null));
  const { pathname } = useLocation();
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
      ) : (
        <LinkButton href="/members" look="go">
          <FormattedMessage {...transactionMessages.toSearch} />
        </LinkButton>
      )}
      <noscript>
        <a className={buttonClass({ look: 'outline' })} href={pathname}>
          <FormattedMessage {...transactionMessages.check} />
        </a>
      </noscript>
      <Button
        look="outline"
        className="by-script"
        busy={isReady && !mayCheck}
        onClick={() => payment.send({ type: 'payment.checked' })}
      >
        <FormattedMessage {...transactionMessages.check} />
      </Button>
    </>
  );
};

/** What has become of the message that was refused before paying. */
const unpaidText = (word: OrderScreen, { sent, kept }: UnpaidMessage, isConfirmed: boolean) => {
  if (sent) return isConfirmed ? transactionMessages.sent : transactionMessages.sentLater;
  // Its own order sends it whenever that is paid; the next one only what it is offered.
  const isWaiting = word === 'pending' || (word !== 'completed' && kept);
  if (!isWaiting) return transactionMessages.unsent;
  return isConfirmed ? transactionMessages.kept : transactionMessages.keptLater;
};

/** Back to whom one was about to write to, else to the people. */
const CompletedActs = ({ unpaid }: { readonly unpaid: UnpaidMessage | null }) =>
  unpaid ? (
    <LinkButton href={`/members/${unpaid.profile.id}/chat`} look="go" size="large">
      <FormattedMessage {...transactionMessages.back} />
    </LinkButton>
  ) : (
    <>
      <LinkButton href="/chats" look="go" size="large">
        <FormattedMessage {...transactionMessages.toChats} />
      </LinkButton>
      <LinkButton href="/members" look="outline" size="large">
        <FormattedMessage {...transactionMessages.toSearch} />
      </LinkButton>
    </>
  );

export interface PaymentOutcomeProps {
  readonly payment: Payment;
  /** What the bundle adds. */
  readonly credits: number;
  /** What goes out with the order; null when nothing does. */
  readonly unpaid: UnpaidMessage | null;
  /** What was to go out goes out no more. */
  readonly isLost: boolean;
  /** The way to another try. */
  readonly again: ReactNode;
}

/** What came of an order: as the server knew it, then as the payment machine learns it. */
export const PaymentOutcome = ({ payment, credits, unpaid, isLost, again }: PaymentOutcomeProps) => {
  const intl = useIntl();
  const word = useView(payment, (view) => wordOf(view.screen));
  const state = useView(payment, (view) => view.orderState);
  const hasArrived = word === 'completed' && state !== 'partly_refunded';
  useArrival(useView(payment, (view) => (hasArrived ? view.orderId : null)));
  useSentMessage(hasArrived && unpaid !== null && !unpaid.sent);
  const isConfirmed = useSession((session) => session.user?.status !== 'not_confirmed');
  const isBack = moneyBackOf(state) !== null;
  const person = isBack ? null : unpaid;
  const said = textOf(word, state);
  const failure = useView(payment, (view) => view.failure);
  const reason = reasonOf(state, failure);
  const isFailure = !isBack && (word === 'failed' || word === 'cancelled');
  return (
    <>
      <PageTitle>
        {intl.formatMessage(isFailure ? transactionMessages.failed : transactionMessages.title)}
      </PageTitle>
      <EngineFailure of={payment} />
      <Outcome
        sign={signOf(word, state)}
        title={intl.formatMessage(titleOf(word, state))}
        person={
          person && word !== 'loading' ? (
            <UnpaidPerson profile={person.profile}>
              <p>
                <FormattedMessage
                  {...unpaidText(word, person, isConfirmed)}
                  values={{ name: person.profile.name }}
                />
              </p>
            </UnpaidPerson>
          ) : null
        }
        actions={
          <>
            {word === 'pending' ? <PendingActs payment={payment} /> : null}
            {isFailure ? again : null}
            {isBack || word === 'completed' ? <CompletedActs unpaid={person} /> : null}
          </>
        }
      >
        {said ? (
          <p>
            {reason ? <FormattedMessage {...reason} /> : null}
            {reason ? space : null}
            <FormattedMessage {...said} />
          </p>
        ) : null}
        {hasArrived ? <Arrived credits={credits} spent={unpaid?.sent ? unpaid.cost : 0} /> : null}
        {hasArrived && isLost ? (
          <p>
            <FormattedMessage {...transactionMessages.lost} />
          </p>
        ) : null}
      </Outcome>
    </>
  );
};
