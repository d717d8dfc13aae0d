import type { MemberCard } from '@vesper/contract';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { ReportDialogProps } from '../../../../parts/reports/report-dialog.tsx';
import { useFormatTime } from '../../../../parts/time/local-time.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import { useMessageText } from '../../log/message-text.ts';
import { RemovalDialog } from '../removal/later-removal-dialog.tsx';

/** Comes when somebody wants to report. */
const ReportDialog = laterPart<ReportDialogProps>(
  async () => (await import('../../../../parts/reports/report-dialog.tsx')).default,
  { failure: 'over' },
);

/** Opens the report of the other side of this conversation, with these messages (seqs) chosen; none: their newest. */
export type OpenReport = (chosen?: readonly number[]) => void;

const Opening = createContext<OpenReport>(() => undefined);

/** Opens the report, from wherever on the screen of a conversation. */
export const useOpenReport = (): OpenReport => useContext(Opening);

/** Chosen from the start where nobody has chosen: what it is about stands at the end most often. */
const newestChosen = 3;

const timeFormat = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

interface PlaceProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
}

const OpenedReport = ({
  chat,
  peer,
  asked,
  ...ways
}: PlaceProps & { readonly asked: readonly number[] } & Pick<ReportDialogProps, 'onClose' | 'onBlock'>) => {
  const view = useView(chat, (state) => state);
  const textOf = useMessageText();
  const format = useFormatTime();
  const theirs = view.messages
    .filter(({ senderId }) => senderId === peer.id)
    .map((message) => ({
      seq: message.seq,
      text: textOf(message),
      time: format(message.sentAt, timeFormat),
    }));
  const chosen = asked.length > 0 ? asked : theirs.slice(-newestChosen).map(({ seq }) => seq);
  return view.conversationId === null ? null : (
    <ReportDialog
      {...ways}
      name={peer.name}
      conversationId={view.conversationId}
      messages={theirs}
      chosen={chosen}
    />
  );
};

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
