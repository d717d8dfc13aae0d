import { mayVisitorsSearch } from '@vesper/domain';
import type { Arrival } from './arrival.ts';
import type { Site } from '../site-directory.ts';

/** Whether visitors may search and look at profiles: all of them, or those from a traffic source (spec §6). */
export const isSearchOpen = ({ rules }: Site, arrival: Arrival): boolean =>
  mayVisitorsSearch(rules, Boolean(arrival.network));

/** Search and profiles are for members, and for visitors where the site opens them (spec §6); where they came from is read of those alone. */
export const mayViewProfiles = (site: Site, viewer: object | undefined, arrivalOf: () => Arrival): boolean =>
  viewer !== undefined || isSearchOpen(site, arrivalOf());
