import { splitLocale } from '@vesper/domain';
import { tabStorage } from '@vesper/session';

const storageName = 'kept-typing';

/** By the key of its field: what was typed, or whether a choice was made. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

interface KeptTyping {
  /** Without language prefix. */
  readonly path: string;
  readonly values: TypedValues;
}

const pathHere = (): string => splitLocale(location.pathname).path;

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

/** Fills in what was kept when the language was changed, once; its code comes only then. */
export const restoreTyped = (): void => {
  const kept = tabStorage.get(storageName);
  if (kept === null) return;
  tabStorage.remove(storageName);
  const { path, values } = JSON.parse(kept) as KeptTyping;
  if (path === pathHere()) void import('../parts/typing/fill-in.ts').then(({ fillIn }) => fillIn(values));
};
