import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertBannerProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` speaks at once: for what went wrong just now. Banners that stand from the start need none. */
  readonly role?: 'alert' | 'status';
  readonly onDismiss?: () => void;
  /** Needed with `onDismiss`. */
  readonly dismissLabel?: string;
}

/** What it is about before one reads it, and not by its colour alone. */
const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A message that stays until it is dealt with or dismissed. */
export const AlertBanner = ({
  tone = 'info',
  title,
  children,
  actions,
  role,
  onDismiss,
  dismissLabel,
}: AlertBannerProps) => {
  const Sign = signs[tone];
  return (
    <div className={`alert alert--${tone}`} role={role}>
      <Sign size={22} aria-hidden="true" className="alert__sign" />
      <div className="alert__body">
        {title ? <p className="alert__title">{title}</p> : null}
        <div>{children}</div>
        {actions ? <div className="alert__actions">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <button type="button" className="icon-button by-script" aria-label={dismissLabel} onClick={onDismiss}>
          <X size={22} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
};
