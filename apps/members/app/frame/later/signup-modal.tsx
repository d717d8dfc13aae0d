import { LinkButton, type LinkButtonProps } from '@vesper/ui';
import { type MouseEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { LoginReason } from '../links/login-path.ts';
import { laterPart } from './later-part.tsx';

const SignupDialog = laterPart(
  async () => (await import('../../features/signup/signup-dialog.tsx')).default,
  { failure: 'over' },
);

let wanted: string | null = null;
const listeners = new Set<() => void>();

const want = (href: string | null): void => {
  wanted = href;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where signup opens over the page (spec §2); one a layout. Its code comes when somebody wants to sign up. */
export const SignupModal = () => {
  const href = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  );
  const { key } = useLocation();
  // Its last step leads back to this very page, and a form that was sent before its script had come goes on as the page.
  // Together with the page itself: later, it would close what was pressed the moment the page was there.
  useLayoutEffect(() => want(null), [key]);
  if (href === null) return null;
  return <SignupDialog href={href} onClose={() => want(null)} />;
};

/** A click that the browser would open elsewhere is left to it. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What a visitor was about to do: whom to write to, or the screen to come to and why. */
export interface SignupWish {
  /** Gets the first message. */
  readonly to?: string;
  /** Without language prefix. */
  readonly next?: string;
  readonly reason?: LoginReason;
}

const signupPath = (wish: SignupWish): string => {
  const query = new URLSearchParams({ ...wish }).toString();
  return query ? `/signup?${query}` : '/signup';
};

/** Opens signup over the page. */
export const openSignup = (wish: SignupWish): void => want(signupPath(wish));

/** A link to signup, which opens over this page where scripts run. */
export const signupLink = (wish: SignupWish = {}) => ({
  href: signupPath(wish),
  onClick: (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openSignup(wish);
  },
});

/** A way to sign up. */
export const SignupLink = ({ to, next, reason, ...link }: Omit<LinkButtonProps, 'href'> & SignupWish) => (
  <LinkButton
    {...link}
    {...signupLink({ ...(to && { to }), ...(next && { next }), ...(reason && { reason }) })}
  />
);
