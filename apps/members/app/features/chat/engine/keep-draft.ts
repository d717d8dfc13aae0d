import type { ChatEvent, ChatSnapshot } from '@vesper/domain';
import { endPause } from '../../../parts/drafts/draft-pause.ts';
import type { DraftPlace } from '../../../parts/drafts/draft-place.ts';
import { onDrafts, readDraft, writeDraftInPause } from '../../../parts/drafts/draft-store.ts';

interface Writing {
  readonly send: (event: ChatEvent) => void;
  readonly getSnapshot: () => ChatSnapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Keeps what stands in the composer, on this device. All tabs have one draft: what is written or sent in one of them is so in
 * the others, and the same words are not sent once more. Answers how to stop.
 */
export const keepDraft = (chat: Writing, place: DraftPlace): (() => void) => {
  const current = (): string => chat.getSnapshot().context.draft;
  let draft = current();
  /** What this tab has last seen on the device. */
  let kept = readDraft(place);
  const writing = chat.subscribe(() => {
    if (current() === draft) return;
    draft = current();
    writeDraftInPause(place, draft);
  });
  const stop = onDrafts(() => {
    const now = readDraft(place);
    const isUntouched = draft === kept;
    kept = now;
    if (!isUntouched || now === draft) return;
    // Before it is taken up: written back in the next pause here, it would undo what is typed there meanwhile.
    draft = now;
    chat.send({ type: 'draft.changed', text: now });
  });
  return () => {
    writing.unsubscribe();
    stop();
    endPause();
  };
};
