import { textOf } from '../forms/act-result.ts';

/** What a form of a list's row asks for, and for which row: its intent is `<intent>:<id>`. */
export const targetOf = (form: FormData): { readonly intent: string; readonly id: string } => {
  const [intent = '', ...rest] = textOf(form, 'intent').split(':');
  return { intent, id: rest.join(':') };
};
