import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
}

/** Says that there is nothing here yet, why, and what to do about it. */
export const EmptyState = ({ title, children, icon, actions }: EmptyStateProps) => (
  <div className="empty-state">
    {icon ? <div className="empty-state__icon">{icon}</div> : null}
    <h2 className="empty-state__title">{title}</h2>
    {children ? <div className="empty-state__text">{children}</div> : null}
    {actions ? <div className="cluster empty-state__actions">{actions}</div> : null}
  </div>
);
