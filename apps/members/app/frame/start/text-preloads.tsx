import { addressOfTexts, textLocale } from '@vesper/i18n/react';
import { preload } from 'react-dom';
import { useLocale } from '../links/localized-path.ts';
import { useLocation, useMatches } from 'react-router';

/** What a route says about its texts: the groups that it awaits with `loadTexts`. */
interface TextsHandle {
  readonly texts: readonly string[];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle && Array.isArray(handle.texts);

/**
 * Lets the browser fetch the texts of the page's routes along with their code instead of after it. Only the server says
 * it: routes that come later fetch theirs when they are loaded.
 */
export const TextPreloads = () => {
  const locale = useLocale();
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  if (!import.meta.env.SSR) return null;
  for (const group of new Set(handles.filter(isTextsHandle).flatMap(({ texts }) => texts))) {
    // Fetched without credentials of other origins, as `fetch` does; otherwise the browser would fetch twice.
    preload(addressOfTexts(textLocale(locale, search), group), { as: 'fetch', crossOrigin: 'anonymous' });
  }
  return null;
};
