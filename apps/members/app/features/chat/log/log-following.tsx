import type { MemberCard } from '@vesper/contract';
import type { ChatEvent, ChatMessage } from '@vesper/domain';
import type { RefObject } from 'react';
import { LatestButton } from './latest/latest-button.tsx';
import { useAway } from './use-away.ts';
import { useReadMarks } from './use-read-marks.ts';

export interface LogFollowingProps {
  readonly log: RefObject<HTMLElement | null>;
  readonly peer: Pick<MemberCard, 'id'>;
  readonly messages: readonly ChatMessage[];
  readonly readSeq: number;
  readonly send: (event: ChatEvent) => void;
}

/** What follows where in the messages somebody is: they are marked as read once they were seen, and there is a way back to the newest. */
export const LogFollowing = ({ log, peer, messages, readSeq, send }: LogFollowingProps) => {
  const isAway = useAway(log);
  const isUnread = ({ seq, senderId }: ChatMessage): boolean => senderId === peer.id && seq > readSeq;
  useReadMarks(log, { newestSeq: messages.at(-1)?.seq ?? 0, readSeq }, send);
  return isAway ? <LatestButton log={log} unread={messages.filter(isUnread).length} /> : null;
};
