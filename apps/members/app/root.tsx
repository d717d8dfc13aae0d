import textFont from '@vesper/ui/tokens/fonts/open-sans-latin.woff2';
import '@vesper/ui/styles.scss';
import './frame/frame.scss';
import { appearanceCookieName, dismissalsCookieName, parseAppearance, parseDismissals } from '@vesper/domain';
import { loadTexts, textsVersion } from '@vesper/i18n/react';
import { Session, SessionProvider } from '@vesper/session';
import { LinkContext } from '@vesper/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Links, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { membersContext } from './load-context.ts';
import { EngineFailure } from './frame/start/engine-failure.tsx';
import { documentAppearance, useAppearance } from './frame/appearance/appearance.ts';
import { useLocale } from './frame/links/localized-path.ts';
import { AppLink, PageLink } from './frame/links/app-link.tsx';
import { ErrorScreen } from './frame/errors/error-screen.tsx';
import { keepShown } from './frame/errors/keep-shown.ts';
import { chooseLanguage, cookieOf, requireLogin } from './parts/requests/request-guards.ts';
import { refuseUnreadableForms } from './parts/requests/readable-form.ts';
import { type RootData, useRootData } from './frame/start/root-data.ts';
import { useSessionEngine } from './frame/start/use-session-engine.ts';
import { replay } from './frame/wake/replay.ts';
import { ScrollPosition } from './frame/wake/scroll-position.tsx';
import { HandOffScript, WakeScript } from './frame/wake/wake-script.tsx';

/** On every page, whatever its route. */
export const handle = { texts: ['frame', 'refusal'] };
await loadTexts(...handle.texts);

export const middleware: Route.MiddlewareFunction[] = [
  (args) => refuseUnreadableForms(args),
  (args) => chooseLanguage(args),
  (args) => requireLogin(args),
];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

export const loader = ({ context, request, url }: Route.LoaderArgs): RootData => {
  const { settings: all, user, totals, lastEvent } = context.get(membersContext);
  // The long lists have calls of their own (spec §7) and would weigh on every page.
  const { interests: _interests, region_data: _regions, ...settings } = all;
  return {
    settings,
    user,
    totalUnread: totals?.unread_messages ?? 0,
    totalNewLikes: totals?.new_likes ?? 0,
    lastEvent,
    origin: url.origin,
    dismissals: parseDismissals(cookieOf(request, dismissalsCookieName)),
    appearance: parseAppearance(cookieOf(request, appearanceCookieName)),
    // A visitor's page is given out to many, for minutes, and must come out the same however often it is made.
    nowMs: user ? Date.now() : null,
  };
};

/** The session keeps this up to date; it is read again only after an act that was reached (login, logout) or on request. */
export const shouldRevalidate = ({
  actionStatus,
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503 && (formMethod === 'POST' || currentUrl.href === nextUrl.href);

/** Scripts have taken over; never on the server. */
let isAwake = false;

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { locale: formats } = useIntl();
  const locale = useLocale();
  const appearance = useAppearance();
  const brand = useRootData()?.settings;
  // A fault that reaches the root has the document made anew, for which React would write new script elements: the policy
  // forbids that, and nothing would be left but a blank page. All scripts are there by then.
  const [isFirst] = useState(() => !isAwake);
  // Says to those who watch from outside (journeys) that scripts have taken over; with `session` the live part runs too.
  useEffect(() => {
    isAwake = true;
    document.documentElement.dataset.ready ??= 'page';
    replay();
  }, []);
  return (
    <html lang={locale} data-formats={formats} data-texts={textsVersion} {...documentAppearance(appearance)}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {isFirst ? <WakeScript /> : null}
        <meta name="theme-color" content={brand?.theme_color ?? '#303a59'} />
        <link rel="icon" href={brand?.icon ?? '/favicon.svg'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        {children}
        {isFirst ? (
          <>
            <ScrollPosition />
            <HandOffScript />
          </>
        ) : null}
      </body>
    </html>
  );
};

export default function App({ loaderData }: Route.ComponentProps) {
  // The first answer makes the session; later ones (after a login, say) only bring a new user.
  const [session] = useState(() => new Session(loaderData, Date.now()));
  useEffect(() => {
    session.tellTime(loaderData.nowMs, Date.now());
    session.setUser(loaderData.user);
  }, [session, loaderData.user, loaderData.nowMs]);
  const engine = useSessionEngine(session);
  return (
    <LinkContext value={AppLink}>
      <SessionProvider session={session}>
        <EngineFailure of={engine} />
        <Outlet />
      </SessionProvider>
    </LinkContext>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const rootData = useRootData();
  const [session] = useState(() => (rootData ? new Session(rootData, Date.now()) : null));
  return (
    // Links load their page whole from here: what is left of this one is not to be built upon.
    <LinkContext value={PageLink}>
      {session ? (
        <SessionProvider session={session}>
          <ErrorScreen error={error} />
        </SessionProvider>
      ) : (
        <ErrorScreen error={error} />
      )}
    </LinkContext>
  );
};
