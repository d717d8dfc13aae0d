import type { Api } from '@vesper/api-client';
import type { BlockedMember } from '@vesper/contract';

export interface BlockedPage {
  readonly people: readonly BlockedMember[];
  readonly next: string | null;
}

/** One page of whom the member has blocked, the newest first; the first without a cursor. */
export const readBlockedPage = async (api: Api, cursor: string | null): Promise<BlockedPage> => {
  const answer = await api.call('blocks', { query: cursor === null ? {} : { cursor } });
  return { people: answer.blocked, next: answer.next_cursor };
};
