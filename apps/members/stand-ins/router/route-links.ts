/** A page's style sheets, as React Router lists them for its `<Links>`. */
interface KeyedLink {
  readonly key: string;
  readonly link: { readonly rel: 'stylesheet'; readonly href: string };
}

interface Match {
  readonly route: { readonly id: string };
}

interface RouterManifest {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>>;
}

/**
 * The style sheets of a page's routes. Stands in for React Router's function of this name (`stand-ins.ts`), which also knows
 * links that a route names itself; ours name none.
 */
export const getKeyedLinksForMatches = (
  matches: readonly Match[],
  _modules: unknown,
  { routes }: RouterManifest,
): KeyedLink[] =>
  [...new Set(matches.flatMap(({ route }) => routes[route.id]?.css ?? []))].map((href) => ({
    key: href,
    link: { rel: 'stylesheet', href },
  }));

export const isPageLinkDescriptor = (): boolean => false;

/** Only asked for by links that fetch their page ahead; none of ours does. */
const never = (): never => {
  throw new Error('Nothing is fetched ahead: see stand-ins.ts');
};

export { never as getKeyedPrefetchLinks, never as getModuleLinkHrefs, never as getNewMatchesForLinks };
