import { passwordLength, usernameLength } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { FormErrors } from '@vesper/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { summaryMessages } from './summary-messages.ts';
import type { Refusal } from '../../frame/errors/refusal-of.ts';
import { errorMessage, type RefusalTexts } from '../../frame/errors/refusals.ts';
import { fieldMessage } from './field-messages.ts';

/** What texts on fields say of lengths. */
const lengths = {
  name_min: usernameLength.shortest,
  name_max: usernameLength.longest,
  password_min: passwordLength.shortest,
  password_max: passwordLength.longest,
} as const;

/** Answers the text of what is wrong with an input, by its name; undefined when nothing is. */
export const useFieldError = (
  fields: Readonly<Record<string, string>>,
  texts?: RefusalTexts,
): ((name: string) => string | undefined) => {
  const intl = useIntl();
  const { minimum_age: age } = useSettings();
  return (name) => {
    const code = fields[name];
    return code === undefined
      ? undefined
      : intl.formatMessage(fieldMessage(code, texts), { ...lengths, min_age: age });
  };
};

/** What the fields of a form are called, by input name: as their labels say it, finished where that takes values. */
export type FieldLabels = Readonly<Record<string, MessageDescriptor | string>>;

/** What is wrong in the order in which one meets it on the form; the server names fields in an order of its own. */
const inOrderOf = (labels: FieldLabels, names: readonly string[]): string[] => {
  const order = Object.keys(labels);
  const placeOf = (name: string): number => (name in labels ? order.indexOf(name) : order.length);
  return [...names].sort((a, b) => placeOf(a) - placeOf(b));
};

export interface RefusalSummaryProps {
  readonly fields: Readonly<Record<string, string>>;
  /** In the order of the form, which the summary follows. A field without a label is named by its error alone, last. */
  readonly labels?: FieldLabels;
  readonly refusal: Pick<Refusal, 'code' | 'params'> | null;
  readonly submission?: unknown;
  /** Texts for the codes of a subject. */
  readonly texts?: RefusalTexts;
}

/** The summary over a refused form: each field that is wrong, or why the whole was refused. It takes the focus. */
export const RefusalSummary = ({ fields, labels, refusal, submission, texts }: RefusalSummaryProps) => {
  const intl = useIntl();
  const errorOf = useFieldError(fields, texts);
  const names = inOrderOf(labels ?? {}, Object.keys(fields));
  const errors = names.map((name) => {
    const label = labels?.[name];
    const problem = errorOf(name) ?? '';
    const field = typeof label === 'object' ? intl.formatMessage(label) : label;
    // What is only empty needs no sentence here, and four times the same one hides which fields it is about.
    if (field && fields[name] === 'required') return { name, text: field };
    const named = field && { field, problem };
    return { name, text: named ? intl.formatMessage(summaryMessages.entry, named) : problem };
  });
  const whole =
    refusal && names.length === 0
      ? [{ text: intl.formatMessage(errorMessage(refusal.code, texts), refusal.params) }]
      : [];
  return (
    <FormErrors
      title={intl.formatMessage(summaryMessages.errorSummary)}
      errors={[...errors, ...whole]}
      submission={submission}
    />
  );
};
