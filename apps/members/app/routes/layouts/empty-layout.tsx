import { Outlet } from 'react-router';
import type { Route } from './+types/empty-layout.ts';
import { ErrorPage } from '../../frame/errors/error-screen.tsx';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';
import { SignupModal } from '../../frame/later/signup-modal.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

/** The empty layout (spec §2): the screen and signup over it, nothing else. */
export default function EmptyLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SignupModal />
      <Toasts />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main id="content" tabIndex={-1}>
    <ErrorPage error={error} />
  </main>
);
