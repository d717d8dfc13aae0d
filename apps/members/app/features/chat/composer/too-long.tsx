import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../engine/use-chat.ts';

/** Sent by the button, or by a key that was taken for it. */
const isSend = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('.composer') !== null &&
  (event.type === 'submit' ||
    (event instanceof KeyboardEvent && event.key === 'Enter' && event.defaultPrevented));

/** Says that the draft is too long when Send is pressed: the counter is there before, and nobody looks at it. */
export const TooLong = ({ chat }: { readonly chat: Chat }) => {
  const isTooLong = useView(chat, ({ draftCode }) => draftCode === 'message_too_long');
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isTooLong) return;
    const press = (event: Event): void => {
      if (isSend(event)) setPresses((before) => before + 1);
    };
    // After the composer, which hears the same.
    addEventListener('submit', press);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('submit', press);
      removeEventListener('keydown', press);
      setPresses(0);
    };
  }, [isTooLong]);
  // Anew at each press, so that it is read out at each.
  return presses > 0 ? (
    <p key={presses} className="composer__over" role="alert">
      <FormattedMessage {...errorMessage('message_too_long')} />
    </p>
  ) : null;
};
