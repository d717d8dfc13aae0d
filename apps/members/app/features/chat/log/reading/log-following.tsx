import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import type { RefObject } from 'react';
import type { Chat } from '../../engine/use-chat.ts';
import { LatestButton } from '../latest/latest-button.tsx';
import { HeldPlace } from './held-place.ts';
import { useAway } from './use-away.ts';
import { type OlderOf, useOlderOnScroll } from './use-older-on-scroll.ts';
import { useReadMarks } from './use-read-marks.ts';

export interface LogFollowingProps extends OlderOf {
  readonly chat: Chat;
  readonly log: RefObject<HTMLElement | null>;
  readonly peer: Pick<MemberCard, 'id'>;
  readonly readSeq: number;
}

/**
 * What follows where in the messages somebody is: they are marked as read once they were seen, older ones come before one is at the
 * top, what is read stays in its place, and there is a way back to the newest.
 */
export const LogFollowing = ({ chat, log, peer, readSeq, ...older }: LogFollowingProps) => {
  const { messages } = older;
  const isAway = useAway(log);
  const isUnread = ({ seq, senderId }: ChatMessage): boolean => senderId === peer.id && seq > readSeq;
  useOlderOnScroll(log, older, chat.send);
  useReadMarks(log, { newestSeq: messages.at(-1)?.seq ?? 0, readSeq }, chat.send);
  return (
    <>
      <HeldPlace log={log} messages={messages} />
      {isAway ? <LatestButton chat={chat} log={log} unread={messages.filter(isUnread).length} /> : null}
    </>
  );
};
