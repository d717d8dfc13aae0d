import '../features/payment/prices.scss';
import '../features/premium/premium.scss';
import { splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { AlertBanner, Card } from '@vesper/ui';
import { Sparkles } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Route } from './+types/premium.ts';
import { BundleList } from '../features/payment/bundle-list.tsx';
import { RefundNote, WelcomeDiscount } from '../features/payment/offer-notes.tsx';
import { premiumMessages } from '../features/premium/messages.ts';
import { MessagePrices, PremiumGives } from '../features/premium/premium-gives.tsx';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['payment', 'payment-order', 'premium'] };
await loadTexts(...handle.texts);

/** Members see the prices of their own country, visitors those of the country they come from. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, settings, user } = context.get(membersContext);
  const query = user ? {} : { country: settings.geoip_selected_country };
  return { offer: await api.call('credits', { query }).catch(throwRefusal) };
};

export default function Premium({ loaderData: { offer } }: Route.ComponentProps) {
  const intl = useIntl();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const isPricing = splitLocale(useLocation().pathname).path === '/pricing';
  const title = isPricing ? premiumMessages.pricingTitle : premiumMessages.title;
  return (
    <>
      <div className="container screen">
        <PageTitle>{intl.formatMessage(title)}</PageTitle>
        <h1 className="tool-title">
          <FormattedMessage {...title} />
        </h1>
        {isPremium ? (
          <AlertBanner>
            <FormattedMessage {...premiumMessages.isPremium} />
          </AlertBanner>
        ) : null}
        {isPremium || isPricing ? null : (
          <p className="premium-short">
            <FormattedMessage {...premiumMessages.short} />
          </p>
        )}
        <WelcomeDiscount discount={offer.discount} />
        <div className="premium">
          <section className="premium__prices stack">
            <h2 className="visually-hidden">
              <FormattedMessage {...premiumMessages.prices} />
            </h2>
            <BundleList bundles={offer.bundles} />
            <RefundNote />
          </section>
          <section className="premium__gives">
            <h2>
              <Sparkles size={30} aria-hidden="true" />
              <span>
                <FormattedMessage {...premiumMessages.gives} />
              </span>
            </h2>
            <p>
              <FormattedMessage {...premiumMessages.lead} />
            </p>
            <PremiumGives />
          </section>
        </div>
        {isPricing ? (
          <Card as="section" padding="large">
            <MessagePrices />
          </Card>
        ) : null}
      </div>
      <ScreenNotice />
    </>
  );
}
