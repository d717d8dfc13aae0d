import { V6RegExMatcher as RegExMatcher } from 'react-router/matcher';
import { type Matcher, pageFirst } from './page-first.ts';

const routesOfPage = (): readonly string[] => {
  const { __reactRouterRouteModules: routes = {} } = window as {
    __reactRouterRouteModules?: Readonly<Record<string, object>>;
  };
  return Object.keys(routes);
};

/** Safari has no idle time. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
};

/** Stands in for React Router's matcher (`stand-ins.ts`), which it makes with `new`. */
export const V6RegExMatcher = function (basename?: string): Matcher {
  return pageFirst(() => new RegExMatcher(basename), routesOfPage, whenIdle);
};
