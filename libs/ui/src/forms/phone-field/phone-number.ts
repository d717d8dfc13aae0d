/** A country one can have a number from. */
export interface PhoneCountry {
  /** ISO 3166-1, two capitals. */
  readonly code: string;
  /** In the page's language, e.g. from `Intl.DisplayNames`. */
  readonly name: string;
  /** Without the plus, e.g. "49". */
  readonly callingCode: string;
}

export interface PhoneValue {
  /** The chosen country, or another that the number itself names. */
  readonly country: string;
  /** As it stands in the field. */
  readonly national: string;
  /** `+4989123456`, also while it is too short; empty as long as nobody knows. */
  readonly e164: string;
}

/** `too_short` may still become right, so it is no mistake while somebody types. */
export type PhoneVerdict = 'empty' | 'too_short' | 'invalid' | 'ok';

/** The rules of all countries are 90 KB: they come when a number is typed for the first time. */
export const loadPhoneRules = () => import('libphonenumber-js/min');
export type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>;

/** Gaps and brackets as people write them. Anything else is no part of a number, and is left as it was typed. */
const gaps = /[\s()./\-–‐\u00a0]/g;
const onlyDigits = /^\+?\d*$/;

export const belongsToPhone = (character: string): boolean => /[\d+]/.test(character);
const bare = (text: string): string => text.replace(gaps, '');
const known = (rules: PhoneRules, country: string) =>
  rules.isSupportedCountry(country) ? country : undefined;

/** Whether a text may be written out anew without losing anything of it. */
export const isWritable = (text: string): boolean => onlyDigits.test(bare(text));

/** Writes an unfinished number with the gaps of its country. */
export const writePhone = (rules: PhoneRules, country: string, kept: string): string => {
  const written = new rules.AsYouType(known(rules, country)).input(kept);
  return bare(written) === kept ? written : kept;
};

/** The number as machines write it; empty when there is none. */
export const phoneE164 = (rules: PhoneRules, country: string, national: string): string => {
  if (!isWritable(national)) return '';
  const typer = new rules.AsYouType(known(rules, country));
  typer.input(bare(national));
  return typer.getNumber()?.number ?? '';
};

/**
 * The country that an international number (+49, or 0049 from Germany) names, out of those that can be chosen: the chosen
 * one keeps its place when several share a calling code. Undefined for national numbers and for other countries.
 */
export const namedCountry = (
  rules: PhoneRules,
  countries: readonly PhoneCountry[],
  chosen: string,
  national: string,
): string | undefined => {
  const typer = new rules.AsYouType(known(rules, chosen));
  typer.input(bare(national));
  if (!typer.isInternational()) return undefined;
  const exact = typer.getCountry();
  if (exact) return countries.some(({ code }) => code === exact) ? exact : undefined;
  const sharing = countries.filter(({ callingCode }) => callingCode === typer.getCallingCode());
  return (sharing.find(({ code }) => code === chosen) ?? sharing[0])?.code;
};

/** Rewrites an international number for its own country. The same number must come out, or it stays as it was. */
export const asNational = (rules: PhoneRules, country: string, national: string): string => {
  if (!isWritable(national)) return national;
  const number = rules.parsePhoneNumberFromString(bare(national), known(rules, country));
  if (!number) return national;
  const rewritten = number.formatNational();
  return phoneE164(rules, country, rewritten) === number.number ? rewritten : national;
};

/**
 * Judges a number, given as country and what stands in the field. Loads the rules; rejects with the loader's Error when
 * they cannot be had.
 */
export const phoneVerdict = async (country: string, national: string): Promise<PhoneVerdict> => {
  if (national.trim() === '') return 'empty';
  if (!isWritable(national)) return 'invalid';
  if (!/\d{2}/.test(bare(national))) return 'too_short';
  const rules = await loadPhoneRules();
  const origin = known(rules, country);
  const length = rules.validatePhoneNumberLength(bare(national), origin);
  if (length === 'TOO_SHORT' || length === 'NOT_A_NUMBER') return 'too_short';
  return length === undefined && rules.isValidPhoneNumber(bare(national), origin) ? 'ok' : 'invalid';
};
