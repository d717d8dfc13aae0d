import { Eye } from 'lucide-react';
import { useState } from 'react';
import { describedBy, Field, fieldId, splitInput, type TextInputProps } from '../field.tsx';

export interface PasswordFieldProps extends TextInputProps {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at while typing. */
export const PasswordField = ({ showLabel, hideLabel, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const { field, input } = splitInput(props);
  return (
    <Field {...field}>
      <div className="input-with-button">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          className="input"
          id={fieldId(field.name)}
          name={field.name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(field)}
        />
        <button
          type="button"
          className="icon-button by-script"
          aria-pressed={shown}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          {/* Pressed, a line of the style sheet crosses it out. */}
          <Eye size={22} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
};
