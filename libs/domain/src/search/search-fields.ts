/** The filters of the search that a site may show (spec §3 `search_fields`). */
export const searchFields = ['gender', 'age', 'country', 'region', 'real_only'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * Whether a site's search shows this filter; `settings` as they come over the wire, where names that nobody knows may
 * stand. A region belongs to a country, so it is never offered without one.
 */
export function offersFilter(
  { search_fields: offered }: { readonly search_fields: readonly string[] },
  field: SearchField,
): boolean {
  return offered.includes(field) && (field !== 'region' || offered.includes('country'));
}
