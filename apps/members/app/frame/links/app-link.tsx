import type { KitLinkProps } from '@vesper/ui';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router';
import { afterPaint } from './after-paint.ts';
import { useLocalePath } from './localized-path.ts';
import { frameMessages } from '../messages.ts';
import { useToasts } from '../errors/toasts.tsx';

/** Where the browser would follow the link in this very window. */
const opensHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A link of this app. That it is pressed is seen before the way to the next page begins, which takes a phone several frames.
 * Without network it stays where it is and says so: the browser would only show its own error page.
 */
const InnerLink = ({ href, children, onClick, viewTransition = false, ...rest }: KitLinkProps) => {
  const intl = useIntl();
  const toasts = useToasts();
  const to = useLocalePath()(href);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { viewTransition });
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!navigator.onLine) {
      event.preventDefault();
      toasts.add(intl.formatMessage(frameMessages.offlinePress));
    } else if (opensHere(event)) {
      event.preventDefault();
      afterPaint(() => open(event));
    }
  };
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
};

/**
 * The kit's links inside this app: `href` is a path without language prefix, and the page's language is put in front.
 * Addresses of elsewhere (`https:`, `tel:`, `mailto:`, `#…`) stay as they are.
 */
export const AppLink = ({ href, children, viewTransition, ...rest }: KitLinkProps) =>
  href.startsWith('/') ? (
    <InnerLink href={href} viewTransition={viewTransition} {...rest}>
      {children}
    </InnerLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

/** The same as a link of any page: what it leads to is loaded whole. */
export const PageLink = ({ href, children, viewTransition: _moves, ...rest }: KitLinkProps) => {
  const localePath = useLocalePath();
  return (
    <a href={href.startsWith('/') ? localePath(href) : href} {...rest}>
      {children}
    </a>
  );
};
