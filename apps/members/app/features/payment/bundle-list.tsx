import type { Bundle } from '@vesper/contract';
import { usualBundle } from '@vesper/domain';
import { formatMoney } from '@vesper/i18n/react';
import { BundleCard, LinkButton, space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentMessages } from './messages.ts';

/** The bundles with all they cost; each leads to its order. */
export const BundleList = ({ bundles }: { readonly bundles: readonly Bundle[] }) => {
  const intl = useIntl();
  return (
    <ul className="bundle-list">
      {bundles.map((bundle) => {
        const isReduced = bundle.pay.amount_minor < bundle.price.amount_minor;
        const former = formatMoney(intl, bundle.price);
        const title = intl.formatMessage(paymentMessages.bundle, { credits: bundle.credits });
        return (
          <li key={bundle.id}>
            <BundleCard
              title={title}
              price={formatMoney(intl, bundle.pay)}
              formerPrice={
                isReduced
                  ? { text: former, label: intl.formatMessage(paymentMessages.former, { price: former }) }
                  : undefined
              }
              perMessage={intl.formatMessage(paymentMessages.perMessage, {
                price: formatMoney(intl, bundle.message_price),
              })}
              ribbon={bundle.id === usualBundle ? intl.formatMessage(paymentMessages.usual) : undefined}
              highlighted={bundle.id === usualBundle}
              action={
                <LinkButton
                  href={`/credits/${bundle.id}`}
                  look={bundle.id === usualBundle ? 'go' : 'outline'}
                  wide
                >
                  <FormattedMessage {...paymentMessages.choose} />
                  {/* Who hears only the links tells them apart. */}
                  <span className="visually-hidden">
                    {space}
                    {title}
                  </span>
                </LinkButton>
              }
            />
          </li>
        );
      })}
    </ul>
  );
};
