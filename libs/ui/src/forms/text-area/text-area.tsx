import { type TextareaHTMLAttributes, useState } from 'react';
import { describedBy, Field, fieldId, type FieldProps } from '../field.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'> {
  /** Counts characters as people do (grapheme clusters). Without it there is no counter. */
  readonly count?: (text: string) => number;
  /** The finished text of the counter, e.g. "12 of 1,000 characters". */
  readonly counterText?: (length: number) => string;
  readonly maximum?: number;
}

/** Several lines of text, with a counter that is only spoken near the limit. */
export const TextArea = ({
  name,
  label,
  hint,
  error,
  optionalLabel,
  count,
  counterText,
  maximum,
  onChange,
  ...input
}: TextAreaProps) => {
  const [length, setLength] = useState(() => count?.(String(input.value ?? input.defaultValue ?? '')) ?? 0);
  const nearLimit = maximum !== undefined && length > maximum * 0.9;
  const field = { name, label, hint, error, ...(optionalLabel && { optionalLabel }) };
  return (
    <Field {...field}>
      <textarea
        rows={5}
        {...input}
        className="input input--area"
        id={fieldId(name)}
        name={name}
        {...describedBy(field)}
        onChange={(event) => {
          if (count) setLength(count(event.currentTarget.value));
          onChange?.(event);
        }}
      />
      {counterText ? (
        <p
          className={
            maximum !== undefined && length > maximum
              ? 'field__counter field__counter--over'
              : 'field__counter'
          }
          aria-live={nearLimit ? 'polite' : 'off'}
        >
          {counterText(length)}
        </p>
      ) : null}
    </Field>
  );
};
