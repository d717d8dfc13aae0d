import { type Control, controls, isChoice, keyOf, type TypedValues } from '../../frame/typed-fields.ts';

/** Sets a value so that React hears of it, as if it had been typed. */
export const typeInto = (control: Control, value: string | boolean): void => {
  if (isChoice(control)) {
    if (value === true && !control.checked) control.click();
    return;
  }
  if (typeof value !== 'string' || control.value === value) return;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Puts values into the fields of the screen; fields that are no longer there are passed over. */
export const fillIn = (values: TypedValues): void => {
  for (const control of controls()) {
    const value = values[keyOf(control)];
    if (value !== undefined) typeInto(control, value);
  }
};
