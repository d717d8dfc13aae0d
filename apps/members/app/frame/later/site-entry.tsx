import { shouldWarnAtEntry, splitLocale } from '@vesper/domain';
import { useIsVisitor, useSettings } from '@vesper/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rememberNow, useRemembered } from './device-memory.ts';
import { laterPart } from './later-part.tsx';
import { isInstalledApp } from '../installed-app.ts';
import { useLocale } from '../links/localized-path.ts';
import { useRootData } from '../start/root-data.ts';

const memory = 'site-entry';
const load = async () => (await import('../../notices/site-entry/site-entry-warning.tsx')).SiteEntryWarning;
const SiteEntryWarning = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  failure: 'over',
});

/** The same each time: what is on the server's page stays until its code has come. */
const noteClosed = (): void => rememberNow(memory);

/**
 * Shows the entry warning to visitors who have to see it (spec §2); it is on the server's page, and its code comes only then.
 * That it was closed is known by the cookie, and by the mark that this device kept before there was one.
 */
export const SiteEntry = () => {
  const settings = useSettings();
  const locale = useLocale();
  const loggedIn = !useIsVisitor();
  const { path } = splitLocale(useLocation().pathname);
  const seenAt = useRemembered(memory) ?? null;
  const closedAt = useRootData()?.dismissals['site-entry'] ?? null;
  const [installedApp, setInstalledApp] = useState(false);
  useEffect(() => setInstalledApp(isInstalledApp()), []);

  const isWanted = shouldWarnAtEntry({
    loggedIn,
    installedApp,
    enabled: settings.enable_site_entry_popup,
    country: settings.geoip_selected_country,
    countries: settings.site_entry_popup_countries,
    seen: closedAt !== null || seenAt !== null,
    locale,
    path,
  });
  return isWanted ? <SiteEntryWarning onClose={noteClosed} /> : null;
};
