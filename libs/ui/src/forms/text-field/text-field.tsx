import { Eye } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { describedBy, Field, fieldId, type FieldProps } from '../field.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'>;

export interface TextFieldProps extends FieldProps, InputProps {}

const splitProps = ({ name, label, hint, error, optionalLabel, ...input }: TextFieldProps) => ({
  field: { name, label, hint, error, ...(optionalLabel && { optionalLabel }) },
  input,
});

export const TextField = (props: TextFieldProps) => {
  const { field, input } = splitProps(props);
  return (
    <Field {...field}>
      <input
        type="text"
        {...input}
        className="input"
        id={fieldId(field.name)}
        name={field.name}
        {...describedBy(field)}
      />
    </Field>
  );
};

export interface PasswordFieldProps extends TextFieldProps {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at while typing. */
export const PasswordField = ({ showLabel, hideLabel, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const { field, input } = splitProps(props);
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
