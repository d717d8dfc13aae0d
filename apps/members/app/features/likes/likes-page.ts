import type { Api } from '@vesper/api-client';
import type { LikeEntry } from '@vesper/contract';

export const likeTypes = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

export interface LikesPage {
  readonly entries: readonly LikeEntry[];
  readonly next: string | null;
}

const answerField = { received: 'liked_by', sent: 'profiles', matches: 'matches' } as const;

/** One page of a tab; the first without a cursor. */
export const readLikesPage = async (api: Api, type: LikeType, cursor: string | null): Promise<LikesPage> => {
  const answer = await api.call('likes', { query: { type, ...(cursor && { cursor }) } });
  return { entries: answer[answerField[type]], next: answer.next_cursor };
};
