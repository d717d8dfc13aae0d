import type { LiveEvent } from '@vesper/contract';
import { visibleHistory } from '@vesper/domain';
import type { TellAgain } from '../../platform/subject/subject.ts';
import { readUnread } from '../list/list-repository.ts';
import { toMessage } from '../repository.ts';
import { viewerOf } from '../media/media-address.ts';
import { type Place, readAt, readViews } from './places-repository.ts';

/** What was done in a conversation that the member still has, and, where it names a message, with one that they still see. */
export const tellActsAgain: TellAgain = async ({ db }, member, kept) => {
  const views = await readViews(db, member.id, [
    ...new Set(kept.map(({ conversation }) => String(conversation))),
  ]);
  return kept.map((event) => {
    const view = views.get(String(event.conversation));
    const isSeen =
      view &&
      (typeof event.seq !== 'number' ||
        event.type === 'read' ||
        event.type === 'received' ||
        Number(event.seq) > view.cleared_seq);
    return isSeen ? (event as unknown as LiveEvent) : null;
  });
};

const keyOf = ({ conversation, seq }: Place): string => `${conversation} ${seq}`;

/**
 * Messages that were missed, as the member may see them by now: none that a block or the member has taken away, that waits for
 * the end of a break, or that is older than what a free member sees.
 */
export const tellMessagesAgain: TellAgain = async (services, member, kept) => {
  const { db, sites } = services;
  const places = kept.map(({ conversation, seq }): Place => ({
    conversation: String(conversation),
    seq: Number(seq),
  }));
  const views = await readViews(db, member.id, [...new Set(places.map(({ conversation }) => conversation))]);
  const site = await sites.findById(member.site_id);
  const isSeen = ({ conversation, seq }: Place): boolean => {
    const view = views.get(conversation);
    if (!view || !site || seq > view.last_seq) return false;
    return seq > view.cleared_seq && seq >= visibleHistory(view.last_seq, member, site.rules);
  };
  const quoteOf = ({ conversation_id: conversation, answer_to: seq, quote }: (typeof rows)[number]) =>
    seq !== null && isSeen({ conversation, seq }) ? quote : null;
  const rows = await readAt(db, member.id, places.filter(isSeen));
  const byPlace = new Map(
    rows.map((row) => [keyOf({ conversation: row.conversation_id, seq: row.seq }), row]),
  );
  const { unread } = await readUnread(db, [member.id], []);
  const total = unread.get(member.id)?.total ?? 0;
  return places.map((place) => {
    const row = byPlace.get(keyOf(place));
    const other = views.get(place.conversation)?.other_id;
    if (!row || other === undefined) return null;
    const { conversation } = place;
    return {
      type: 'message',
      conversation,
      other,
      message: toMessage(row, viewerOf(services, member.id), { ...row, quote: quoteOf(row) }),
      total_unread: total,
    } as const;
  });
};
