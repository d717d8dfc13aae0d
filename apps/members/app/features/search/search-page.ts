import type { Api } from '@vesper/api-client';
import type { FoundMember } from '@vesper/contract';
import type { SearchFilter } from '@vesper/domain';
import { queryOfFilter } from './search-query.ts';

export interface SearchPage {
  readonly results: readonly FoundMember[];
  readonly next: string | null;
  readonly count: number;
  readonly capped: boolean;
  readonly similar: readonly FoundMember[];
}

/** One page of a search; the first without a cursor. */
export const readSearchPage = async (
  api: Api,
  filter: SearchFilter,
  cursor: string | null,
): Promise<SearchPage> => {
  const answer = await api.call('search', { query: queryOfFilter(filter, cursor) });
  return {
    results: answer.results,
    next: answer.next_cursor,
    count: answer.num_results,
    capped: answer.num_capped,
    similar: answer.similar,
  };
};
