import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldError, fieldId, type FieldProps } from '../field.tsx';

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'label' | 'optionalLabel'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'id'> {
  readonly label: ReactNode;
}

/** Something that is agreed to, or wanted, or not; its label may hold links. */
export const CheckboxField = ({ name, label, hint, error, ...input }: CheckboxFieldProps) => (
  <div className={classNames('field', error && 'field--invalid')}>
    <label className="check">
      <input {...input} type="checkbox" id={fieldId(name)} name={name} {...describedBy({ name, error })} />
      <span>
        {label}
        {hint ? <span className="check__hint">{hint}</span> : null}
      </span>
    </label>
    <FieldError name={name} error={error} />
  </div>
);
