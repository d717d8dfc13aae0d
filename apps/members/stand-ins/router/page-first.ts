/** A route, as far as it is looked at here. */
export interface Route {
  readonly id: string;
  readonly children?: readonly Route[] | undefined;
}
interface Match {
  readonly route: Route;
}

/** Finds the routes of an address, as React Router's own does. */
export interface Matcher {
  readonly update: (routes: readonly Route[]) => void;
  readonly match: (address: unknown, allowPartial?: boolean) => readonly Match[] | null;
}

/**
 * A matcher that finds its first routes among those of the page alone: the server has found them already, and ranking all
 * addresses is half of what it costs a page to start its router. They are ranked when the browser has time for it, or when
 * somebody goes on.
 * @param make - another of React Router's matchers
 * @param pageRoutes - the ids of the page's routes
 * @param later - calls when the browser has time
 */
export const pageFirst = (
  make: () => Matcher,
  pageRoutes: () => readonly string[],
  later: (rank: () => void) => void,
): Matcher => {
  let routes: readonly Route[] = [];
  let whole: Matcher | undefined;
  let isFirst = true;

  const matcherOf = (known: readonly Route[]): Matcher => {
    const matcher = make();
    matcher.update(known);
    return matcher;
  };
  const ranked = (): Matcher => (whole ??= matcherOf(routes));

  const matchPage = (address: unknown): readonly Match[] | undefined => {
    const ids = new Set(pageRoutes());
    // React Router changes its routes in place: they are answered themselves, and not what was made of them to look among.
    const own = new Map<string, Route>();
    const kept = (all: readonly Route[]): Route[] =>
      all
        .filter(({ id }) => ids.has(id))
        .map((route) => {
          own.set(route.id, route);
          return { ...route, children: route.children && kept(route.children) };
        });
    const found = matcherOf(kept(routes)).match(address);
    // Of another address than the page's a part of them may be found: the root alone is found for `/`.
    return found?.length === ids.size
      ? found.map((match) => ({ ...match, route: own.get(match.route.id) ?? match.route }))
      : undefined;
  };

  return {
    update: (known) => {
      routes = known;
      whole = undefined;
    },
    match: (address, allowPartial) => {
      const found = isFirst ? matchPage(address) : undefined;
      isFirst = false;
      if (!found) return ranked().match(address, allowPartial);
      later(ranked);
      return found;
    },
  };
};
