import { messageCost, profileLine, visibleHistory } from '@vesper/domain';
import type { OwnState } from '../member/own-state-repository.ts';
import type { Member } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { cardOf, readCards } from '../member/card.ts';
import type { Site } from '../site/site-directory.ts';
import { findVisibleMember } from '../trust/visibility.ts';
import { mediaCalls } from './media/calls.ts';
import { viewerOf } from './media/media-address.ts';
import { actCalls } from './acts/calls.ts';
import { updateChat } from './list/archive/update-chat.ts';
import { searchChats } from './list/search/search-chats.ts';
import { noteReceived } from './live/received.ts';
import { readUpTo, removeChat } from './marks.ts';
import {
  type ChatPosition,
  countArchivedShown,
  findConversationWith,
  listConversations,
} from './list/list-repository.ts';
import {
  type ConversationView,
  readMessages,
  toConversation,
  toMessage,
  toWaitingMessage,
  type WaitingRow,
} from './repository.ts';
import { sendMessage } from './send.ts';
import { discardUnpaid } from './unpaid/unpaid.ts';
import { newestOfEach } from './waiting/waiting.ts';
import { readWaiting } from './waiting/waiting-repository.ts';

const none: ReadonlyMap<string, WaitingRow> = new Map();
const chatsPage = 30;
const messagesPage = 40;

const isPosition = (value: unknown): value is ChatPosition =>
  typeof value === 'object' &&
  value !== null &&
  'lastMessageAt' in value &&
  typeof value.lastMessageAt === 'string' &&
  !Number.isNaN(Date.parse(value.lastMessageAt)) &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.id);

const listChats = async (
  services: Services,
  member: Member,
  own: OwnState | undefined,
  {
    cursor,
    archived = false,
  }: { readonly cursor?: string | undefined; readonly archived?: boolean | undefined },
) => {
  const position = cursor === undefined ? undefined : readCursor(services, cursor, isPosition);
  const viewer = viewerOf(services, member.id);
  const selection = { id: member.id, onBreak: member.paused_at !== null, archived };
  const rows = await listConversations(services.db, selection, chatsPage + 1, position);
  const page = rows.slice(0, chatsPage);
  const last = page.at(-1)?.view;
  // What waits for the member's own confirmation stands in its conversation, or on top where there is none yet.
  const waiting =
    position === undefined && !archived && own?.hasWaiting
      ? newestOfEach(await readWaiting(services.db, member.id))
      : none;
  const listed = new Set(page.map(({ view }) => view.other_id));
  // What waits is no conversation yet: who is invisible stays so for who has written it.
  const alone = await readCards(
    services,
    services.db,
    [...waiting.keys()].filter((id) => !listed.has(id)),
  );
  return {
    chats: page.map(({ view, last: message, other, choices }) => {
      const delivered = message && message.seq > view.cleared_seq ? toMessage(message, viewer) : null;
      const waits = waiting.get(view.other_id);
      return {
        conversation: {
          ...toConversation(view),
          last_message: waits ? toWaitingMessage(waits, viewer) : delivered,
        },
        profile: cardOf(services, other, { inConversation: true }),
        num_unread_messages: view.unread,
        ...choices,
      };
    }),
    waiting: alone.flatMap((profile) => {
      const row = waiting.get(profile.id);
      return row ? [{ profile, message: toWaitingMessage(row, viewer) }] : [];
    }),
    next_cursor:
      rows.length > chatsPage && last
        ? writeCursor(services, { lastMessageAt: last.last_message_at.toISOString(), id: last.id })
        : null,
    total_unread: own?.unreadMessages ?? 0,
    archived: selection.onBreak
      ? await countArchivedShown(services.db, member.id)
      : (own?.archived ?? { count: 0, unread: 0 }),
  };
};

