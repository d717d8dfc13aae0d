import { useId } from 'react';

export interface ProgressBarProps {
  /** What is on its way, e.g. "Your photo is being uploaded". */
  readonly label: string;
  /** Share that is done, 0 to 1. Leave it out while nobody knows how long it takes. */
  readonly value?: number | undefined;
  /** The share as finished text in the page's language, e.g. "40 %"; needed with `value`. */
  readonly valueText?: string | undefined;
}

/** How far something is that takes a while, on the browser's own `<progress>`. */
export const ProgressBar = ({ label, value, valueText }: ProgressBarProps) => {
  const id = useId();
  return (
    <div className="progress-bar">
      <div className="progress-bar__head">
        <label htmlFor={id}>{label}</label>
        {/* The bar itself tells a screen reader how far it is. */}
        {value === undefined ? null : (
          <span className="progress-bar__value" aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={id}
        className="progress-bar__bar"
        max={1}
        {...(value !== undefined && { value })}
        aria-valuetext={value === undefined ? undefined : valueText}
      />
    </div>
  );
};
