import { splitLocale } from '@vesper/domain';
import { tabStorage } from '@vesper/session';

const storageName = 'kept-typing';

interface KeptTyping {
  /** Without language prefix. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | boolean>>;
}

const pathHere = (): string => splitLocale(location.pathname).path;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets are never written down, files cannot be, and hidden fields are the page's own. */
const keptSelector = [
  'main textarea[name]',
  'main select[name]',
  'main input[name]:not([type=hidden], [type=password], [type=file], [type=submit])',
].join(', ');

const controls = (): Control[] => [...document.querySelectorAll<Control>(keptSelector)];

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Which one it is when the page comes anew: its name, and for one of several choices its value. */
const keyOf = (control: Control): string =>
  isChoice(control) ? `${control.name}=${control.value}` : control.name;

/**
 * Another language is a new page: what was typed on this one is kept for it (spec §2, language menu). For this tab only,
 * and only until the next page has taken it.
 */
export const keepTyped = (): void => {
  const values = controls().map((control) => [
    keyOf(control),
    isChoice(control) ? control.checked : control.value,
  ]);
  const kept: KeptTyping = { path: pathHere(), values: Object.fromEntries(values) };
  tabStorage.set(storageName, JSON.stringify(kept));
};

/** Sets a value so that React hears of it, as if it had been typed. */
const type = (control: Control, value: string | boolean): void => {
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

/** Fills in what was kept when the language was changed, once. */
export const restoreTyped = (): void => {
  const kept = tabStorage.get(storageName);
  if (kept === null) return;
  tabStorage.remove(storageName);
  const { path, values } = JSON.parse(kept) as KeptTyping;
  if (path !== pathHere()) return;
  for (const control of controls()) {
    const value = values[keyOf(control)];
    if (value !== undefined) type(control, value);
  }
};
