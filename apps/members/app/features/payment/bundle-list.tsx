import type { Bundle, DiscountCode } from '@vesper/contract';
import { splitDuration } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { AlertBanner, BundleCard, Countdown, LinkButton, space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { paymentMessages } from './messages.ts';

/** The welcome discount with the server's own deadline; nothing when there is none (any more). */
export const WelcomeDiscount = ({ discount }: { readonly discount: DiscountCode | null }) => {
  const intl = useIntl();
  const seconds = useSession((state) => state.timeBonus?.remainingSeconds ?? 0);
  if (!discount || seconds === 0) return null;
  const left = splitDuration(seconds);
  const label = intl.formatMessage(frameMessages.bonusLeft, { hours: left.hours, minutes: left.minutes });
  return (
    <AlertBanner tone="success">
      <FormattedMessage {...paymentMessages.welcome} values={{ percentage: discount.value_percentage }} />
      {space}
      <Countdown {...left} label={label} />
    </AlertBanner>
  );
};

/** What happens to unused credits. */
export const RefundNote = () => {
  const days = useSession((state) => state.settings.refund_days);
  return (
    <p className="text-muted text-small">
      <FormattedMessage {...paymentMessages.refund} values={{ days }} />
    </p>
  );
};

/** The bundles with all they cost; each leads to its order. */
export const BundleList = ({
  bundles,
  discount,
}: {
  readonly bundles: readonly Bundle[];
  readonly discount: DiscountCode | null;
}) => {
  const intl = useIntl();
  return (
    <ul className="bundle-list">
      {bundles.map((bundle) => {
        const isReduced = bundle.pay.amount_minor < bundle.price.amount_minor;
        const former = formatMoney(intl, bundle.price);
        return (
          <li key={bundle.id}>
            <BundleCard
              title={intl.formatMessage(paymentMessages.bundle, { credits: bundle.credits })}
              price={formatMoney(intl, bundle.pay)}
              formerPrice={
                isReduced
                  ? { text: former, label: intl.formatMessage(paymentMessages.former, { price: former }) }
                  : undefined
              }
              perMessage={intl.formatMessage(paymentMessages.perMessage, {
                price: formatMoney(intl, bundle.message_price),
              })}
              ribbon={
                isReduced && discount
                  ? intl.formatMessage(paymentMessages.off, { percentage: discount.value_percentage })
                  : undefined
              }
              action={
                <LinkButton href={`/credits/${bundle.id}`} look="go" wide>
                  <FormattedMessage {...paymentMessages.choose} />
                </LinkButton>
              }
            />
          </li>
        );
      })}
    </ul>
  );
};
