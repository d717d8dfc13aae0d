import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `warning` for what keeps something from working, such as e-mails that come back. */
  readonly tone?: 'info' | 'warning';
  /** Says with a picture what the line is about; decoration. */
  readonly icon: ReactNode;
  /** One line, which says all there is to say. */
  readonly children: ReactNode;
  /** One link or quiet button: where it is done. */
  readonly action: ReactNode;
  readonly onDismiss?: () => void;
  /** Needed with `onDismiss`. */
  readonly dismissLabel?: string;
}

/** The one hint of a screen: an icon, a line and a link. It asks for little room, since it stands among what one came for. */
export const Notice = ({ tone = 'info', icon, children, action, onDismiss, dismissLabel }: NoticeProps) => (
  <div className={`notice-line notice-line--${tone}`}>
    <span className="notice-line__icon">{icon}</span>
    <div className="notice-line__body">
      <p>{children}</p>
      <div className="notice-line__action">{action}</div>
    </div>
    {onDismiss ? (
      <button type="button" className="icon-button by-script" aria-label={dismissLabel} onClick={onDismiss}>
        <X size={22} aria-hidden="true" />
      </button>
    ) : null}
  </div>
);
