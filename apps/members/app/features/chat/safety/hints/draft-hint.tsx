import { loadTexts } from '@vesper/i18n/react';
import { TooLong } from '../../composer/too-long.tsx';
import Hint from './hint.tsx';
import type { DraftHintProps } from './later-hint.tsx';
import { useDismissed } from './use-dismissed.ts';
import { useScoredDraft } from './use-scored.ts';

await loadTexts('chat-hints');

/**
 * What is said above the field: a caution while what is written shares contact details or is about money, for which nothing
 * waits; and that it is too long, when it is sent.
 */
export default function DraftHint({ chat, peer }: DraftHintProps) {
  const kind = useScoredDraft(chat);
  const [isDismissed, dismiss] = useDismissed('draft', kind, peer.id);
  return (
    <>
      {kind === null || isDismissed ? null : (
        <Hint at="draft" kind={kind} name={peer.name} onDismiss={dismiss} />
      )}
      <TooLong chat={chat} />
    </>
  );
}
