import { matchRoute } from '../routes/route-matching.ts';
import type { RouteName } from '../routes/routes.ts';

export type EntryVisit = {
  readonly loggedIn: boolean;
  /** Runs in the window of an installed app. */
  readonly installedApp: boolean;
  /** The site's switch (spec §3 `enable_site_entry_popup`): anything but `no` is on. */
  readonly enabled: string;
  readonly country: string;
  /** Only visitors from these countries; null means all. */
  readonly countries: readonly string[] | null;
  /** A warning was closed on this device before. */
  readonly seen: boolean;
  readonly locale: string;
  /** Path without language prefix. */
  readonly path: string;
};

const without: ReadonlySet<RouteName> = new Set(['complete-signup', 'reset-password', 'reset-password-do']);
const chatScreens: ReadonlySet<RouteName> = new Set(['chats-id', 'members-id-chat']);
const chatLocales: ReadonlySet<string> = new Set(['nl', 'de']);

/**
 * Whether a visitor meets the entry warning (spec §2): once, logged out, not in the installed app, where the site wants it.
 * Not on complete-signup and reset-password; in the chat layout only in Dutch and German.
 */
export function shouldWarnAtEntry(visit: EntryVisit): boolean {
  if (visit.loggedIn || visit.installedApp || visit.seen || visit.enabled === 'no') return false;
  if (visit.countries !== null && !visit.countries.includes(visit.country)) return false;
  const name = matchRoute(visit.path)?.name;
  if (name === undefined) return true;
  if (without.has(name)) return false;
  return !chatScreens.has(name) || chatLocales.has(visit.locale);
}
