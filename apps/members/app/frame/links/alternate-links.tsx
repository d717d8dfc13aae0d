import { defaultLocale, localePath, locales, matchRoute, routes, splitLocale } from '@vesper/domain';
import { useLocation } from 'react-router';
import { useLocale } from './localized-path.ts';
import { useRootData } from '../start/root-data.ts';

/** Canonical address and the same page in the other languages, on public pages only (readings, "Names of routes"). */
export const AlternateLinks = () => {
  const origin = useRootData()?.origin ?? '';
  const { path } = splitLocale(useLocation().pathname);
  const locale = useLocale();
  const match = matchRoute(path);
  if (!match || routes[match.name].access !== 'public') return null;
  return (
    <>
      <link rel="canonical" href={`${origin}${localePath(locale, path)}`} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={`${origin}${localePath(other, path)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${localePath(defaultLocale, path)}`} />
    </>
  );
};
