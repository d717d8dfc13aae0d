import type { Services } from '../platform/services/services.ts';
import { markRead } from './marks.ts';

/**
 * Notes what a member has read of a conversation, and tells both sides when the mark has moved.
 * @returns false when this is no conversation of the member
 */
export const readUpTo = async (
  services: Pick<Services, 'db' | 'live'>,
  member: string,
  conversation: string,
  seq: number,
): Promise<boolean> => {
  const read = await markRead(services.db, member, conversation, seq);
  if (read?.moved)
    services.live.publish([read.other, member], { type: 'read', conversation, member, seq: read.seq });
  return read !== undefined;
};
