import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import type { RefObject } from 'react';
import type { Chat } from '../../engine/use-chat.ts';
import { LatestButton } from '../latest/latest-button.tsx';
import { useAway } from './use-away.ts';
import { useReadMarks } from './use-read-marks.ts';

export interface LogFollowingProps {
  readonly chat: Chat;
  readonly log: RefObject<HTMLElement | null>;
  readonly peer: Pick<MemberCard, 'id'>;
  readonly messages: readonly ChatMessage[];
  readonly readSeq: number;
}

/** What follows where in the messages somebody is: they are marked as read once they were seen, and there is a way back to the newest. */
export const LogFollowing = ({ chat, log, peer, messages, readSeq }: LogFollowingProps) => {
  const isAway = useAway(log);
  const isUnread = ({ seq, senderId }: ChatMessage): boolean => senderId === peer.id && seq > readSeq;
  useReadMarks(log, { newestSeq: messages.at(-1)?.seq ?? 0, readSeq }, chat.send);
  return isAway ? <LatestButton chat={chat} log={log} unread={messages.filter(isUnread).length} /> : null;
};
