import { useSettings } from '@vesper/session';
import { FormErrors } from '@vesper/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { summaryMessages } from './summary-messages.ts';
import type { Refusal } from '../../frame/errors/refusal-of.ts';
import { errorMessage, type RefusalTexts } from '../../frame/errors/refusals.ts';
import { fieldMessage } from './field-messages.ts';

/** Answers the text of what is wrong with an input, by its name; undefined when nothing is. */
export const useFieldError = (
  fields: Readonly<Record<string, string>>,
  texts?: RefusalTexts,
): ((name: string) => string | undefined) => {
  const intl = useIntl();
  const { minimum_age: age } = useSettings();
  return (name) => {
    const code = fields[name];
    return code === undefined ? undefined : intl.formatMessage(fieldMessage(code, texts), { min_age: age });
  };
};

/** What the fields of a form are called, by input name: as their labels say it, finished where that takes values. */
export type FieldLabels = Readonly<Record<string, MessageDescriptor | string>>;

export interface RefusalSummaryProps {
  readonly fields: Readonly<Record<string, string>>;
  /** A field without a label here is named by its error alone. */
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
  const names = Object.keys(fields);
  const errors = names.map((name) => {
    const label = labels?.[name];
    const problem = errorOf(name) ?? '';
    const field = typeof label === 'object' ? intl.formatMessage(label) : label;
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
