import { loadTexts } from '@vesper/i18n/react';
import { useOpenReport } from '../../first-view/open-report.ts';
import Hint from './hint.tsx';
import type { ReceivedHintProps } from './later-hint.tsx';
import { useDismissed } from './use-dismissed.ts';

await loadTexts('chat-hints');

/** Below a received message, with the way to report it. */
export default function ReceivedHint({ peer, seq, kind }: ReceivedHintProps) {
  const [isDismissed, dismiss] = useDismissed('received', kind, peer.id);
  const openReport = useOpenReport();
  return isDismissed ? null : (
    <Hint at="received" kind={kind} name={peer.name} onDismiss={dismiss} onReport={() => openReport([seq])} />
  );
}
