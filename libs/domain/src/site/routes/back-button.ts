import { matchRoute } from './route-matching.ts';
import type { RouteName } from './routes.ts';

const screens: ReadonlySet<RouteName> = new Set([
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]);

/** Whether the bar shows a way back (spec §2): only an installed app lacks the browser's own. */
export function isBackButtonShown(page: {
  readonly installedApp: boolean;
  readonly historyLength: number;
  /** Path without language prefix. */
  readonly path: string;
}): boolean {
  const name = matchRoute(page.path)?.name;
  return page.installedApp && page.historyLength > 1 && name !== undefined && screens.has(name);
}
