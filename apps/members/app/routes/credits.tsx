import '../features/payment/payment.scss';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Route } from './+types/credits.ts';
import { BundleList } from '../features/payment/bundle-list.tsx';
import { RefundNote, WelcomeDiscount } from '../features/payment/offer-notes.tsx';
import { paymentMessages } from '../features/payment/messages.ts';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['payment', 'payment-order'] };
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  offer: await context.get(membersContext).api.call('credits').catch(throwRefusal),
});

export default function Credits({ loaderData: { offer } }: Route.ComponentProps) {
  const intl = useIntl();
  const credits = useSession((state) => state.user?.credits ?? 0);
  const cost = Math.max(
    1,
    useSession((state) => state.settings.message_credits),
  );
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(paymentMessages.title)}</PageTitle>
      <div className="stack stack--tight">
        <h1 className="tool-title">
          <FormattedMessage {...paymentMessages.title} />
        </h1>
        <p className="text-muted">
          <FormattedMessage {...paymentMessages.balance} values={{ credits }} />
          {space}
          <FormattedMessage {...paymentMessages.enough} values={{ messages: Math.floor(credits / cost) }} />
        </p>
        <p>
          <FormattedMessage {...paymentMessages.lead} />
        </p>
      </div>
      <WelcomeDiscount discount={offer.discount} />
      <BundleList bundles={offer.bundles} />
      <RefundNote />
    </div>
  );
}
