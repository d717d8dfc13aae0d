import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';

/** What was found in the conversations: a part of it, or nothing yet where `next` leads on. */
export interface FoundPage extends Omit<CallAnswer<'chatSearch'>, 'next_cursor'> {
  /** What was looked for, as it was typed. */
  readonly q: string;
  readonly next: string | null;
  readonly nowMs: number;
}

/** As much as the server takes. */
export const longestSearch = 100;

export const readFoundPage = async (api: Api, q: string, cursor: string | null): Promise<FoundPage> => {
  const query = { q: q.slice(0, longestSearch), ...(cursor !== null && { cursor }) };
  const { next_cursor: next, ...found } = await api.call('chatSearch', { query });
  return { ...found, q, next, nowMs: Date.now() };
};
