/** The filters that a site's search may offer (spec §3, `search_fields`). */
export const searchFields = [
  'gender',
  'country',
  'region',
  'distance',
  'age',
  'with_photo',
  'new_here',
  'verified',
  'online',
  'fits',
  'real_only',
] as const;

export type SearchField = (typeof searchFields)[number];

/**
 * Whether a site's search shows this filter; `settings` as they come over the wire, where names that nobody knows may
 * stand. A region belongs to a country, so it is never offered without one; verified members are searched for where a site has some.
 */
export const offersFilter = (
  {
    search_fields: offered,
    verified_members: hasVerified = false,
  }: { readonly search_fields: readonly string[]; readonly verified_members?: boolean },
  field: SearchField,
): boolean =>
  offered.includes(field) &&
  (field !== 'region' || offered.includes('country')) &&
  (field !== 'verified' || hasVerified);
