import { type ReactNode, useRef } from 'react';
import { describedBy, Field, fieldId, type FieldProps } from '../field.tsx';
import { deletedBy, place, rewrite } from '../rewrite.ts';

export interface CodeFieldProps extends FieldProps {
  /** How many figures the code has. */
  readonly length?: 4 | 5 | 6 | 7 | 8;
  readonly defaultValue?: string | undefined;
  /** Hears the figures after each change. */
  readonly onValueChange?: (code: string) => void;
  /** Runs each time the code has become whole. */
  readonly onComplete?: (code: string) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Stands under the field: a button that sends another code, and when it may be pressed again. */
  readonly resend?: ReactNode;
}

const isFigure = (character: string): boolean => /\d/.test(character);

/** A code that came by SMS or e-mail: one field, so that phones can fill it in and a code can be pasted whole. */
export const CodeField = ({
  length = 6,
  defaultValue = '',
  onValueChange,
  onComplete,
  disabled,
  required,
  resend,
  ...field
}: CodeFieldProps) => {
  const written = useRef(defaultValue);
  return (
    <Field {...field}>
      <div className="code-input">
        <input
          className="input code-input__figures"
          data-length={length}
          id={fieldId(field.name)}
          name={field.name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Gaps are allowed: a form that is sent before the script has come may still hold them.
          pattern={`(\\s*\\d){${length}}\\s*`}
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          required={required}
          defaultValue={defaultValue}
          {...describedBy(field)}
          onChange={({ currentTarget: input, nativeEvent }) => {
            const previous = written.current;
            const next = rewrite({
              typed: input.value,
              caret: input.selectionStart ?? input.value.length,
              previous,
              deleted: deletedBy(nativeEvent),
              keeps: isFigure,
              write: (figures) => figures.slice(0, length),
            });
            place(input, next);
            written.current = next.text;
            onValueChange?.(next.text);
            if (next.text.length === length && next.text !== previous) onComplete?.(next.text);
          }}
        />
      </div>
      {resend ? <div className="code-input__resend">{resend}</div> : null}
    </Field>
  );
};
