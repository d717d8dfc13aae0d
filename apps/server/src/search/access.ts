import type { Site } from '../site/site-directory.ts';

/** Search and profiles are for members, and for visitors where the site opens them (spec §6). */
export const mayViewProfiles = (site: Site, viewer: object | undefined): boolean =>
  viewer !== undefined || site.rules.loggedOutSearch;
