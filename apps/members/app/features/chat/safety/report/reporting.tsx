import { useState } from 'react';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import { RemovalDialog } from '../removal/later-removal-dialog.tsx';
import type { OpenedReportProps } from './opened-report.tsx';

/** Comes when somebody wants to report. */
const OpenedReport = laterPart<OpenedReportProps>(async () => (await import('./opened-report.tsx')).default, {
  failure: 'over',
});

export type ReportingProps = Omit<OpenedReportProps, 'onBlock'>;

/** The report of the other side, and the question whether to block them after it. */
export const Reporting = ({ chat, peer, asked, onClose }: ReportingProps) => {
  const [isBlocking, setBlocking] = useState(false);
  const conversationId = useView(chat, (view) => view.conversationId);
  return isBlocking ? (
    <RemovalDialog act="block" peer={peer} conversationId={conversationId} onClose={onClose} />
  ) : (
    <OpenedReport
      chat={chat}
      peer={peer}
      asked={asked}
      onClose={onClose}
      onBlock={peer.deleted ? undefined : () => setBlocking(true)}
    />
  );
};
