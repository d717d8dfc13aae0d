import { Button } from '@vesper/ui';
import type { ReactNode } from 'react';

export interface PlainQuestionProps {
  /** What is pressed first: opens the question. */
  readonly ask: string;
  /** As what it is pressed: a button of the page, or a line of a menu. */
  readonly className: string;
  /** What is asked, or said before it is done. */
  readonly children: ReactNode;
  /** The button that does it. */
  readonly confirm: string;
  readonly look: 'primary' | 'danger';
  /** What the form sends along. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * A question before an act for who has no script, where a dialog asks otherwise: it opens by itself, and a plain form of the
 * page does what it is about. Within `<noscript>`, so that there is never both.
 */
export const PlainQuestion = ({ ask, className, children, confirm, look, fields }: PlainQuestionProps) => (
  <details className="plain-question">
    <summary className={className}>{ask}</summary>
    <form method="post" className="stack plain-question__form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" look={look}>
          {confirm}
        </Button>
      </div>
    </form>
  </details>
);
