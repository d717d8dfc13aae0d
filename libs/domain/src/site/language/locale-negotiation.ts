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

/**
 * The language for a visitor whose address names none: the cookie (an earlier choice), then the
 * language of the domain (spec §9: its first two letters), then what the browser asks for, then English.
 */
export function negotiateLocale(hints: {
  cookie?: string | undefined;
  domainLanguage?: string | undefined;
  acceptLanguage?: string | undefined;
}): Locale {
  if (isLocale(hints.cookie)) return hints.cookie;
  const ofDomain = localeOfTag(hints.domainLanguage);
  if (ofDomain !== null) return ofDomain;
  for (const tag of acceptedTags(hints.acceptLanguage ?? '')) {
    const accepted = localeOfTag(tag);
    if (accepted !== null) return accepted;
  }
  return defaultLocale;
}
