/** The filters that a site's search may offer (spec §3, `search_fields`). */
export const searchFields = ['gender', 'country', 'region', 'age', 'real_only'] as const;

export type SearchField = (typeof searchFields)[number];
