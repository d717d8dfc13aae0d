import type { Services } from '../platform/services/services.ts';
import { readTotals } from './totals-repository.ts';

/**
 * Tells all pages of a member the two totals as they stand, after the commit that changed them. It has no number: whoever misses
 * it hears them with the next refresh of the user.
 * @param takenBack the like that counts no more since who gave it has taken it back
 */
export const tellTotals = async (
  { db, live }: Pick<Services, 'db' | 'live'>,
  member: string,
  takenBack?: { readonly like: string; readonly from: string },
): Promise<void> => {
  const { unreadMessages, newLikes } = await readTotals(db, member);
  live.publish([member], {
    type: 'totals',
    unread_messages: unreadMessages,
    new_likes: newLikes,
    ...(takenBack && { taken_back: takenBack }),
  });
};
