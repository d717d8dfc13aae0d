import type { Bundle, CallAnswer } from '@vesper/contract';
import { countingDiscount, discountedPrice, splitDuration } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { Bill, Countdown, KitLink } from '@vesper/ui';
import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { DiscountField } from './discount-field.tsx';
import { paymentMessages } from '../messages.ts';
import { UnpaidChoice } from '../unpaid-person.tsx';
import type { Payment } from '../use-payment.ts';

export interface OrderSummaryProps {
  readonly bundle: Bundle;
  readonly offer: CallAnswer<'credits'>;
  readonly payment: Payment;
  /** Whether the message that waits is to go out with the order, until its tick says otherwise. */
  readonly sends: boolean;
}

/** How long the welcome discount still runs, by the server's own deadline. */
const DiscountLeft = () => {
  const intl = useIntl();
  const seconds = useSession((state) => state.timeBonus?.remainingSeconds ?? 0);
  if (seconds === 0) return null;
  const left = splitDuration(seconds);
  const label = intl.formatMessage(frameMessages.bonusLeft, { hours: left.hours, minutes: left.minutes });
  return <Countdown {...left} label={label} />;
};

/** Price, discount and sum, one under the other. */
const Sums = ({ bundle, offer, payment }: Omit<OrderSummaryProps, 'sends'>) => {
  const intl = useIntl();
  const percentage = useView(payment, (view) => countingDiscount(view)?.percentage ?? 0);
  const isWelcome = useView(payment, (view) => view.discountCode === offer.discount?.code);
  const full = bundle.price.amount_minor;
  const total = discountedPrice(full, percentage);
  const money = (minor: number): string => formatMoney(intl, { ...bundle.price, amount_minor: minor });
  const off = intl.formatMessage(isWelcome ? paymentMessages.welcomeLine : paymentMessages.discountLine, {
    percentage,
  });
  const rows = [
    {
      label: intl.formatMessage(paymentMessages.bundle, { credits: bundle.credits }),
      amount: money(full),
    },
    {
      label: off, // With the sign of subtraction, as the line above it says it.
      amount: money(total - full).replace('-', '−'),
      note: isWelcome ? <DiscountLeft /> : null,
    },
  ];
  // Prices in the USA are shown without a tax of that name.
  const vat =
    bundle.price.currency === 'USD' ? null : (
      <span className="text-muted text-small">
        <FormattedMessage {...paymentMessages.vat} />
      </span>
    );
  return (
    <Bill
      rows={percentage > 0 ? rows : []}
      total={{ label: intl.formatMessage(paymentMessages.total), amount: money(total), note: vat }}
    />
  );
};

/** What one gets for the money: the left column of the order. */
const Gets = ({ bundle }: { readonly bundle: Bundle }) => {
  const intl = useIntl();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const price = formatMoney(intl, bundle.message_price);
  return (
    <ul className="order-gets">
      <li>
        <Check size={22} aria-hidden="true" />
        <span>
          <FormattedMessage {...paymentMessages.perMessage} values={{ price }} />
        </span>
      </li>
      {isPremium ? null : (
        <li>
          <Check size={22} aria-hidden="true" />
          <span>
            <FormattedMessage {...paymentMessages.getsPremium} />
          </span>
        </li>
      )}
      <li>
        <Check size={22} aria-hidden="true" />
        <span>
          <FormattedMessage {...paymentMessages.once} />
        </span>
      </li>
    </ul>
  );
};

/** What is bought, for whom a message goes out with it, and the sum. */
export const OrderSummary = ({ bundle, offer, payment, sends }: OrderSummaryProps) => (
  <section className="card checkout__summary stack">
    <div>
      <h2>
        <FormattedMessage {...paymentMessages.bundle} values={{ credits: bundle.credits }} />
      </h2>
      <KitLink href="/credits">
        <FormattedMessage {...paymentMessages.change} />
      </KitLink>
    </div>
    <Gets bundle={bundle} />
    {offer.unpaid ? <UnpaidChoice unpaid={offer.unpaid} sends={sends} /> : null}
    <Sums bundle={bundle} offer={offer} payment={payment} />
    <DiscountField payment={payment} />
  </section>
);
