import { shouldWarnAtEntry, splitLocale } from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rememberNow, useRemembered } from './device-memory.ts';
import { laterPart } from './later-part.tsx';
import { isInstalledApp } from '../installed-app.ts';
import { pause } from '../wake/pause.ts';
import { useLocale } from '../links/localized-path.ts';
import { useRootData } from '../start/root-data.ts';

const memory = 'site-entry';
const SiteEntryWarning = laterPart(
  async () => (await import('../../notices/site-entry/site-entry-warning.tsx')).default,
  { failure: 'over' },
);

/** The same where no script runs; the browser does without its code, as it leaves out what is in a `noscript`. */
const loadPlain = async () => (await import('../../notices/site-entry/site-entry-plain.tsx')).SiteEntryPlain;
const Plain = import.meta.env.SSR ? await loadPlain() : null;

/**
 * Shows the entry warning to visitors who have to see it (spec §2); its code comes only then. That it was closed is known
 * by the cookie, and by the mark that this device kept before there was one.
 */
export const SiteEntry = () => {
  const settings = useSettings();
  const locale = useLocale();
  const loggedIn = useSession((state) => state.user !== null);
  const { path } = splitLocale(useLocation().pathname);
  const seenAt = useRemembered(memory);
  const [installedApp, setInstalledApp] = useState(true);
  useEffect(() => {
    // It opens over a page that has come to life, and not in the middle of that.
    void pause().then(() => setInstalledApp(isInstalledApp()));
  }, []);

  const isClosed = (useRootData()?.dismissals['site-entry'] ?? null) !== null;
  const visit = {
    loggedIn,
    // An installed app has scripts.
    installedApp: false,
    enabled: settings.enable_site_entry_popup,
    country: settings.geoip_selected_country,
    countries: settings.site_entry_popup_countries,
    seen: isClosed,
    locale,
    path,
  };
  const isWanted = shouldWarnAtEntry({ ...visit, installedApp, seen: isClosed || seenAt !== null });
  return (
    <>
      {shouldWarnAtEntry(visit) ? <noscript>{Plain ? <Plain /> : null}</noscript> : null}
      {isWanted ? <SiteEntryWarning onClose={() => rememberNow(memory)} /> : null}
    </>
  );
};
