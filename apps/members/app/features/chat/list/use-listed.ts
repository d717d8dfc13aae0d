import type { ChatEntry } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { useStillThere } from '../../../parts/profile/shown/gone.ts';
import type { ChatPage } from './chat-page.ts';

/** What is listed by now: conversations, and messages that wait for their sender where there is no conversation yet. */
export interface Listed {
  readonly entries: readonly ChatEntry[];
  readonly waiting: ChatPage['waiting'];
}

/**
 * The conversations of a page as they are by now: the newest are the session's, so they stay live, and nobody is there who has gone.
 * @param later those of further pages, older ones
 */
export const useListed = (page: ChatPage, later: readonly ChatEntry[] = []): Listed => {
  const live = useSession((state) => state.chats);
  const stillThere = useStillThere();
  const newest = (page.isArchive ? null : live) ?? page.chats;
  const known = new Set(newest.map(({ conversation }) => conversation.id));
  const all = [...newest, ...later.filter(({ conversation }) => !known.has(conversation.id))];
  const entries = stillThere(all, ({ profile }) => profile.id);
  const met = new Set(entries.map(({ profile }) => profile.id));
  const waiting = stillThere(page.waiting, ({ profile }) => profile.id);
  return { entries, waiting: waiting.filter(({ profile }) => !met.has(profile.id)) };
};
