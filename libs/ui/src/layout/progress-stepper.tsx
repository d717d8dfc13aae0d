import { Check, Minus } from 'lucide-react';

export interface ProgressStepperProps {
  /** Finished text for where one is, e.g. "Step 2 of 5: Your photo". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step being done. */
  readonly current: number;
  /** Those before it that were left out; of `steps`. */
  readonly skipped?: readonly string[];
  /** A finished sentence about the step before, such as that it was left out; empty for none. */
  readonly note?: string;
}

type State = 'done' | 'skipped' | 'current' | 'open';

const stateOf = (index: number, current: number, isSkipped: boolean): State => {
  if (index >= current) return index === current ? 'current' : 'open';
  return isSkipped ? 'skipped' : 'done';
};

const Sign = ({ state, number }: { readonly state: State; readonly number: number }) => {
  if (state === 'done') return <Check size={16} />;
  return state === 'skipped' ? <Minus size={16} /> : number;
};

/** How far along one is in a few steps. */
export const ProgressStepper = ({ label, steps, current, skipped = [], note = '' }: ProgressStepperProps) => (
  <div className="stepper">
    <p className="stepper__label">{label}</p>
    <ol aria-hidden="true">
      {steps.map((step, index) => {
        const state = stateOf(index, current, skipped.includes(step));
        return (
          <li key={step} className={`stepper__step stepper__step--${state}`}>
            <span className="stepper__dot">
              <Sign state={state} number={index + 1} />
            </span>
          </li>
        );
      })}
    </ol>
    <p role="status" className="stepper__note">
      {note}
    </p>
  </div>
);
