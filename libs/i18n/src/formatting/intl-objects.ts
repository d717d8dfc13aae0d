/** What of `Intl` a page formats with, in one language; each object is made once, since making one is slow. */
export interface IntlObjects {
  readonly number: (options?: Intl.NumberFormatOptions) => Intl.NumberFormat;
  readonly date: (options?: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;
  readonly plural: (options?: Intl.PluralRulesOptions) => Intl.PluralRules;
  readonly relativeTime: (options?: Intl.RelativeTimeFormatOptions) => Intl.RelativeTimeFormat;
  readonly displayNames: (options: Intl.DisplayNamesOptions) => Intl.DisplayNames;
}

const keepEach = <O, T>(
  locale: string,
  Maker: new (locale: string, options: O) => T,
): ((options: O) => T) => {
  const made = new Map<string | undefined, T>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? new Maker(locale, options);
    made.set(key, known);
    return known;
  };
};

export const createIntlObjects = (locale: string): IntlObjects => ({
  number: keepEach(locale, Intl.NumberFormat),
  date: keepEach(locale, Intl.DateTimeFormat),
  plural: keepEach(locale, Intl.PluralRules),
  relativeTime: keepEach(locale, Intl.RelativeTimeFormat),
  displayNames: keepEach(locale, Intl.DisplayNames),
});
