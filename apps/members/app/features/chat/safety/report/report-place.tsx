import type { MemberCard } from '@vesper/contract';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import type { OpenedReportProps } from './opened-report.tsx';
import { RemovalDialog } from '../removal/later-removal-dialog.tsx';

/** Comes when somebody wants to report. */
const OpenedReport = laterPart<OpenedReportProps>(async () => (await import('./opened-report.tsx')).default, {
  failure: 'over',
});

/** Opens the report of the other side of this conversation, with these messages (seqs) chosen; none: their newest. */
export type OpenReport = (chosen?: readonly number[]) => void;

const Opening = createContext<OpenReport>(() => undefined);

/** Opens the report, from wherever on the screen of a conversation. */
export const useOpenReport = (): OpenReport => useContext(Opening);

interface PlaceProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
}

/** The screen of a conversation, from which its other side can be reported, and blocked after that. */
export const ReportPlace = ({ chat, peer, children }: PlaceProps & { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const conversationId = useView(chat, (view) => view.conversationId);
  const open = useMemo<OpenReport>(
    () =>
      (chosen = []) =>
        setAsked(chosen),
    [],
  );
  const close = (): void => setAsked(null);
  const block = (): void => {
    close();
    setBlocking(true);
  };
  return (
    <Opening value={open}>
      {children}
      {asked === null ? null : (
        <OpenedReport
          chat={chat}
          peer={peer}
          asked={asked}
          onClose={close}
          onBlock={peer.deleted ? undefined : block}
        />
      )}
      {isBlocking ? (
        <RemovalDialog
          act="block"
          peer={peer}
          conversationId={conversationId}
          onClose={() => setBlocking(false)}
        />
      ) : null}
    </Opening>
  );
};
