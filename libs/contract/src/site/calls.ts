import { defineContract } from '../define-contract.ts';

/** The brand of this host. Where each call is found, and what it may be refused with. */
export const siteContract = defineContract({
  calls: {
    settings: { method: 'GET', path: '/api/settings.php', access: 'visitor' },
    companyInfo: { method: 'GET', path: '/api/companyinfo.php', access: 'visitor' },
    regions: { method: 'GET', path: '/api/regions.php', access: 'visitor' },
    interests: { method: 'GET', path: '/api/interests.php', access: 'visitor' },
    geocode: { method: 'GET', path: '/api/geocode.php', access: 'visitor', cacheSeconds: 3600 },
  },
  errors: {
    site_not_found: 404,
    place_not_found: 404,
  },
  fieldErrors: [],
});
