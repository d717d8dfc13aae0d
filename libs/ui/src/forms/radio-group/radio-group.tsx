import type { ReactNode } from 'react';
import { FieldGroup, fieldId, type FieldProps } from '../field.tsx';
import type { SelectOption } from '../select-field/select-field.tsx';

export interface RadioOption extends SelectOption {
  /** What the choice means, in a line or two. */
  readonly hint?: ReactNode;
  /** Decoration in front of the texts. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean;
}

/** One of a few choices that need a word of explanation each, one under the other. Native radio buttons. */
export const RadioGroup = ({
  options,
  defaultValue,
  value,
  onValueChange,
  required,
  ...field
}: RadioGroupProps) => (
  <FieldGroup {...field}>
    <div className="radios">
      {options.map((option) => {
        const id = `${fieldId(field.name)}-${option.value}`;
        return (
          <div className="radio" key={option.value}>
            <input
              type="radio"
              id={id}
              name={field.name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon ? <span className="radio__icon">{option.icon}</span> : null}
            <span className="radio__texts">
              <label className="radio__label" htmlFor={id}>
                {option.label}
              </label>
              {option.hint ? (
                <span className="radio__hint" id={`${id}-hint`}>
                  {option.hint}
                </span>
              ) : null}
            </span>
          </div>
        );
      })}
    </div>
  </FieldGroup>
);
