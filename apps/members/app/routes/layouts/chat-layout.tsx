import { loadTexts } from '@vesper/i18n/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/chat-layout.ts';
import { ChatPane } from '../../features/chat/list/chat-pane.tsx';
import { DefaultFrame, LoadingBar, useMembersArea } from '../../frame/default-frame.tsx';
import { LiveMatch } from '../../frame/later/live-match.tsx';
import { ErrorInFrame } from '../../frame/errors/error-screen.tsx';
import { OfflineBanner } from '../../frame/later/offline-banner.tsx';
import { useReturn } from '../../parts/profile/leave/use-return.ts';
import { requireKnownLocale } from '../../parts/requests/request-guards.ts';
import { SiteEntry } from '../../frame/later/site-entry.tsx';
import { SkipLink } from '../../frame/skip-link.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';
import { TopNavigation } from '../../frame/bar/top-navigation.tsx';

export const handle = { texts: ['chat', 'chat-list'] };
await loadTexts(...handle.texts);

export const loader = ({ params }: Route.LoaderArgs) => {
  requireKnownLocale(params.locale);
  return null;
};

/** The prefix only changes with a whole new page. */
export const shouldRevalidate = (): boolean => false;

/**
 * The chat layout (spec §2): as high as the window, so that the composer stays above the keyboard. Bare where room is scarce;
 * on a desk under a slim header, with the other conversations beside it (readings, "Chat").
 */
const ChatFrame = ({ children }: { readonly children: ReactNode }) => {
  useMembersArea();
  return (
    <div className="chat-frame">
      <SkipLink />
      <LoadingBar />
      <TopNavigation slim />
      <OfflineBanner />
      <div className="chat-frame__card">
        <ChatPane />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <LiveMatch quiet />
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
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  useReturn(error);
  return (
    <DefaultFrame>
      <ErrorInFrame error={error} />
    </DefaultFrame>
  );
};
