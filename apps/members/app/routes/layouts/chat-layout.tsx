import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/chat-layout.ts';
import { DefaultFrame, LoadingBar, useMembersArea } from '../../frame/default-frame.tsx';
import { ErrorPage } from '../../frame/errors/error-screen.tsx';
import { OfflineBanner } from '../../frame/later/offline-banner.tsx';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';
import { SiteEntry } from '../../frame/later/site-entry.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

/** The chat layout (spec §2): bare, as high as the window, so that the composer stays above the keyboard. */
const ChatFrame = ({ children }: { readonly children: ReactNode }) => {
  useMembersArea();
  return (
    <div className="chat-frame">
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteEntry />
      <Toasts />
    </div>
  );
};

export default function ChatLayout() {
  return (
    <ChatFrame>
      <Outlet />
    </ChatFrame>
  );
}

/** A conversation that cannot be shown gets the whole frame, so that there is a way on. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <DefaultFrame>
    <ErrorPage error={error} />
  </DefaultFrame>
);
