import { type FieldLabels, RefusalSummary } from '../fields/field-errors.tsx';
import { accountRefusals } from './account-refusals.ts';
import type { StandingErrors } from '../fields/standing-errors.ts';

export interface ActRefusalProps {
  readonly standing: StandingErrors;
  /** What the form led to: a second refusal takes the focus again. */
  readonly answer: unknown;
  readonly labels?: FieldLabels | undefined;
}

/** The summary over a form of the account that was refused; nothing over any other. */
export const ActRefusal = ({ standing: { fields, refusal }, answer, labels = {} }: ActRefusalProps) =>
  refusal ? (
    <RefusalSummary
      fields={fields}
      labels={labels}
      refusal={refusal}
      submission={answer}
      texts={accountRefusals}
    />
  ) : null;
