/** The eleven languages of the product (spec §9). English is the default and has no prefix in an address. */
export const locales = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Every language in its own name, for the language choice. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  da: 'Dansk',
  fi: 'Suomi',
  nb: 'Norsk',
  sv: 'Svenska',
};

/** Whether a value is the code of one of our languages; case counts. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Takes the language off the front of a path: `/nl/members` is Dutch and `/members`.
 * A first part that is no language of ours stays in the path, and so does `en`, which has no prefix.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split('/', 2)[1];
  if (!isLocale(first) || first === defaultLocale) {
    return { locale: defaultLocale, path: pathname === '' ? '/' : pathname };
  }
  const rest = pathname.slice(first.length + 1);
  return { locale: first, path: rest === '' ? '/' : rest };
}

/**
 * The address of a path in a language: `localePath('nl', '/members')` is `/nl/members`.
 * The path starts with a slash and may carry a query and a fragment.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const rest = /^\/(?=$|[?#])/.test(path) ? path.slice(1) : path;
  return `/${locale}${rest}`;
}
