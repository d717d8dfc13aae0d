import type { ReactNode } from 'react';
import { KitLink } from '../../foundation/link.tsx';

export interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly badge?: ReactNode;
  readonly current: boolean;
}

/** Tabs that are links: each shows a page of its own, so they are a navigation and work without script. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <KitLink href={tab.href} className="tabs__tab" aria-current={tab.current ? 'page' : undefined}>
            {tab.label}
            {tab.badge}
          </KitLink>
        </li>
      ))}
    </ul>
  </nav>
);
