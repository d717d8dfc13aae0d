import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** The brand of this host. Where each call is found, and who may make it. */
export const siteCalls = {
  settings: { method: 'GET', path: '/api/settings.php', access: 'visitor' },
  companyInfo: { method: 'GET', path: '/api/companyinfo.php', access: 'visitor' },
  regions: { method: 'GET', path: '/api/regions.php', access: 'visitor' },
  interests: { method: 'GET', path: '/api/interests.php', access: 'visitor' },
  towns: { method: 'GET', path: '/api/towns.php', access: 'visitor', cacheSeconds: 3600 },
  geocode: { method: 'GET', path: '/api/geocode.php', access: 'visitor', cacheSeconds: 3600 },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const siteErrors = {
  status: {
    site_not_found: 404,
    place_not_found: 404,
  },
  fields: [],
} as const satisfies SubjectErrors;
