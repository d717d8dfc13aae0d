import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldError, FieldGroup, fieldId, type FieldProps } from '../field.tsx';
import type { SelectOption } from '../select-field/select-field.tsx';

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'label' | 'optionalLabel'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'id'> {
  readonly label: ReactNode;
}

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

export interface ChoiceGroupProps extends FieldProps {
  readonly options: readonly (SelectOption & { readonly icon?: ReactNode })[];
  /** One choice (radio buttons) or any number (checkboxes). */
  readonly kind?: 'one' | 'many';
  readonly defaultValue?: string | readonly string[] | undefined;
  readonly value?: string | readonly string[] | undefined;
  readonly onValueChange?: (value: string, chosen: boolean) => void;
}

const has = (chosen: string | readonly string[], value: string): boolean =>
  typeof chosen === 'string' ? chosen === value : chosen.includes(value);

/** A few choices as chips that show all of them at once; native inputs, so it works without script. */
export const ChoiceGroup = ({
  options,
  kind = 'one',
  defaultValue,
  value,
  onValueChange,
  ...field
}: ChoiceGroupProps) => (
  <FieldGroup {...field}>
    <div className="choices">
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: has(defaultValue ?? '', option.value) }
              : { checked: has(value, option.value) })}
            onChange={(event) => onValueChange?.(option.value, event.currentTarget.checked)}
          />
          <span className="choice__face">
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
