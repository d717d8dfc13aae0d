import { shouldWarnAtEntry, splitLocale } from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rememberNow, useRemembered } from './device-memory.ts';
import { laterPart } from './later-part.tsx';
import { isInstalledApp } from '../installed-app.ts';
import { useLocale } from '../links/localized-path.ts';

const memory = 'site-entry';
const SiteEntryWarning = laterPart(
  async () => (await import('../../notices/site-entry/site-entry-warning.tsx')).default,
  { failure: 'over' },
);

/** Shows the entry warning to visitors who have to see it (spec §2); its code comes only then. */
export const SiteEntry = () => {
  const settings = useSettings();
  const locale = useLocale();
  const loggedIn = useSession((state) => state.user !== null);
  const { path } = splitLocale(useLocation().pathname);
  const seenAt = useRemembered(memory);
  const [installedApp, setInstalledApp] = useState(true);
  useEffect(() => setInstalledApp(isInstalledApp()), []);

  const isWanted = shouldWarnAtEntry({
    loggedIn,
    installedApp,
    enabled: settings.enable_site_entry_popup,
    country: settings.geoip_selected_country,
    countries: settings.site_entry_popup_countries,
    seen: seenAt !== null,
    locale,
    path,
  });
  if (!isWanted) return null;
  return <SiteEntryWarning onClose={() => rememberNow(memory)} />;
};
