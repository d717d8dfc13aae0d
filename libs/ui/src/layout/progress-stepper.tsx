import { Check } from 'lucide-react';

export interface ProgressStepperProps {
  /** Finished text for where one is, e.g. "Step 2 of 5: Your photo". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step being done. */
  readonly current: number;
}

const stateOf = (index: number, current: number): 'done' | 'current' | 'open' =>
  index < current ? 'done' : index === current ? 'current' : 'open';

/** How far along one is in a few steps. */
export const ProgressStepper = ({ label, steps, current }: ProgressStepperProps) => (
  <div className="stepper">
    <p className="stepper__label">{label}</p>
    <ol aria-hidden="true">
      {steps.map((step, index) => (
        <li key={step} className={`stepper__step stepper__step--${stateOf(index, current)}`}>
          <span className="stepper__dot">{index < current ? <Check size={16} /> : index + 1}</span>
        </li>
      ))}
    </ol>
  </div>
);
