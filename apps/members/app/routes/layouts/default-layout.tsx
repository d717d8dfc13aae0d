import { Outlet } from 'react-router';
import type { Route } from './+types/default-layout.ts';
import { DefaultFrame } from '../../frame/default-frame.tsx';
import { ErrorInFrame } from '../../frame/errors/error-screen.tsx';
import { useReturn } from '../../parts/profile/leave/use-return.ts';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

/** A screen that failed keeps its frame, so that there is a way on. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  useReturn(error);
  return (
    <DefaultFrame>
      <ErrorInFrame error={error} />
    </DefaultFrame>
  );
};
