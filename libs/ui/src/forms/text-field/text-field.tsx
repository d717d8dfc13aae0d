import { describedBy, Field, fieldId, splitInput, type TextInputProps } from '../field.tsx';

/** One line of text; `type`, `autoComplete` and the like go to the input as they are. */
export const TextField = (props: TextInputProps) => {
  const { field, input } = splitInput(props);
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
