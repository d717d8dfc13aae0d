import { excerptOf, searchWords } from '@vesper/domain';
import { cardOf } from '../../../member/card.ts';
import type { Member } from '../../../member/repository.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Site } from '../../../site/site-directory.ts';
import { type FoundRow, searchConversations, type SearchPosition } from './search-repository.ts';

const pageSize = 20;

const isPosition = (value: unknown): value is SearchPosition =>
  typeof value === 'object' &&
  value !== null &&
  'shownAt' in value &&
  typeof value.shownAt === 'string' &&
  !Number.isNaN(Date.parse(value.shownAt)) &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.id) &&
  'seq' in value &&
  typeof value.seq === 'number';

/** Behind the last that is answered, or behind all that was looked through; null where there is nothing left. */
const nextOf = (hits: readonly FoundRow[], end: FoundRow | undefined): SearchPosition | null => {
  const last = hits.length > pageSize ? hits[pageSize - 1] : end;
  return last ? { shownAt: last.shown_at.toISOString(), id: last.conversation, seq: last.seq } : null;
};

/**
 * Searches a member's conversations for names and words; so many messages for each answer, which is why one may have found
 * nothing and still lead on.
 */
export const searchChats = async (
  services: Services,
  site: Site,
  member: Member,
  { q, cursor }: { readonly q: string; readonly cursor?: string | undefined },
) => {
  const words = searchWords(q);
  if (words.length === 0) return { people: [], messages: [], next_cursor: null };
  const rows = await searchConversations(services.db, {
    member: member.id,
    words,
    historyLimit: member.premium ? null : site.rules.historyLimit,
    limit: pageSize + 1,
    position: cursor === undefined ? undefined : readCursor(services, cursor, isPosition),
  });
  const of = (kind: FoundRow['kind']) => rows.filter((row) => row.kind === kind);
  const hits = of('message');
  const next = nextOf(hits, of('end')[0]);
  const profileOf = (row: FoundRow) => cardOf(services, row, { inConversation: true });
  return {
    people: of('name').map((row) => ({ conversation: row.conversation, profile: profileOf(row) })),
    messages: hits.slice(0, pageSize).flatMap((row) => {
      const excerpt = excerptOf(row.words, words);
      return excerpt
        ? [
            {
              conversation: row.conversation,
              profile: profileOf(row),
              seq: row.seq,
              sender: row.sender,
              sent_at: row.sent_at.toISOString(),
              excerpt,
            },
          ]
        : [];
    }),
    next_cursor: next && writeCursor(services, next),
  };
};
