import type { Api } from '@vesper/api-client';
import { type Country, type RegionTerm, regionTerm } from '@vesper/domain';

/** The regions to choose from, and what they are called in that country. */
export interface RegionChoice {
  readonly term: RegionTerm;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

/** The regions of a country; none when no country is chosen or they cannot be had. */
export const readRegions = async (api: Api, country: Country | null): Promise<RegionChoice> => {
  if (!country) return { term: 'region', regions: [] };
  const answer = await api.call('regions', { query: { country } }).catch(() => ({ regions: [] }));
  return { term: regionTerm(country), regions: answer.regions };
};
