import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/waiting/spinner.tsx';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldError, FieldHint, fieldId, type FieldProps } from '../field.tsx';

export interface SwitchFieldProps extends Omit<FieldProps, 'label' | 'optionalLabel'> {
  readonly label: ReactNode;
  /** On which side of the switch the label stands: `start` for lists of settings. */
  readonly labelSide?: 'start' | 'end';
  readonly defaultChecked?: boolean;
  readonly checked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  /** A save is under way: the switch keeps its place and its focus, and does not react. */
  readonly busy?: boolean;
  /** Said politely and shown under the label, e.g. "Saved" or "Saving". */
  readonly status?: string | undefined;
  readonly disabled?: boolean;
  /** What the form gets when it is on. */
  readonly value?: string;
}

/** A setting that is on or off, and counts at once. A native checkbox, so that it can be sent without script as well. */
export const SwitchField = ({
  name,
  label,
  hint,
  error,
  labelSide = 'end',
  defaultChecked,
  checked,
  onCheckedChange,
  busy = false,
  status,
  disabled,
  value,
}: SwitchFieldProps) => (
  <div className={classNames('field', error && 'field--invalid')}>
    <div className={classNames('switch', labelSide === 'start' && 'switch--label-start')}>
      <span className="switch__track">
        <input
          type="checkbox"
          role="switch"
          id={fieldId(name)}
          name={name}
          value={value}
          disabled={disabled}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          {...describedBy({ name, hint, error })}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (busy) event.preventDefault();
          }}
          onChange={(event) => {
            if (!busy) onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className="switch__face" aria-hidden="true">
          <span className="switch__thumb">
            {busy ? <Spinner /> : <Check className="switch__tick" size={18} strokeWidth={3} />}
          </span>
        </span>
      </span>
      <div className="switch__texts">
        <label className="switch__label" htmlFor={fieldId(name)}>
          {label}
        </label>
        <FieldHint name={name} hint={hint} />
        <span className="switch__status" role="status">
          {status}
        </span>
      </div>
    </div>
    <FieldError name={name} error={error} />
  </div>
);
