import type { Api } from '@vesper/api-client';
import type { CallAnswer, ChatEntry, WaitingChat } from '@vesper/contract';

export interface ChatPage {
  readonly chats: readonly ChatEntry[];
  /** To whom there is no conversation yet, until the address is confirmed. */
  readonly waiting: readonly WaitingChat[];
  readonly next: string | null;
  /** How many conversations are put away, and what is unread in them. */
  readonly archived: CallAnswer<'chats'>['archived'];
  /** These are the ones that are put away. */
  readonly isArchive: boolean;
  readonly nowMs: number;
}

/** One page of the conversations, or of those that are put away; the first without a cursor. */
export const readChatPage = async (api: Api, cursor: string | null, isArchive = false): Promise<ChatPage> => {
  const query = { ...(cursor !== null && { cursor }), ...(isArchive && { archived: '1' as const }) };
  const { chats, waiting, next_cursor: next, archived } = await api.call('chats', { query });
  return { chats, waiting, next, archived, isArchive, nowMs: Date.now() };
};
