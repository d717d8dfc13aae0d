import { matchRoute, type RouteName, routes, splitLocale } from '@vesper/domain';
import { useIsVisitor, useSessionHandle } from '@vesper/session';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Alerts } from './later/alerts.tsx';
import { AlternateLinks } from './links/alternate-links.tsx';
import { SiteEntry } from './later/site-entry.tsx';
import { Footer } from './footer/footer.tsx';
import { LiveMatch } from './later/live-match.tsx';
import { restoreTyped } from './kept-typing.ts';
import { SignupModal } from './later/signup-modal.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './errors/toasts.tsx';
import { TopNavigation } from './bar/top-navigation.tsx';

/** The screen's name in the route table; undefined for addresses the table does not know. */
export const useRouteName = () => matchRoute(splitLocale(useLocation().pathname).path)?.name;

/** Screens that show what one came for first, and have the notice below it; where one buys, it is below the prices. */
const placesNotice: ReadonlySet<RouteName> = new Set([
  'members',
  'chats',
  'likes',
  'likes-type',
  'match-finder',
  'signup-matches',
  'swipe-game',
  'activate-done',
  'premium',
  'pricing',
  'transactions',
  'notifications',
  'notifications-blocked',
  'notifications-security',
  'notifications-leave',
  'verification',
]);

/** Tells the time bonus whether the member is in the members area (spec §2). */
export const useMembersArea = (): void => {
  const session = useSessionHandle();
  const name = useRouteName();
  const inArea = name !== undefined && routes[name].membersArea;
  useEffect(() => session.request({ type: inArea ? 'area.entered' : 'area.left' }), [session, inArea]);
};

/** A line on top while the next screen is on its way. */
export const LoadingBar = () => {
  const isLoading = useNavigation().state !== 'idle';
  return <div className={isLoading ? 'loading-bar loading-bar--on' : 'loading-bar'} aria-hidden="true" />;
};

/** The default layout (spec §2): navigation, alerts, the screen, footer with disclaimer. */
export const DefaultFrame = ({ children }: { readonly children: ReactNode }) => {
  const name = useRouteName();
  useMembersArea();
  // Whoever is about to confirm the address needs no reminder to do so above the button.
  const isConfirming = splitLocale(useLocation().pathname).path === '/activate';
  const isLoggedIn = !useIsVisitor();
  useEffect(() => restoreTyped(), []);
  return (
    <div className={isLoggedIn ? 'frame frame--member' : 'frame'}>
      <AlternateLinks />
      <SkipLink />
      <LoadingBar />
      {isLoggedIn ? null : <SiteEntry />}
      <TopNavigation hideLanguage={name === 'complete-signup'} />
      <Alerts
        inSignup={name === 'signup' || name === 'complete-signup' || isConfirming}
        placedByScreen={name !== undefined && placesNotice.has(name)}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer forUs />
      {isLoggedIn ? <LiveMatch /> : null}
      <SignupModal />
      <Toasts />
    </div>
  );
};
