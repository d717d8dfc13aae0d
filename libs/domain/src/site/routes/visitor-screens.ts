import { matchRoute } from './route-matching.ts';
import type { RouteName } from './routes.ts';

/**
 * Screens that say the same to every visitor of a language, a country and a look, and hold nothing that is made for one of
 * them: no key of an act, no search, nobody's profile. They are made once and kept.
 */
const visitorScreens: ReadonlySet<RouteName> = new Set([
  'index',
  'lang-config',
  'login',
  'login-link',
  'pricing',
  'reset-password',
  'signup',
]);

/** Whether the screen at a path (without language prefix) is made once for all visitors. */
export function isVisitorScreen(path: string): boolean {
  const name = matchRoute(path)?.name;
  return name !== undefined && visitorScreens.has(name);
}
