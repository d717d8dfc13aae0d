import type { Bundle, CallAnswer } from '@vesper/contract';
import { discountedPrice, messagePriceMinor } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { Bill, KitLink } from '@vesper/ui';
import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { DiscountField } from './discount-field.tsx';
import { DiscountLeft } from '../discount-left.tsx';
import { paymentMessages } from '../messages.ts';
import { UnpaidChoice } from '../unpaid-person.tsx';
import type { Payment } from '../engine/use-payment.ts';
import { usePercentage } from './use-percentage.ts';
import { VatNote } from '../vat-note.tsx';

export interface OrderSummaryProps {
  readonly bundle: Bundle;
  readonly offer: CallAnswer<'credits'>;
  readonly payment: Payment;
  /** Whether the message that waits is to go out with the order, until its tick says otherwise. */
  readonly sends: boolean;
}

/** What is taken off, and the sum; the price before it stands beside the bundle's name. */
const Sums = ({ bundle, offer, payment }: Omit<OrderSummaryProps, 'sends'>) => {
  const intl = useIntl();
  const percentage = usePercentage(payment);
  const isWelcome = useView(payment, (view) => view.discountCode === offer.discount?.code);
  const full = bundle.price.amount_minor;
  const total = discountedPrice(full, percentage);
  const money = (minor: number): string => formatMoney(intl, { ...bundle.price, amount_minor: minor });
  const off = intl.formatMessage(isWelcome ? paymentMessages.welcomeLine : paymentMessages.discountLine, {
    percentage,
  });
  const rows = [
    {
      label: off, // With the sign of subtraction, as the line above it says it.
      amount: money(total - full).replace('-', '−'),
      note: isWelcome ? (
        <span className="text-muted text-small">
          <DiscountLeft />
        </span>
      ) : null,
    },
  ];
  return (
    <Bill
      rows={percentage > 0 ? rows : []}
      total={{
        label: intl.formatMessage(paymentMessages.total),
        amount: money(total),
        note: <VatNote currency={bundle.price.currency} />,
      }}
    />
  );
};

/** What one gets for the money: on a phone behind the order, which one has chosen by then. */
export const OrderGets = ({ bundle, payment }: Pick<OrderSummaryProps, 'bundle' | 'payment'>) => {
  const intl = useIntl();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const messageCredits = useSession((state) => state.settings.message_credits);
  const percentage = usePercentage(payment);
  // Of the sum above, whatever code stands in its field by now.
  const priceMinor = discountedPrice(bundle.price.amount_minor, percentage);
  const message = messagePriceMinor({ priceMinor, credits: bundle.credits }, { messageCredits });
  const price = formatMoney(intl, { ...bundle.price, amount_minor: message });
  return (
    <ul className="order-gets checkout__gets">
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

/** The bundle by its name; beside it its price, where the sum is another. */
const BundleName = ({ bundle, payment }: Pick<OrderSummaryProps, 'bundle' | 'payment'>) => {
  const intl = useIntl();
  const isReduced = usePercentage(payment) > 0;
  return (
    <div className="checkout__bundle">
      <h2>
        <FormattedMessage {...paymentMessages.bundle} values={{ credits: bundle.credits }} />
      </h2>
      {isReduced ? <p>{formatMoney(intl, bundle.price)}</p> : null}
      <KitLink href="/credits" className="checkout__change">
        <FormattedMessage {...paymentMessages.change} />
      </KitLink>
    </div>
  );
};

/** What is bought, the sum, and for whom a message goes out with it. */
export const OrderSummary = ({ bundle, offer, payment, sends }: OrderSummaryProps) => (
  <section className="card checkout__summary stack">
    <BundleName bundle={bundle} payment={payment} />
    <Sums bundle={bundle} offer={offer} payment={payment} />
    {offer.unpaid ? <UnpaidChoice unpaid={offer.unpaid} sends={sends} /> : null}
    <DiscountField payment={payment} />
  </section>
);
