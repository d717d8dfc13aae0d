import type { KitLinkProps } from '@vesper/ui';
import { Link } from 'react-router';
import { useLocalePath } from './localized-path.ts';

/**
 * The kit's links inside this app: `href` is a path without language prefix, and the page's language is put in front.
 * Addresses of elsewhere (`https:`, `tel:`, `mailto:`, `#…`) stay as they are.
 */
export const AppLink = ({ href, children, ...rest }: KitLinkProps) => {
  const localePath = useLocalePath();
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localePath(href)} {...rest}>
      {children}
    </Link>
  );
};