interface ChatRange {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * The part of a conversation that this member may see: not what they removed, as free member only the newest, on a break
 * not what has come since.
 */
const readHistory = async (
  services: Services,
  site: Site,
  member: Member,
  view: ConversationView,
  range: ChatRange,
) => {
  const first = Math.max(visibleHistory(view.last_seq, member, site.rules), view.cleared_seq + 1);
  const rows = await readMessages(
    services.db,
    { member: member.id, conversation: view.id },
    {
      first,
      after: Math.max(first - 1, range.after ?? 0),
      before: Math.min(range.before ?? Infinity, view.last_seq + 1),
      limit: messagesPage + 1,
      oldestFirst: range.after !== undefined,
    },
  );
  const more = rows.length > messagesPage;
  const page = range.after === undefined ? rows.slice(-messagesPage) : rows.slice(0, messagesPage);
  return {
    messages: page.map((row) => toMessage(row, viewerOf(services, member.id), row)),
    has_older: range.after === undefined && more,
    history_hidden: first > view.cleared_seq + 1,
  };
};

const readChat = async (
  services: Services,
  site: Site,
  member: Member,
  query: { conversation?: string | undefined; member?: string | undefined } & ChatRange,
) => {
  if (query.conversation === undefined && query.member === undefined)
    throw new AppError('invalid_request', { fields: { conversation: 'required' } });
  const found = await findConversationWith(
    services.db,
    member.id,
    query.conversation === undefined ? { other: query.member ?? '' } : { conversation: query.conversation },
  );
  // One of which the member is shown nothing yet is not there, unless it is named.
  const shown = found && (query.conversation !== undefined || found.view.last_seq > 0) ? found : undefined;
  if (!shown && query.conversation !== undefined) throw new AppError('conversation_not_found');
  const view = shown?.view;
  const otherId = view?.other_id ?? query.member ?? '';
  if (otherId === member.id) throw new AppError('own_profile');
  const other = shown?.other ?? (await findVisibleMember(services.db, site.id, otherId, member.id));
  const profile = cardOf(services, other, { inConversation: shown !== undefined });
  const history = view
    ? await readHistory(services, site, member, view, query)
    : { messages: [], has_older: false, history_hidden: false };
  // Where there is no conversation, what waits is all that the two can have (`isKnownTo`).
  const hasWaiting = found?.hasWaiting ?? ('known' in other && other.known);
  const mayWait = query.before === undefined && hasWaiting;
  const waiting = mayWait ? await readWaiting(services.db, member.id, otherId) : [];
  return {
    conversation: view ? toConversation(view) : null,
    archived: shown?.archived ?? false,
    muted: shown?.muted ?? false,
    profile,
    line: profile.deleted ? '' : profileLine(other.about_me),
    ...history,
    messages: [
      ...history.messages,
      ...waiting.map((row) => toWaitingMessage(row, viewerOf(services, member.id))),
    ],
    message_cost: messageCost('text', site.rules),
  };
};

export const chatCalls = {
  ...actCalls,
  ...mediaCalls,
  chats: (services, { member, query, request }) => listChats(services, member, request.session?.own, query),
  chatSearch: (services, { member, site, query }) => searchChats(services, site, member, query),
  chat: (services, { member, site, query }) => readChat(services, site, member, query),
  chatSend: async (services, { member, site, body, key }) => {
    const sent = await sendMessage(services, site, {
      sender: member,
      receiver: body.member,
      content: body,
      answerTo: body.answer_to ?? null,
      clientId: key,
    });
    const { conversation, message, credits } = sent;
    return { conversation: conversation ? toConversation(conversation) : null, message, credits };
  },
  chatRead: async (services, { member, body }) => {
    if (!(await readUpTo(services, member.id, body.conversation, body.seq)))
      throw new AppError('conversation_not_found');
    return { ok: true as const };
  },
  chatReceived: async (services, { member, body }) => {
    await noteReceived(services, member.id, body.received);
    return { ok: true as const };
  },
  chatDiscard: async (services, { member, body }) => {
    await discardUnpaid(services, member.id, body.key);
    return { ok: true as const };
  },
  chatUpdate: async (services, { member, body: { conversation, ...choices } }) => {
    await updateChat(services, member.id, conversation, choices);
    return { ok: true as const };
  },
  chatRemove: async (services, { member, body }) => {
    if (!(await removeChat(services, member.id, body.conversation)))
      throw new AppError('conversation_not_found');
    return { ok: true as const };
  },
} satisfies CallHandlers;
