import type { KitLinkProps } from '@vesper/ui';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalePath } from './localized-path.ts';
import { frameMessages } from '../messages.ts';
import { useToasts } from '../errors/toasts.tsx';

/** A link of this app. Without network it stays where it is and says so: the browser would only show its own error page. */
const InnerLink = ({ href, children, onClick, viewTransition = false, ...rest }: KitLinkProps) => {
  const intl = useIntl();
  const toasts = useToasts();
  const localePath = useLocalePath();
  const stayOffline = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    toasts.add(intl.formatMessage(frameMessages.offline), 'danger');
  };
  return (
    <Link to={localePath(href)} viewTransition={viewTransition} {...rest} onClick={stayOffline}>
      {children}
    </Link>
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
