import type { MemberCard } from '@vesper/contract';
import type { HintKind } from '@vesper/domain/scam-hints';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { useOpenReport } from '../report/report-place.tsx';
import type { HintProps } from './hint.tsx';
import { useDismissed } from './use-dismissed.ts';
import { useScoredDraft } from './use-scored.ts';

/** Comes with the first hint; who does not get it misses a word of caution, and nothing else. */
const Hint = laterPart<HintProps>(async () => (await import('./hint.tsx')).default, { failure: 'nowhere' });

/** Stands above the field while what is written shares contact details or is about money. Nothing waits for it. */
export const DraftHint = ({
  chat,
  peer,
}: {
  readonly chat: Chat;
  readonly peer: Pick<MemberCard, 'id' | 'name'>;
}) => {
  const kind = useScoredDraft(useView(chat, ({ draft }) => draft));
  const [isDismissed, dismiss] = useDismissed('draft', peer.id);
  return kind === null || isDismissed ? null : (
    <Hint at="draft" kind={kind} name={peer.name} onDismiss={dismiss} />
  );
};

interface ReceivedProps {
  readonly peer: Pick<MemberCard, 'id' | 'name'>;
  readonly seq: number;
  readonly kind: HintKind;
}

/** Below a received message, with the way to report it. */
export const ReceivedHint = ({ peer, seq, kind }: ReceivedProps) => {
  const [isDismissed, dismiss] = useDismissed('received', peer.id);
  const openReport = useOpenReport();
  return isDismissed ? null : (
    <Hint at="received" kind={kind} name={peer.name} onDismiss={dismiss} onReport={() => openReport([seq])} />
  );
};
