import '../../features/payment/checkout-frame.scss';
import { matchRoute, splitLocale } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { KitLink } from '@vesper/ui';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/checkout-layout.ts';
import { DefaultFrame, LoadingBar, useMembersArea } from '../../frame/default-frame.tsx';
import { ErrorInFrame } from '../../frame/errors/error-screen.tsx';
import { OfflineBanner } from '../../frame/later/offline-banner.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';
import { SiteLogo } from '../../frame/bar/site-logo.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

/** From an order back to the bundles; from what became of one to the people. */
const useWayBack = (): string => {
  const name = matchRoute(splitLocale(useLocation().pathname).path)?.name;
  return name === 'transactions-id' ? '/members' : '/credits';
};

const CheckoutBar = () => {
  return (
    <header className="top-bar">
      <div className="container top-bar__row checkout-bar">
        <KitLink href={useWayBack()} className="checkout-bar__back">
          <ArrowLeft size={24} aria-hidden="true" />
          <span>
            <FormattedMessage {...frameMessages.back} />
          </span>
        </KitLink>
        <SiteLogo href="/members" />
      </div>
    </header>
  );
};

/** Whom one buys from and how they are reached: what must stand beside an order, and no link that leads away from it. */
const CheckoutFoot = () => {
  const { name, support_email: email, support_phone: phone } = useSettings();
  return (
    <footer className="container checkout-foot text-small">
      <p>
        {name}
        {email || phone ? (
          <>
            {'\u00a0· '}
            <FormattedMessage {...frameMessages.support} />
          </>
        ) : null}
      </p>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={`tel:${phone.replace(/[\s-]/g, '')}`}>{phone}</a> : null}
    </footer>
  );
};

/** Paying and what became of it (readings, "Settled since"): logo and way back only, no navigation and no notices. */
export default function CheckoutLayout() {
  useMembersArea();
  return (
    <div className="frame">
      <SkipLink />
      <LoadingBar />
      <CheckoutBar />
      <OfflineBanner />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <CheckoutFoot />
      <Toasts />
    </div>
  );
}

/** An order that cannot be shown gets the whole frame, so that there is a way on. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <DefaultFrame>
    <ErrorInFrame error={error} />
  </DefaultFrame>
);
