/** By the key of its field: what was typed, or whether a choice was made. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets are never written down, files cannot be, and hidden fields are the page's own. */
const keptSelector = [
  'main textarea[name]',
  'main select[name]',
  'main input[name]:not([type=hidden], [type=password], [type=file], [type=submit])',
].join(', ');

/** The fields of the screen whose values are kept. */
export const controls = (): Control[] => [...document.querySelectorAll<Control>(keptSelector)];

export const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Which one it is when the page comes anew: its name, and for one of several choices its value. */
export const keyOf = (control: Control): string =>
  isChoice(control) ? `${control.name}=${control.value}` : control.name;
