import { routes } from './routes.ts';
import type { Route, RouteName } from './routes.ts';

export type RouteMatch = { name: RouteName; params: Readonly<Record<string, string>> };

/** What a parameter may be where not everything is a screen; anything else is the 404 page. */
const allowedValues: Readonly<Record<string, RegExp>> = {
  type: /^(received|sent|matches)$/,
  room: /^(told|seen|email|password|language)$/,
  // A short link out of a mail is long and unguessable; shorter words are mistyped addresses.
  token: /^[\w.~-]{16,}$/,
};

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

type Matched = { params: Record<string, string>; literals: number };

function matchSegments(pattern: string[], segments: string[]): Matched | null {
  if (segments.length > pattern.length) return null;
  const params: Record<string, string> = {};
  let literals = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      // An earlier literal weighs more, so that /likes/m/x is never /likes/:type.
      literals += 2 ** -index;
      continue;
    }
    const key = part.slice(1).replace('?', '');
    const value = decoded(segment);
    if (value === null || allowedValues[key]?.test(value) === false) return null;
    params[key] = value;
  }
  return { params, literals };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const patterns = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  segments: segmentsOf(route.path),
}));

/**
 * The screen at a path without its language prefix, query or fragment, or null for the 404 page.
 * Fixed words win over parameters; a trailing slash does no harm.
 */
export function matchRoute(path: string): RouteMatch | null {
  if (!path.startsWith('/') || path.includes('//')) return null;
  const segments = segmentsOf(path);
  let best: (Matched & { name: RouteName }) | null = null;
  for (const pattern of patterns) {
    const matched = matchSegments(pattern.segments, segments);
    if (matched !== null && (best === null || matched.literals > best.literals)) {
      best = { ...matched, name: pattern.name };
    }
  }
  return best === null ? null : { name: best.name, params: best.params };
}

/** Whether this visitor may open a screen or is sent to login first (spec §6). */
export function mayEnter(
  name: RouteName,
  viewer: { loggedIn: boolean; loggedOutSearch: boolean },
): 'ok' | 'login_required' {
  const { access }: Route = routes[name];
  if (viewer.loggedIn || access === 'public') return 'ok';
  return access === 'search' && viewer.loggedOutSearch ? 'ok' : 'login_required';
}

/**
 * Whether visitors may search and see profiles on this site (spec §6): opened to all, or to those
 * who came from a traffic source.
 */
export function mayVisitorsSearch(
  settings: { loggedOutSearch: boolean; loggedOutSearchTrafficsource: boolean },
  fromTrafficSource: boolean,
): boolean {
  return settings.loggedOutSearch || (settings.loggedOutSearchTrafficsource && fromTrafficSource);
}

/** Whether a visitor may sign up (spec §6); the codes are the reasons why not. */
export function maySignUp(
  settings: { signups: 'all' | 'with_trafficsource' | 'other' },
  fromTrafficSource: boolean,
): null | 'invite_only' {
  if (settings.signups === 'all') return null;
  return settings.signups === 'with_trafficsource' && fromTrafficSource ? null : 'invite_only';
}
