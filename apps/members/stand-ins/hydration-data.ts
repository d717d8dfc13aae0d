interface PageState {
  readonly loaderData?: Readonly<Record<string, unknown>>;
  readonly [part: string]: unknown;
}

interface Hydration {
  readonly state: PageState;
  readonly getRouteInfo: (id: string) => { readonly hasLoader: boolean };
}

/**
 * What the router begins with: what the server has loaded, and nothing for the page's routes that load nothing. Stands in for
 * React Router's function of this name (`stand-ins.ts`), which looks up among all addresses which routes those are, for as
 * long as the rest of its start takes; the page has brought exactly their code. It also asks whether a route loads in the
 * browser, which none does.
 */
export const getHydrationData = ({ state, getRouteInfo }: Hydration): PageState => {
  const { __reactRouterRouteModules: routes = {} } = window as {
    __reactRouterRouteModules?: Readonly<Record<string, object>>;
  };
  const silent = Object.keys(routes).filter((id) => !getRouteInfo(id).hasLoader);
  return {
    ...state,
    loaderData: { ...state.loaderData, ...Object.fromEntries(silent.map((id) => [id, null])) },
  };
};
