import { dateOf } from '../../platform/clock.ts';
import { columnOf } from '../../platform/database/column-of.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { ask, type Question } from '../../platform/database/together.ts';
import { askUnread, type ToldFacts } from '../list/list-repository.ts';
import { viewerOf } from '../media/media-address.ts';
import { findConversationById, findTypingReceiver, toMessage } from '../repository.ts';
import type { Delivered } from '../sending/letter.ts';

/** What {@link tellDelivered} needs to know once the messages are committed. */
export const askToTell = (delivered: readonly Delivered[]): Question<ToldFacts> =>
  askUnread(membersOf(delivered), columnOf(delivered, 'conversation'));

const membersOf = (delivered: readonly Delivered[]): string[] => [
  ...new Set(delivered.flatMap(({ receiver, message }) => [receiver, message.sender])),
];

/**
 * Tells both sides of messages that are stored: the receivers, who hear as well what has been read by answering, and the senders'
 * other devices. Never fails: the messages are
 * committed, and their senders must hear that. Whoever could not be told is asked to read again.
 * @param facts what is known since their commit; else it is asked
 */
export const tellDelivered = async (
  services: Pick<Services, 'db' | 'live' | 'log' | 'clock' | 'signingKey'>,
  delivered: readonly Delivered[],
  facts?: Promise<ToldFacts>,
): Promise<void> => {
  try {
    await tell(services, delivered, await (facts ?? ask(services.db, askToTell(delivered))));
  } catch (error) {
    services.log.warn({ err: error }, 'messages stored but not told');
    services.live.publish(membersOf(delivered), { type: 'resync', at: dateOf(services.clock).toISOString() });
  }
};

const tell = async (
  services: Pick<Services, 'db' | 'live' | 'clock' | 'signingKey'>,
  delivered: readonly Delivered[],
  facts: ToldFacts,
): Promise<void> => {
  const { unread, there } = facts;
  // What a block has taken away meanwhile must not come up again in the browsers that have just dropped it.
  const left = delivered.filter(({ conversation }) => there.has(conversation));
  for (const { conversation, message, receiver, quotes, numbers, read } of left) {
    if (read)
      services.live.publish(
        [receiver],
        { type: 'read', conversation, member: message.sender, seq: read.seq },
        new Map([[receiver, read.number]]),
      );
    for (const [to, other] of [
      [receiver, message.sender],
      [message.sender, receiver],
    ] as const) {
      const { total, onBreak } = unread.get(to) ?? { total: 0, onBreak: false };
      // On a break by now: its end makes the member's pages read again, and is told after it is committed.
      if (onBreak && (await waits(services.db, to, conversation, message.seq))) continue;
      const shown = toMessage(message, viewerOf(services, to), {
        quote: quotes.get(to) ?? null,
        reactions: [],
      });
      services.live.publish(
        [to],
        { type: 'message', conversation, other, message: shown, total_unread: total },
        numbers,
      );
    }
  }
};

/** Whether a message waits for the end of the break of one of its two members. */
const waits = async (db: Database, member: string, conversation: string, seq: number): Promise<boolean> => {
  const view = await findConversationById(db, member, conversation);
  return view !== undefined && seq > view.last_seq;
};

/**
 * Tells the other member of a conversation that this one is typing: nobody for a stranger's conversation, and nobody on a
 * break, as nothing of what is typed.
 */
export const tellTyping = async (
  services: Pick<Services, 'db' | 'live'>,
  { conversation, from }: { conversation: string; from: string },
): Promise<void> => {
  const to = await findTypingReceiver(services.db, from, conversation);
  if (to !== undefined) services.live.publish([to], { type: 'typing', conversation, member: from });
};
