import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { newKey } from '../../../parts/requests/new-key.ts';
import type { Chat } from '../engine/use-chat.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { isLimit } from '../notices/limit-ahead.ts';
import { leadToLimitStep } from '../first-view/limit-step.ts';

/** On touch screens Enter is for a new line; the button sends. */
const entersToSend = (): boolean => matchMedia('(pointer: fine)').matches;

const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && entersToSend();

interface ComposerState {
  readonly mayWrite: boolean;
  readonly isTooLong: boolean;
  readonly write: (text: string) => void;
  /** For the form and for its field: both send. Until the machine runs the form posts by itself. */
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Send was pressed on an empty field. */
  readonly onInvalid: (event: SyntheticEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What the composer's field does to its conversation. */
export const useComposer = (chat: Chat, field: RefObject<HTMLTextAreaElement | null>): ComposerState => {
  const isReady = useView(chat, (view) => view.ready);
  const mayWrite = useView(chat, (view) => !view.ready || view.offers.includes('draft.changed'));
  const isTooLong = useView(chat, (view) => view.draftCode === 'message_too_long');
  const isLimited = useView(chat, (view) => isLimit(view.refusal));
  const write = (text: string): void => chat.send({ type: 'draft.changed', text });

  // What was posted before the scripts came, and has no answer yet, goes under the form's own key also when it is sent again,
  // and is one message.
  const postsByItself = (): boolean => !isReady || field.current?.form?.dataset['posted'] !== undefined;

  const onSubmit = (event: SyntheticEvent): void => {
    if (postsByItself()) return;
    event.preventDefault();
    // Whether it may be sent is the machine's to say.
    write(field.current?.value ?? '');
    // Refused already, and refused again until there are credits: what is written stays, and the way on is shown.
    if (isLimited && leadToLimitStep()) return;
    chat.send({ type: 'message.submitted', clientId: newKey() });
    field.current?.focus();
  };
  const onInvalid = (event: SyntheticEvent): void => {
    // Nothing more is written: what already waits is what Send is pressed for.
    if (isLimited && leadToLimitStep()) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Between the page's taking over and its hearing by itself the loader still answers: it has sent this already.
    if (event.defaultPrevented || !isSendKey(event)) return;
    if (!postsByItself()) return onSubmit(event);
    event.preventDefault();
    field.current?.form?.requestSubmit();
  };
  return { mayWrite, isTooLong, write, onSubmit, onInvalid, onKeyDown };
};
