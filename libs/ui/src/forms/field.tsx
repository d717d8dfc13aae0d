import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

/** What every field takes besides its own value. Texts come in finished. */
export interface FieldProps {
  /** Name in the form; also the id that error summaries link to. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value; the field is marked invalid while it is there. */
  readonly error?: string | undefined;
  /** Said behind the label of a field that may stay empty, e.g. "optional". */
  readonly optionalLabel?: string;
}

/** What a field of one line takes: its own part, and what its input takes as it is. */
export interface TextInputProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'> {}

/** What belongs to the field and what to the input within it. */
export const splitInput = ({ name, label, hint, error, optionalLabel, ...input }: TextInputProps) => ({
  field: { name, label, hint, error, ...(optionalLabel && { optionalLabel }) },
  input,
});

export const fieldId = (name: string): string => `field-${name}`;
const hintId = (name: string): string => `${fieldId(name)}-hint`;
const errorId = (name: string): string => `${fieldId(name)}-error`;

/** The attributes that tie an input to its hint and error. */
export const describedBy = ({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) => ({
  'aria-describedby': classNames(hint ? hintId(name) : null, error ? errorId(name) : null) || undefined,
  'aria-invalid': error ? true : undefined,
});

export const FieldHint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) =>
  hint ? (
    <div className="field__hint" id={hintId(name)}>
      {hint}
    </div>
  ) : null;

export const FieldError = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error ? (
    <p className="field__error" id={errorId(name)}>
      <CircleAlert size={20} aria-hidden="true" />
      <span>{error}</span>
    </p>
  ) : null;

export const OptionalMark = ({ label }: { readonly label: string | undefined }) =>
  label ? <span className="field__optional">{label}</span> : null;

/** Label, hint, control and error in reading order. */
export const Field = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  <div className={classNames('field', props.error && 'field--invalid')}>
    <label className="field__label" htmlFor={fieldId(props.name)}>
      {props.label}
      <OptionalMark label={props.optionalLabel} />
    </label>
    <FieldHint name={props.name} hint={props.hint} />
    {children}
    <FieldError name={props.name} error={props.error} />
  </div>
);

/** A field made of several controls: a group with a legend instead of a label. */
export const FieldGroup = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  <fieldset
    className={classNames('field', props.error && 'field--invalid')}
    id={fieldId(props.name)}
    tabIndex={-1}
    aria-describedby={describedBy(props)['aria-describedby']}
  >
    <legend className="field__label">
      {props.label}
      <OptionalMark label={props.optionalLabel} />
    </legend>
    <FieldHint name={props.name} hint={props.hint} />
    {children}
    <FieldError name={props.name} error={props.error} />
  </fieldset>
);
