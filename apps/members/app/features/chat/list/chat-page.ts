import type { Api } from '@vesper/api-client';
import type { ChatEntry, WaitingChat } from '@vesper/contract';

export interface ChatPage {
  readonly chats: readonly ChatEntry[];
  /** To whom there is no conversation yet, until the address is confirmed. */
  readonly waiting: readonly WaitingChat[];
  readonly next: string | null;
  readonly nowMs: number;
}

/** One page of the conversations; the first without a cursor. */
export const readChatPage = async (api: Api, cursor: string | null): Promise<ChatPage> => {
  const answer = await api.call('chats', { query: cursor ? { cursor } : {} });
  return { chats: answer.chats, waiting: answer.waiting, next: answer.next_cursor, nowMs: Date.now() };
};
