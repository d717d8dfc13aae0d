import { offersFilter, type SearchField } from '../site/search-fields.ts';
import { normalizeSearchFilter } from './search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * What is left of a filter on a site that offers only some of them (readings: `search_fields` decides which filters a site
 * shows): a field that is not offered filters nothing, and a region goes with its country. "Real members only" always
 * counts, since nobody is to be shown fictional profiles who asked for none (readings, "The product").
 */
export function offeredFilter(
  filter: SearchFilter,
  settings: { searchFields: readonly SearchField[]; minimumAge: number; verifiedMembers?: boolean },
): SearchFilter {
  const offers = (field: SearchField): boolean =>
    offersFilter(
      { search_fields: settings.searchFields, verified_members: settings.verifiedMembers ?? false },
      field,
    );
  const { minAge, maxAge } = offers('age') ? filter : normalizeSearchFilter({}, settings);
  const country = offers('country') ? filter.country : null;
  return {
    gender: offers('gender') ? filter.gender : null,
    country,
    region: country !== null && offers('region') ? filter.region : null,
    minAge,
    maxAge,
    realOnly: filter.realOnly,
    distance: offers('distance') ? filter.distance : null,
    withPhoto: offers('with_photo') && filter.withPhoto,
    newHere: offers('new_here') && filter.newHere,
    verified: offers('verified') && filter.verified,
    online: offers('online') && filter.online,
    fits: offers('fits') && filter.fits,
  };
}
