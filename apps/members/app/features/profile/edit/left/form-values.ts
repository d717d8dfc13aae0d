import { typeInto } from '../../../../parts/typing/fill-in.ts';
import type { FormValues } from './left-edits.ts';

/** What a form would send now. */
export const valuesOf = (form: HTMLFormElement): FormValues => {
  const sent = new FormData(form);
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const values = sent.getAll(name).map(String);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
};

/** As a form that is sent. */
export const formWith = (values: FormValues): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return form;
};

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
    // What has no name only shows more of the form.
    field.matches(':is(input:not([type=hidden]), textarea, select)[name]'),
  );

/** Puts values into the fields of a form, as if they had been typed or chosen; what it has no field for is passed over. */
export const fillForm = (form: HTMLFormElement, values: FormValues): void => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      // One that is chosen no more sends nothing.
      const isChosen = [value ?? []].flat().includes(field.value);
      if (field.checked !== isChosen && (isChosen || field.type === 'checkbox')) field.click();
    } else if (typeof value === 'string') typeInto(field, value);
  }
};

/** Puts the focus into the first field of a form. */
export const focusFirst = (form: HTMLFormElement): void => fieldsOf(form)[0]?.focus();

/** Whether somebody has typed into a form before its page was awake: React is told of that only now. */
export const isTypedInto = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => window.asleep?.typed.has(field));
