import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'unread' | 'plain' | 'warning' | 'danger' | 'success';
  /** What a screen reader hears instead of the bare number. */
  readonly label?: string;
}

/** A small count or word on something bigger. */
export const Badge = ({ children, tone = 'unread', label }: BadgeProps) => (
  <span className={classNames('badge', `badge--${tone}`)}>
    {label ? (
      <>
        <span aria-hidden="true">{children}</span>
        <span className="visually-hidden">{label}</span>
      </>
    ) : (
      children
    )}
  </span>
);

/** The mark of a premium member. */
export const GoldBadge = ({ label }: { readonly label: string }) => (
  <span className="gold-badge" role="img" aria-label={label} title={label}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        fill="currentColor"
        d="m12 2.6 2.7 6 6.5.6-4.9 4.3 1.5 6.4L12 16.5l-5.8 3.4 1.5-6.4L2.8 9.2l6.5-.6z"
      />
    </svg>
  </span>
);

/** Says that people have compared a member's main photo with fresh selfies: a sign with its words, never the sign alone. */
export const VerifiedMark = ({ label }: { readonly label: string }) => (
  <span className="verified-mark">
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="m12 1.7 2.7 2.1 3.4-.3 1 3.3 2.9 1.8-1.2 3.2 1.2 3.2-2.9 1.8-1 3.3-3.4-.3L12 22l-2.7-2.2-3.4.3-1-3.3L2 15l1.2-3.2L2 8.6l2.9-1.8 1-3.3 3.4.3zm-1.2 13.9 5.7-5.7-1.5-1.5-4.2 4.2-1.9-1.9L7.4 12z"
      />
    </svg>
    <span>{label}</span>
  </span>
);

export interface FictionalMarkProps {
  /** The whole label, e.g. "Fictional profile". It is always shown: a fictional profile is never passed off as a person. */
  readonly label: string;
  /** Only the icon, with the label for screen readers and as a tooltip; for rows where the name has little room. */
  readonly compact?: boolean;
  /** A second label for demo profiles that answer by themselves. */
  readonly automaticLabel?: string | undefined;
}

/** Marks a fictional profile wherever it is named (readings, "The product"). */
export const FictionalMark = ({ label, compact = false, automaticLabel }: FictionalMarkProps) => {
  const more = automaticLabel ? `, ${automaticLabel}` : '';
  const text = `${label}${more}`;
  return (
    <span
      className={classNames('fictional-mark', compact && 'fictional-mark--compact')}
      {...(compact && { role: 'img', 'aria-label': text, title: text })}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 5c5-2 11-2 16 0v6c0 5-3.5 8.6-8 9.5C7.5 19.6 4 16 4 11z" />
        <path d="M8.2 9.7h1.600M14.2 9.7h1.600M9 14c1.800 1.500 4.200 1.500 6 0" />
      </svg>
      {compact ? null : (
        <span>
          {label}
          {more ? <span className="fictional-mark__automatic">{more}</span> : null}
        </span>
      )}
    </span>
  );
};
