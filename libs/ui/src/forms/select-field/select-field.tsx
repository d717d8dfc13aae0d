import type { SelectHTMLAttributes } from 'react';
import { describedBy, Field, fieldId, type FieldProps } from '../field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className'> {
  readonly options: readonly SelectOption[];
  /** The choice of nothing, with an empty value. */
  readonly emptyLabel?: string;
}

export const SelectField = ({
  name,
  label,
  hint,
  error,
  optionalLabel,
  options,
  emptyLabel,
  ...input
}: SelectFieldProps) => {
  const field = { name, label, hint, error, ...(optionalLabel && { optionalLabel }) };
  return (
    <Field {...field}>
      <select
        {...input}
        className="input input--select"
        id={fieldId(name)}
        name={name}
        {...describedBy(field)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
};
