import { expect, it } from 'vitest';
import { fillForm, formWith, valuesOf } from './form-values.ts';

const formOf = (fields: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.forms[0] as HTMLFormElement;
};
const choices = (chosen: string) =>
  ['music', 'sailing', 'books']
    .map(
      (code) =>
        `<input type="checkbox" name="interests" value="${code}"${chosen.includes(code) ? ' checked' : ''}>`,
    )
    .join('') +
  ['bi', 'hetero']
    .map(
      (code) =>
        `<input type="radio" name="sexuality" value="${code}"${chosen.includes(code) ? ' checked' : ''}>`,
    )
    .join('') +
  `<input type="checkbox"${chosen.includes('more') ? ' checked' : ''}><input type="hidden" name="begun" value="{}">` +
  '<select name="hair_color"><option value=""></option><option value="grey"></option></select>';

it('keeps all of what is chosen several times, and puts it back as it was, with what was chosen no more', () => {
  const left = valuesOf(formOf(choices('music sailing bi')));
  expect(left).toEqual({ interests: ['music', 'sailing'], sexuality: 'bi', begun: '{}', hair_color: '' });
  expect(formWith(left).getAll('interests')).toEqual(['music', 'sailing']);
  const next = formOf(choices('books hetero more'));
  fillForm(next, { ...left, hair_color: 'grey' });
  expect(valuesOf(next)).toEqual({ ...left, hair_color: 'grey' });
  // What has no name only shows more of the form.
  expect(next.querySelector<HTMLInputElement>('input:not([name])')?.checked).toBe(true);
  const none = valuesOf(formOf(choices('hetero')));
  fillForm(next, none);
  expect(valuesOf(next)).toEqual({ ...none, sexuality: 'hetero' });
});

it('leaves what was said of one choice where nothing is said of it', () => {
  const form = formOf(choices('hetero'));
  fillForm(form, {});
  expect(valuesOf(form)).toMatchObject({ sexuality: 'hetero' });
});
