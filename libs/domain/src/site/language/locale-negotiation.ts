import { defaultLocale, isLocale } from './locales.ts';
import type { Locale } from './locales.ts';

/** Norwegian is offered as nb; browsers also ask for it as no or nn. */
const aliases: Readonly<Record<string, Locale>> = { no: 'nb', nn: 'nb' };

/** The locale for a language tag such as `de-AT`, judged by its first two letters, or null. */
function localeOfTag(tag: string | undefined): Locale | null {
  const language = tag?.trim().slice(0, 2).toLowerCase() ?? '';
  if (isLocale(language)) return language;
  return aliases[language] ?? null;
}

/** The tags of an Accept-Language header, best first; a quality of 0 means "not this one". */
export function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)), position };
    })
    .filter(({ tag, quality }) => /^[a-z]{2}(-|$)/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ tag }) => tag);
}

/** What tells the language of somebody who arrives; whatever is no language of ours is passed over. */
export type LocaleHints = {
  /** The first part of the address, as in `/nl/members`. */
  prefix?: string | undefined;
  /** An earlier choice on this device. */
  cookie?: string | undefined;
  /** The member's own, as saved in the account. */
  saved?: string | undefined;
  /** The site's setting `domain_language`; its first two letters count (spec §9). */
  domainLanguage?: string | undefined;
  /** What the browser asks for. */
  acceptLanguage?: string | undefined;
};

/** The language that somebody, or the site, has chosen; null where that is left to the browser. */
export function chosenLocale(hints: Omit<LocaleHints, 'acceptLanguage'>): Locale | null {
  const said = [hints.prefix, hints.cookie, hints.saved].find(isLocale);
  return said ?? localeOfTag(hints.domainLanguage);
}

/**
 * The language on arrival (readings, "Language on arrival"): the prefix, else the cookie, else the member's saved language,
 * else the site's, else what the browser asks for, else English.
 */
export function negotiateLocale(hints: LocaleHints): Locale {
  const chosen = chosenLocale(hints);
  if (chosen !== null) return chosen;
  for (const tag of acceptedTags(hints.acceptLanguage ?? '')) {
    const accepted = localeOfTag(tag);
    if (accepted !== null) return accepted;
  }
  return defaultLocale;
}
