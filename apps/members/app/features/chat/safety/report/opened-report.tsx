import { loadTexts } from '@vesper/i18n/react';
import type { MemberCard } from '@vesper/contract';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import ReportDialog, { type ReportDialogProps } from '../../../../parts/reports/report-dialog.tsx';
import { useFormatTime } from '../../../../parts/time/local-time.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import { useMessageText } from '../../log/message-text.ts';

await loadTexts('reports', 'chat-gift', 'chat-photo');

/** Chosen from the start where nobody has chosen: what it is about stands at the end most often. */
const newestChosen = 3;

const timeFormat = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

export interface OpenedReportProps extends Pick<ReportDialogProps, 'onClose' | 'onBlock'> {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** The messages that it was opened for; none where it is about the member. */
  readonly asked: readonly number[];
}

/** The report of the other side of a conversation, with the messages that may be named in it. */
export default function OpenedReport({ chat, peer, asked, ...ways }: OpenedReportProps) {
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
      about={{ conversation: view.conversationId }}
      messages={theirs}
      chosen={chosen}
    />
  );
}
