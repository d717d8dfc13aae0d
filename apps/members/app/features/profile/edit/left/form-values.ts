import { typeInto } from '../../../../parts/typing/fill-in.ts';
import type { FormValues } from './left-edits.ts';

/** What a form would send now, one value a name: only sections are kept in which nothing is chosen several times. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
    field.matches('input:not([type=hidden]), textarea, select'),
  );

/** Puts values into the fields of a form, as if they had been typed; what it has no field for is passed over. */
export const fillForm = (form: HTMLFormElement, values: FormValues): void => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value !== undefined) typeInto(field, value);
  }
};

/** Whether somebody has typed into a form before its page was awake: React is told of that only now. */
export const isTypedInto = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => window.asleep?.typed.has(field));
