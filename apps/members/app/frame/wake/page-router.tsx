import { type ContextType, Fragment, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  RouterProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_RemixErrorBoundary as RemixErrorBoundary,
} from 'react-router';
import { keepShownBy } from '../errors/keep-shown.ts';
import { nextTask } from './pause.ts';

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type Routes = ReturnType<typeof createClientRoutes>;
type PageState = NonNullable<Parameters<typeof createClientRoutes>[2]>;

/** What the server wrote into the page, and the code that the loader brought (`hand-over-routes.ts`). */
interface Page {
  readonly __reactRouterContext: Omit<Framework, 'manifest' | 'routeModules'> & {
    readonly stream: ReadableStream<Uint8Array>;
  };
  readonly __reactRouterManifest: Framework['manifest'];
  readonly __reactRouterRouteModules: Framework['routeModules'];
}

/** The router of this page, and what React Router's components look up. */
export interface PageRouterParts {
  readonly router: ReturnType<typeof createRouter>;
  readonly framework: Framework;
  /** All that the page shows is there; else it is fetched once React has taken over what the server shows. */
  readonly isWhole: boolean;
}

const routerOf = (routes: Routes, state: PageState, { manifest, routeModules, ...context }: Framework) => {
  // The page has brought the code of exactly its routes; those that load nothing begin with nothing.
  const silent = Object.keys(routeModules).filter((id) => !manifest.routes[id]?.hasLoader);
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: {
      ...state,
      loaderData: { ...state.loaderData, ...Object.fromEntries(silent.map((id) => [id, null])) },
    },
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, context.ssr),
  });
  return router;
};

/**
 * Prepares the router of this page in pieces between which the browser can answer a press. React Router's own
 * `HydratedRouter` does all of it in one, while React renders.
 */
export const preparePageRouter = async (): Promise<PageRouterParts> => {
  const page = window as unknown as Page;
  const framework: Framework = {
    ...page.__reactRouterContext,
    manifest: page.__reactRouterManifest,
    routeModules: page.__reactRouterRouteModules,
  };
  const decoded = await decodeViaTurboStream(page.__reactRouterContext.stream, window);
  await nextTask();
  const state = decoded.value as PageState;
  const { manifest, routeModules, ssr, isSpaMode } = framework;
  const routes = createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode);
  await nextTask();
  const router = routerOf(routes, state, framework);
  const isWhole = router.state.initialized;
  if (isWhole) router.initialize();
  keepShownBy(router);
  return { router, framework, isWhole };
};

/** The app at the page's address, as the server has rendered it (`ServerRouter`). */
export const PageRouter = ({ of: { router, framework, isWhole } }: { readonly of: PageRouterParts }) => {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => {
    if (!isWhole) router.initialize();
  }, [router, isWhole]);
  useLayoutEffect(() => router.subscribe((now) => setLocation(now.location)), [router]);
  return (
    <>
      <FrameworkContext value={framework}>
        <RemixErrorBoundary location={location}>
          <RouterProvider router={router} flushSync={flushSync} />
        </RemixErrorBoundary>
      </FrameworkContext>
      {/* The server has two things side by side: ids are counted by that (`useId`). */}
      <Fragment />
    </>
  );
};
