import { splitLocale } from '@vesper/domain';
import { tabStorage } from '@vesper/session';
import { controls, isChoice, keyOf, type TypedValues } from './typed-fields.ts';

const storageName = 'kept-typing';

interface KeptTyping {
  /** Without language prefix. */
  readonly path: string;
  readonly values: TypedValues;
}

const pathHere = (): string => splitLocale(location.pathname).path;

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
