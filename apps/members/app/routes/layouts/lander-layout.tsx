import { Outlet } from 'react-router';
import type { Route } from './+types/lander-layout.ts';
import { ErrorPage } from '../../frame/errors/error-screen.tsx';
import { Footer } from '../../frame/footer/footer.tsx';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';
import { SignupModal } from '../../frame/later/signup-modal.tsx';
import { SiteLogo } from '../../frame/bar/site-logo.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

/** The lander layout (spec §2): a bar with the logo, the screen, the footer with its disclaimer. */
export default function LanderLayout() {
  return (
    <div className="frame">
      <SkipLink />
      <header className="top-bar">
        <div className="container top-bar__row">
          <SiteLogo href="/" />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SignupModal />
      <Toasts />
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main id="content" tabIndex={-1}>
    <ErrorPage error={error} />
  </main>
);
