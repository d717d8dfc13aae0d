import { isLocale, type Locale, localePath } from '@vesper/domain';
import { useIntl } from 'react-intl';

/** The language of a tag such as `de-AT`, in which a page writes dates and numbers. */
const languageOf = (tag: string): Locale => {
  const language = tag.slice(0, 2);
  return isLocale(language) ? language : 'en';
};

/** The page's language. */
export const useLocale = (): Locale => languageOf(useIntl().locale);

/** The same outside of components, in the browser. */
export const pageLocale = (): Locale => languageOf(document.documentElement.lang);

/** Answers the address of a path in the page's language: `/members` becomes `/nl/members`. */
export const useLocalePath = (): ((path: string) => string) => {
  const locale = useLocale();
  return (path) => localePath(locale, path);
};

/**
 * A way back that came in an address or a form: a path on this origin, or `fallback`. Anything that a browser would
 * read as another host is refused. What is no plain sign comes out escaped, as headers take no other.
 */
export const safePath = (value: unknown, fallback: string): string => {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return fallback;
  // Steps upwards are resolved by browsers: `/..//host` ends as the path `//host`, which the next link would read as one.
  if (/^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/iu.test(value)) return fallback;
  return value.toWellFormed().replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent);
};
