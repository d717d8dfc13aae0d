import { useSessionHandle } from '@vesper/session';
import { useNavigate } from 'react-router';
import { writeDraft } from '../../../parts/drafts/draft-store.ts';
import { useLocalePath } from '../../../frame/links/localized-path.ts';

/** A block leads away by its answer and by what is told live: the later one of both ways goes on. */
const isOvertaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Takes the conversations with a member out of the page's own list, forgets what was begun for them, and leads to that list. */
export const useLeaveChat = (peerId: string): (() => Promise<void>) => {
  const session = useSessionHandle();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  return async () => {
    // Removing by profile removes every conversation with that profile (spec §4).
    const chats = session.getSnapshot().chats?.filter(({ profile }) => profile.id !== peerId) ?? null;
    session.update({ chats });
    const { user } = session.getSnapshot();
    if (user) writeDraft({ owner: user.id, peer: peerId }, '');
    try {
      await navigate(localePath('/chats'));
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  };
};
