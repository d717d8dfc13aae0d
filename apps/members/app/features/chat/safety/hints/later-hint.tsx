import type { MemberCard } from '@vesper/contract';
import type { HintKind } from '@vesper/domain/scam-hints';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import type { ScoredMessage } from './use-scored.ts';

type Named = Pick<MemberCard, 'id' | 'name'>;

export interface DraftHintProps {
  readonly chat: Chat;
  readonly peer: Named;
}

export interface ReceivedHintProps {
  readonly peer: Named;
  readonly seq: number;
  readonly kind: HintKind;
}

export interface ScoringProps {
  /** What the other member has written in words. */
  readonly messages: readonly { readonly seq: number; readonly text: string }[];
  /** The newest of them that is to be hinted at. */
  readonly onFound: (message: ScoredMessage | null) => void;
}

// Who does not get one of these misses a word of caution, and nothing else.

/** Comes with the first letter. */
export const LaterDraftHint = laterPart<DraftHintProps>(
  async () => (await import('./draft-hint.tsx')).default,
  { failure: 'nowhere' },
);

export const LaterReceivedHint = laterPart<ReceivedHintProps>(
  async () => (await import('./received-hint.tsx')).default,
  { failure: 'nowhere' },
);

/** Looks through what was received, once the page runs. */
export const LaterScoring = laterPart<ScoringProps>(async () => (await import('./scoring.tsx')).default, {
  failure: 'nowhere',
});
