import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../feedback/waiting/spinner.tsx';
import { PaidTick } from './paid-tick.tsx';

export type OutcomeSign = 'loading' | 'pending' | 'paid' | 'failed';

const signs: Readonly<Record<OutcomeSign, ReactNode>> = {
  loading: <Spinner />,
  pending: <Clock size={44} aria-hidden="true" />,
  paid: <PaidTick />,
  failed: <CircleAlert size={44} aria-hidden="true" />,
};

export interface OutcomeProps {
  readonly sign: OutcomeSign;
  readonly title: string;
  /** What it means, in paragraphs. Read out with the title whenever they change. */
  readonly children?: ReactNode;
  /** Whom it is about: a {@link PersonNote}. */
  readonly person?: ReactNode;
  /** The ways on; one of them is green at most. */
  readonly actions: ReactNode;
}

/** What became of something that was waited for: a payment above all. Its title is the page's. */
export const Outcome = ({ sign, title, children, person, actions }: OutcomeProps) => (
  <div className="outcome">
    <div role="status" className="outcome__words">
      {signs[sign]}
      <h1>{title}</h1>
      {children}
    </div>
    {person}
    <div className="cluster outcome__acts">{actions}</div>
  </div>
);
