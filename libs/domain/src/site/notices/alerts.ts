import type { PushStatus } from '../../push/push.machine.ts';
import { matchRoute } from '../routes/route-matching.ts';
import type { RouteName } from '../routes/routes.ts';

/** Alerts above a screen that a member can put away (spec §4 "Alerts"). */
export const dismissableAlerts = ['photo', 'push', 'mail-disabled'] as const;
export type DismissableAlert = (typeof dismissableAlerts)[number];

/** When each alert was put away, in milliseconds; null for never. */
export type Dismissals = Readonly<Record<DismissableAlert, number | null>>;

export const noDismissals: Dismissals = { photo: null, push: null, 'mail-disabled': null };

/** Name of the cookie that remembers them on this device; the server reads it, so that no alert comes in late. */
export const dismissalsCookieName = 'dismissed';

/** The cookie's value, e.g. `photo-1700000000000.push-1700000000001`. */
export function formatDismissals(dismissals: Dismissals): string {
  return dismissableAlerts
    .flatMap((alert) => (dismissals[alert] === null ? [] : [`${alert}-${dismissals[alert]}`]))
    .join('.');
}

/** Reads the cookie's value; what cannot be read was never put away. */
export function parseDismissals(value: string | undefined): Dismissals {
  const parts = (value ?? '').split('.');
  const timeOf = (alert: DismissableAlert): number | null => {
    const digits = parts.find((part) => part.startsWith(`${alert}-`))?.slice(alert.length + 1);
    return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
  };
  return { photo: timeOf('photo'), push: timeOf('push'), 'mail-disabled': timeOf('mail-disabled') };
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
 * lies ahead comes from a wrong clock and counts as now.
 */
export function isPutAway(alert: DismissableAlert, dismissedAtMs: number | null, nowMs: number): boolean {
  if (dismissedAtMs === null || !Number.isFinite(dismissedAtMs)) return false;
  return nowMs - Math.min(dismissedAtMs, nowMs) < awayMs[alert];
}

/** Where one looks around; nobody is interrupted while paying, writing, reading a profile or in the settings themselves. */
const screens: ReadonlySet<RouteName> = new Set([
  'index',
  'members',
  'chats',
  'likes',
  'likes-type',
  'premium',
  'match-finder',
  'swipe-game',
]);

export type AlertFacts = {
  /** Path of the screen without language prefix. */
  readonly path: string;
  /** Null for visitors. */
  readonly member: {
    readonly confirmed: boolean;
    readonly hasMainImage: boolean;
    readonly mailDisabled: boolean;
  } | null;
  /** What this device says of push (spec §4 "Push"). */
  readonly push: PushStatus | 'unknown';
  /** When each was put away on this device, in milliseconds. */
  readonly dismissedAtMs: Dismissals;
};

/**
 * Which alert is shown: one at a time, the most needed first, none while the address is unconfirmed (that has a reminder
 * of its own).
 */
export function alertToShow(facts: AlertFacts, nowMs: number): DismissableAlert | null {
  const { member, path, push, dismissedAtMs } = facts;
  const screen = matchRoute(path)?.name;
  if (!member?.confirmed || screen === undefined || !screens.has(screen)) return null;
  const wanted: Readonly<Record<DismissableAlert, boolean>> = {
    'mail-disabled': member.mailDisabled,
    photo: !member.hasMainImage,
    push: push === 'unsubscribed',
  };
  const order: readonly DismissableAlert[] = ['mail-disabled', 'photo', 'push'];
  return order.find((alert) => wanted[alert] && !isPutAway(alert, dismissedAtMs[alert], nowMs)) ?? null;
}
