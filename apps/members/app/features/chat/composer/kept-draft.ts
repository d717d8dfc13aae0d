import { type RefObject, useEffect } from 'react';
import type { Chat } from '../engine/use-chat.ts';
import { followView } from '../../../parts/engine/follow-view.ts';

export interface DraftProps {
  readonly chat: Chat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Ties the composer's field to the draft, of which the machine has the only copy. What stood in the field before the
 * machine ran (typed early, or refused without script) becomes the draft; what the machine makes of it (emptied when it
 * is sent, taken up from an earlier visit) is written into the field, for which nothing is rendered: it
 * happens with every key press.
 */
export const KeptDraft = ({ chat, field }: DraftProps): null => {
  const { send } = chat;
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== '') send({ type: 'draft.changed', text });
  }, [field, send]);
  useEffect(() => {
    const write = (draft: string | null): void => {
      if (draft !== null && field.current && field.current.value !== draft) field.current.value = draft;
    };
    return followView(chat, ({ ready, draft }) => (ready ? draft : null), write);
  }, [chat, field]);
  return null;
};
