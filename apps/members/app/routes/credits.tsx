import '../features/payment/prices.scss';
import '../parts/settings/devices.scss';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import type { Route } from './+types/credits.ts';
import { Balance, Owed } from '../features/payment/balance.tsx';
import { BundleList } from '../features/payment/bundle-list.tsx';
import { RefundNote, WelcomeDiscount } from '../features/payment/offer-notes.tsx';
import { paymentMessages } from '../features/payment/messages.ts';
import { actOnStored } from '../features/payment/stored/stored-act.ts';
import { StoredList } from '../features/payment/stored/stored-list.tsx';
import { UnpaidWaits } from '../features/payment/unpaid-person.tsx';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { actStatus } from '../parts/forms/act-status.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = {
  texts: ['payment', 'payment-order', 'payment-stored', 'refusal-account', 'refusal-field'],
};
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  offer: await context.get(membersContext).api.call('credits').catch(throwRefusal),
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const result = await actOnStored(context.get(membersContext).api, await request.formData());
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

export default function Credits({ loaderData: { offer } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(paymentMessages.title)}</PageTitle>
      <div className="stack stack--tight">
        <h1 className="tool-title">
          <FormattedMessage {...paymentMessages.title} />
        </h1>
        <Balance />
        <Owed credits={offer.owed} />
        <WelcomeDiscount discount={offer.discount} />
        {offer.unpaid ? <UnpaidWaits profile={offer.unpaid.profile} /> : null}
      </div>
      <BundleList bundles={offer.bundles} />
      <StoredList stored={offer.stored} />
      <div className="stack stack--tight offer-notes">
        <p>
          <FormattedMessage {...paymentMessages.lead} />
        </p>
        <RefundNote />
        {/* Behind what is sold: who looks back is in no hurry, and the usual choice so is in a phone's first view. */}
        <p>
          <KitLink href="/transactions">
            <FormattedMessage {...paymentMessages.history} />
          </KitLink>
        </p>
      </div>
    </div>
  );
}
