import type { MemberCard } from '@vesper/contract';
import { type ReactNode, useState } from 'react';
import type { Chat } from '../../engine/use-chat.ts';
import { LaterReporting } from '../../later-with-engine.tsx';
import { Opening, type OpenReport } from '../../first-view/open-report.ts';

interface PlaceProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  readonly children: ReactNode;
}

/** The screen of a conversation, from which its other side can be reported, and blocked after that. */
export const ReportPlace = ({ chat, peer, children }: PlaceProps) => {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  // Handed on without a value that changes: who may open it is not made anew with the screen.
  const [open] = useState<OpenReport>(
    () =>
      (chosen = []) =>
        setAsked(chosen),
  );
  return (
    <Opening value={open}>
      {children}
      {asked && <LaterReporting chat={chat} peer={peer} asked={asked} onClose={() => setAsked(null)} />}
    </Opening>
  );
};
