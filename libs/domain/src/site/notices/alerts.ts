import type { PushStatus } from '../../push/push.machine.ts';
import { matchRoute } from '../routes/route-matching.ts';
import { type RouteName, routes } from '../routes/routes.ts';

/** Alerts above a screen that a member can put away (spec §4 "Alerts"). */
export const dismissableAlerts = ['photo', 'push', 'mail-disabled'] as const;
export type DismissableAlert = (typeof dismissableAlerts)[number];

/** All that is remembered as put away: the alerts, and the entry warning, which never comes back (spec §2). */
const dismissables = [...dismissableAlerts, 'site-entry'] as const;
type Dismissable = (typeof dismissables)[number];

/** When each was put away, in milliseconds; null for never. */
export type Dismissals = Readonly<Record<Dismissable, number | null>>;

export const noDismissals: Dismissals = {
  photo: null,
  push: null,
  'mail-disabled': null,
  'site-entry': null,
};

/** Name of the cookie that remembers them on this device; the server reads it, so that no alert comes in late. */
export const dismissalsCookieName = 'dismissed';

/** The cookie's value, e.g. `photo-1700000000000.push-1700000000001`. */
export function formatDismissals(dismissals: Dismissals): string {
  return dismissables
    .flatMap((name) => (dismissals[name] === null ? [] : [`${name}-${dismissals[name]}`]))
    .join('.');
}

/** Reads the cookie's value; what cannot be read was never put away. */
export function parseDismissals(value: string | undefined): Dismissals {
  const parts = (value ?? '').split('.');
  const timeOf = (name: Dismissable): number | null => {
    const digits = parts.find((part) => part.startsWith(`${name}-`))?.slice(name.length + 1);
    return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
  };
  return {
    photo: timeOf('photo'),
    push: timeOf('push'),
    'mail-disabled': timeOf('mail-disabled'),
    'site-entry': timeOf('site-entry'),
  };
}

const day = 24 * 60 * 60 * 1000;

/** How long an alert stays away: long enough to leave somebody in peace, short enough to be of use. */
const awayMs: Readonly<Record<DismissableAlert, number>> = {
  photo: 7 * day,
  push: 30 * day,
  // Mails that bounce concern the way back into the account: asked again after a week.
  'mail-disabled': 7 * day,
};

/**
 * Whether an alert that was put away at that time (milliseconds, or null for never) is still to stay away. A time that
 * lies ahead comes from a wrong clock, and keeps it away as one of now does.
 */
export function isPutAway(alert: DismissableAlert, dismissedAtMs: number | null, nowMs: number): boolean {
  if (dismissedAtMs === null || !Number.isFinite(dismissedAtMs)) return false;
  return nowMs - dismissedAtMs < awayMs[alert];
}

/** Nobody is interrupted while buying or reading a profile; writing and paying have layouts of their own, without notices. */
const quietScreens: ReadonlySet<RouteName> = new Set([
  'credits',
  'transactions',
  'members-id',
  'likes-m-id',
  'profile',
]);

/** All that is said above a screen, in the order in which it is said (readings, "Settled since": notices). */
const notices = ['activation', 'paused', 'mail-disabled', 'photo', 'push', 'bonus'] as const;
export type Notice = (typeof notices)[number];

/** Where what a notice asks for is done: its own screen says the same more fully. */
const ownScreens: Readonly<Partial<Record<Notice, readonly RouteName[]>>> = {
  activation: ['activate-error'],
  photo: ['profile', 'verification'],
  push: ['notifications'],
  'mail-disabled': ['notifications'],
  bonus: ['premium', 'pricing'],
};

export type NoticeFacts = {
  /** Path of the screen without language prefix. */
  readonly path: string;
  /** Null for visitors. */
  readonly member: {
    readonly confirmed: boolean;
    readonly paused: boolean;
    readonly hasMainImage: boolean;
    readonly mailDisabled: boolean;
  } | null;
  /** What this device says of push (spec §4 "Push"). */
  readonly push: PushStatus | 'unknown';
  /** Whether the time bonus runs and grants anything. */
  readonly bonus: boolean;
  /** When each alert was put away on this device, in milliseconds. */
  readonly dismissedAtMs: Dismissals;
};

function isAlert(notice: Notice): notice is DismissableAlert {
  return dismissableAlerts.some((alert) => alert === notice);
}

/**
 * Which notice stands above a screen of the default layout: one at a time, the most needed first, each waiting until those
 * before it are done or put away. The bonus belongs to the members area (spec §4).
 */
export function noticeToShow(facts: NoticeFacts, nowMs: number): Notice | null {
  const { member, path, push, bonus, dismissedAtMs } = facts;
  const screen = matchRoute(path)?.name;
  if (!member || screen === undefined) return null;
  if (routes[screen].layout !== 'default' || quietScreens.has(screen)) return null;
  const wanted: Readonly<Record<Notice, boolean>> = {
    activation: !member.confirmed,
    paused: member.paused,
    'mail-disabled': member.mailDisabled,
    photo: !member.hasMainImage,
    push: push === 'unsubscribed',
    bonus: bonus && routes[screen].membersArea,
  };
  const next = notices.find(
    (notice) => wanted[notice] && !(isAlert(notice) && isPutAway(notice, dismissedAtMs[notice], nowMs)),
  );
  if (next === undefined || ownScreens[next]?.includes(screen)) return null;
  return next;
}
