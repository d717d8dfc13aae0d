import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { KitLink } from '../../foundation/link.tsx';

export interface SideNavItem {
  /** A page of its own, or `#part` of this one. */
  readonly href: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** What is inside or how it stands now, in one line; only where the items are large rows. */
  readonly line?: ReactNode;
  /** Id of the row, for addresses that once led to this part of a page. */
  readonly id?: string;
}

const currentWord = (href: string): 'page' | 'location' => (href.startsWith('#') ? 'location' : 'page');

export interface SideNavProps {
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** The `href` of the item that is shown; null for none. */
  readonly current: string | null;
}

/** A navigation of second rank: a column beside the content, or large rows that lead to it. */
export const SideNav = ({ label, items, current }: SideNavProps) => (
  <nav className="side-nav" aria-label={label}>
    <ul>
      {items.map(({ href, icon, name, line, id }) => (
        <li key={href} id={id}>
          <KitLink
            href={href}
            className="side-nav__link"
            aria-current={href === current ? currentWord(href) : undefined}
          >
            <span className="side-nav__icon">{icon}</span>
            <span className="side-nav__text">
              <span className="side-nav__name">{name}</span>
              {line ? <span className="side-nav__line">{line}</span> : null}
            </span>
            <ChevronRight className="side-nav__more" size={22} aria-hidden="true" />
          </KitLink>
        </li>
      ))}
    </ul>
  </nav>
);
