import '../frame/frame.scss';
import type { Settings, User } from '@vesper/contract';
import {
  defaultAppearance,
  isLocale,
  localePath,
  matchRoute,
  parseDismissals,
  routes,
  splitLocale,
} from '@vesper/domain';
import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { Session, SessionProvider, type SessionState } from '@vesper/session';
import { LinkContext } from '@vesper/ui';
import { useStoryTexts } from '@vesper/ui/stories';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoutesStub, Outlet, useNavigate } from 'react-router';
import { ErrorPage } from '../frame/errors/error-screen.tsx';
import { useToasts } from '../frame/errors/toasts.tsx';
import { AppLink } from '../frame/links/app-link.tsx';
import type { RootData } from '../frame/start/root-data.ts';
import { createMembersContext } from '../load-context.ts';
import { screenFiles } from '../screen-files.ts';
import { giveApi } from './browser-api.ts';
import { fakeApi, never } from './fake-api.ts';
import { aWholeMember, wholeSettings } from './whole-member.ts';

// For stories: a whole screen by its address, with its layout and its loader, and answers instead of a server.

// What one story leaves unsent, the next would send first, and wait for: here the browser keeps nothing.
Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** As much of a route's file as a screen needs. */
interface RouteModule extends Pick<StubRoute, 'loader' | 'action' | 'handle' | 'shouldRevalidate'> {
  readonly default: ComponentType;
  readonly ErrorBoundary?: ComponentType<{ readonly error: unknown }>;
}

const files = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!**/*.test.tsx']);

const loadFile = (name: string): Promise<RouteModule> => {
  const load = files[`../${name}`];
  if (!load) throw new Error(`There is no app/${name}`);
  return load();
};

export interface ScreenProps {
  /** The screen's address, without a language. */
  readonly at: string;
  /** Who looks at it; null for a visitor. */
  readonly user?: User | null;
  /** What the calls are answered with, by name; what is not answered is refused as without a network. */
  readonly answers?: Parameters<typeof fakeApi>[0];
  /** What this site sets another way. */
  readonly settings?: Partial<Settings>;
  /** What the page has learnt since: unread messages, no network. */
  readonly state?: Partial<SessionState>;
  /** The next screen is on its way and does not come. */
  readonly isLeaving?: boolean;
  /** The screen cannot be shown, and the error page is what this story is about. */
  readonly fails?: boolean;
}

/** Lets the next screen be on its way. */
const Leave = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate('/elsewhere'), [navigate]);
  return null;
};

const stubOf = async (props: ScreenProps, locale: string) => {
  const { at, user = aWholeMember(), answers = {}, state = {}, isLeaving = false } = props;
  if (!isLocale(locale)) throw new Error(`There is no language ${locale}`);
  const { pathname, origin } = new URL(at, 'https://vesper.test');
  const name = matchRoute(splitLocale(pathname).path)?.name;
  const file = name && screenFiles[name];
  if (!name || !file) throw new Error(`There is no screen at ${at}`);
  const [screen, layout, messages] = await Promise.all([
    loadFile(file),
    loadFile(`routes/layouts/${routes[name].layout}-layout.tsx`),
    loadMessages(locale),
  ]);

  const settings = { ...wholeSettings(locale === 'de' ? 'DE' : 'GB'), ...props.settings };
  const nowMs = Date.now();
  const root: RootData = {
    settings,
    user,
    totalUnread: 0,
    totalNewLikes: 0,
    lastEvent: null,
    origin,
    appearance: defaultAppearance,
    dismissals: parseDismissals(undefined),
    nowMs,
  };
  const session = new Session(root, nowMs);
  session.update(state);
  const { api } = fakeApi({ regions: () => ({ regions: [] }), ...answers });
  giveApi(session, api);
  const context = createMembersContext({
    nonce: '',
    settings,
    user,
    totals: null,
    lastEvent: null,
    api,
    setCookie: () => undefined,
  });

  const Root = () => (
    <LinkContext value={AppLink}>
      <SessionProvider session={session}>
        <Outlet />
        {isLeaving ? <Leave /> : null}
      </SessionProvider>
    </LinkContext>
  );
  const asRoute = ({ default: Component, ...module }: RouteModule) => ({ ...module, Component }) as StubRoute;
  const path = `:locale?${routes[name].path}`.replace(/\/$/, '');
  const stub: StubRoute[] = [
    {
      id: 'root',
      loader: () => root,
      shouldRevalidate: () => false,
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        { ...asRoute(layout), id: 'layout', children: [{ ...asRoute(screen), id: name, path } as StubRoute] },
        // Links show that they lead on, and nowhere.
        { id: 'elsewhere', path: '*', loader: never, Component: () => null },
      ],
    },
  ];
  return {
    Stub: createRoutesStub(stub, context),
    entry: localePath(locale, at),
    intl: createPageIntl(locale, messages),
  };
};

/** A form or a link that would load another page: there is none here. */
const stay = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (event.type === 'submit' || (link && !link.getAttribute('href')?.startsWith('#')))
    event.preventDefault();
};

/** Keeps whoever uses the screen on it. React hears of an event before the window does. */
const useStay = (): void =>
  useEffect(() => {
    for (const type of ['submit', 'click']) addEventListener(type, stay);
    return () => {
      for (const type of ['submit', 'click']) removeEventListener(type, stay);
    };
  }, []);

/** What one screen has said, the next one does not go on saying. */
const useOwnToasts = (): void => {
  const toasts = useToasts();
  useEffect(
    () => () => {
      for (const { id } of toasts.getSnapshot()) toasts.remove(id);
    },
    [toasts],
  );
};

/** A whole screen in the language of the toolbar. Throws while rendering when there is no such screen. */
export const Screen = (props: ScreenProps) => {
  const { locale } = useStoryTexts();
  useStay();
  useOwnToasts();
  const [shown, setShown] = useState<Awaited<ReturnType<typeof stubOf>>>();
  const [fault, setFault] = useState<{ readonly thrown: unknown }>();
  useEffect(() => {
    let isWanted = true;
    stubOf(props, locale).then(
      (made) => isWanted && setShown(made),
      (thrown: unknown) => isWanted && setFault({ thrown }),
    );
    return () => {
      isWanted = false;
    };
  }, [props, locale]);
  if (fault) throw fault.thrown;
  if (!shown) return null;
  const { Stub, entry, intl } = shown;
  return (
    <IntlFrame value={intl}>
      <Stub initialEntries={[entry]} />
    </IntlFrame>
  );
};

/** The parameters of a screen's stories: the whole window, and nothing to set but the bar above. */
export const asScreen = {
  layout: 'fullscreen',
  controls: { disable: true },
  // On every screen axe is run by the journeys, in many more looks than one.
  a11y: { test: 'off' },
} as const;
