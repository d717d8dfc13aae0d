import { Check, CheckCheck, CircleAlert, Clock, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

/** `received` has reached a device of the other side; `waiting` is kept until the sender confirms the e-mail address; `failed` was not accepted. */
export type BubbleState = 'sending' | 'sent' | 'received' | 'read' | 'waiting' | 'failed';

export interface MessageBubbleProps {
  readonly own: boolean;
  readonly children: ReactNode;
  /** The time as text and as an ISO timestamp; absent while the server has not accepted the message. */
  readonly time?: string;
  readonly dateTime?: string;
  /** For own messages: the state and its finished text. */
  readonly state?: BubbleState;
  readonly stateLabel?: string;
  /** The text stands there for everybody, and not for screen readers alone. */
  readonly isStateShown?: boolean;
  /** Who wrote it, for screen readers. */
  readonly senderLabel: string;
  /** What it answers, above the words. */
  readonly quote?: ReactNode;
  /** What it was found, hung at its lower edge. */
  readonly reactions?: ReactNode;
  /** Its words are gone: what stands there instead is said about it. */
  readonly removed?: boolean;
  /** E.g. a "try again" button on a failed message. */
  readonly actions?: ReactNode;
}

const icons = {
  sending: Clock,
  sent: Check,
  received: CheckCheck,
  read: Eye,
  waiting: Clock,
  failed: CircleAlert,
} as const;

export const MessageBubble = ({
  own,
  children,
  time,
  dateTime,
  state,
  stateLabel,
  isStateShown = state === 'waiting' || state === 'failed',
  senderLabel,
  quote,
  reactions,
  removed = false,
  actions,
}: MessageBubbleProps) => {
  const Icon = state ? icons[state] : null;
  return (
    <div
      className={classNames(
        'bubble',
        own ? 'bubble--own' : 'bubble--other',
        state && `bubble--${state}`,
        removed && 'bubble--removed',
      )}
    >
      <span className="visually-hidden">{senderLabel}</span>
      {quote}
      <div className="bubble__text">{children}</div>
      <p className="bubble__meta">
        {time ? <time dateTime={dateTime}>{time}</time> : null}
        {Icon ? <Icon size={17} aria-hidden="true" /> : null}
        {stateLabel ? (
          <span className={isStateShown ? undefined : 'visually-hidden'}>{stateLabel}</span>
        ) : null}
      </p>
      {reactions}
      {actions}
    </div>
  );
};

/** The other member is writing. `label` says so in words; the dots only move. */
export const TypingDots = ({ label }: { readonly label: string }) => (
  <p className="typing">
    <span className="typing__dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span className="typing__label">{label}</span>
  </p>
);
