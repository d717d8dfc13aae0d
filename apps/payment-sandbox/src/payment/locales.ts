/** Locales the API takes, mapped to the language the pay page speaks. Others that the provider knows get English. */
const pageLanguages = {
  en_US: 'en',
  en_GB: 'en',
  nl_NL: 'nl',
  nl_BE: 'nl',
  fr_FR: 'fr',
  fr_BE: 'fr',
  fr_LU: 'fr',
  de_DE: 'de',
  de_AT: 'de',
  de_CH: 'de',
  de_LU: 'de',
  es_ES: 'es',
  ca_ES: 'es',
  pt_PT: 'en',
  it_IT: 'it',
  nb_NO: 'nb',
  sv_SE: 'sv',
  fi_FI: 'fi',
  da_DK: 'da',
  is_IS: 'en',
  hu_HU: 'en',
  pl_PL: 'pl',
  lv_LV: 'en',
  lt_LT: 'en',
} as const;

export type PageLanguage = (typeof pageLanguages)[keyof typeof pageLanguages];

export function isApiLocale(value: string): boolean {
  return Object.hasOwn(pageLanguages, value);
}

export function pageLanguage(locale: string | null): PageLanguage {
  return (pageLanguages as Record<string, PageLanguage>)[locale ?? ''] ?? 'en';
}
