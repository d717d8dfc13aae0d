import { type ReactNode, useEffect, useRef } from 'react';
import { describedBy, Field, fieldId, type FieldProps } from '../field.tsx';
import { cleanIban, groupIban, typeIban } from './iban-groups.ts';
import { deletedBy, place } from '../rewrite.ts';

export interface IbanFieldProps extends FieldProps {
  /** With or without gaps. */
  readonly defaultValue?: string | undefined;
  /** Hears the IBAN without gaps, in capitals, after each change. */
  readonly onValueChange?: (iban: string) => void;
  /** Runs when the field is left, with the IBAN without gaps: the time to judge it. */
  readonly onLeave?: (iban: string) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Stands under the field, e.g. the name of the bank once it is known. */
  readonly children?: ReactNode;
}

/**
 * An IBAN in groups of four while one types. The form gets it without gaps as `name`; a form that is sent before the
 * script has come holds it as it was typed, so the server takes gaps out as well.
 */
export const IbanField = ({
  defaultValue = '',
  onValueChange,
  onLeave,
  disabled,
  required,
  children,
  ...field
}: IbanFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const written = useRef(groupIban(defaultValue));
  const { name } = field;

  // The browser asks every form for its data just before it is read: what is seen keeps its gaps, what is sent has none.
  useEffect(() => {
    const form = ref.current?.form;
    const send = ({ formData }: FormDataEvent): void => {
      const value = formData.get(name);
      if (typeof value === 'string') formData.set(name, cleanIban(value));
    };
    form?.addEventListener('formdata', send);
    return () => form?.removeEventListener('formdata', send);
  }, [name]);

  return (
    <Field {...field}>
      <input
        ref={ref}
        className="input iban-input"
        id={fieldId(name)}
        name={name}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        required={required}
        defaultValue={groupIban(defaultValue)}
        {...describedBy(field)}
        onChange={({ currentTarget: input, nativeEvent }) => {
          const caret = input.selectionStart ?? input.value.length;
          const next = typeIban(input.value, caret, written.current, deletedBy(nativeEvent));
          place(input, next);
          written.current = next.text;
          onValueChange?.(cleanIban(next.text));
        }}
        onBlur={(event) => onLeave?.(cleanIban(event.currentTarget.value))}
      />
      {children}
    </Field>
  );
};
