import { shouldWarnAtEntry, splitLocale } from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rememberNow, useRemembered } from './device-memory.ts';
import { isInstalledApp } from '../installed-app.ts';
import { useLocale } from '../links/localized-path.ts';

const memory = 'site-entry';
const SiteEntryWarning = lazy(() => import('../../notices/site-entry/site-entry-warning.tsx'));

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
  return (
    <Suspense>
      <SiteEntryWarning onClose={() => rememberNow(memory)} />
    </Suspense>
  );
};
