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
  settings: { searchFields: readonly SearchField[]; minimumAge: number },
): SearchFilter {
  const offers = (field: SearchField): boolean =>
    offersFilter({ search_fields: settings.searchFields }, field);
  const { minAge, maxAge } = offers('age') ? filter : normalizeSearchFilter({}, settings);
  const country = offers('country') ? filter.country : null;
  return {
    gender: offers('gender') ? filter.gender : null,
    country,
    region: country !== null && offers('region') ? filter.region : null,
    minAge,
    maxAge,
    realOnly: filter.realOnly,
  };
}
