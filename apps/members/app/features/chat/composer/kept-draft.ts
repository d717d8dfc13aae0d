import { type RefObject, useEffect } from 'react';
import type { Chat } from '../engine/use-chat.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';

export interface DraftProps {
  readonly chat: Chat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Ties the composer's field to the draft, of which the machine has the only copy. What stood in the field before the
 * machine ran (typed early, or refused without script) becomes the draft; what the machine makes of it (emptied when it
 * is sent, taken up from an earlier visit) is written into the field. What changes with every key press is a part of its own, so
 * that nothing else is made anew for one.
 */
export const KeptDraft = ({ chat, field }: DraftProps): null => {
  const { send } = chat;
  const draft = useView(chat, (view) => view.draft);
  const isReady = useView(chat, (view) => view.ready);
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== '') send({ type: 'draft.changed', text });
  }, [field, send]);
  useEffect(() => {
    if (isReady && field.current && field.current.value !== draft) field.current.value = draft;
  }, [field, isReady, draft]);
  return null;
};
