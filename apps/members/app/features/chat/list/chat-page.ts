import type { Api } from '@vesper/api-client';
import type { ChatEntry } from '@vesper/contract';

export interface ChatPage {
  readonly chats: readonly ChatEntry[];
  readonly next: string | null;
  readonly nowMs: number;
}

/** One page of the conversations; the first without a cursor. */
export const readChatPage = async (api: Api, cursor: string | null): Promise<ChatPage> => {
  const answer = await api.call('chats', { query: cursor ? { cursor } : {} });
  return { chats: answer.chats, next: answer.next_cursor, nowMs: Date.now() };
};
