import type { MemberCard } from '@vesper/contract';
import { quoteText } from '@vesper/domain';
import { X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../engine/use-chat.ts';
import { useMessageText } from '../log/message-text.ts';
import { bubbleMessages } from '../first-view/bubble-messages.ts';

interface AnsweringProps {
  readonly chat: Chat;
  readonly peer: Pick<MemberCard, 'id' | 'name'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Above the field: what the new message answers, with the way to leave that. Choosing it leads into the field. */
export const Answering = ({ chat, peer, field }: AnsweringProps) => {
  const intl = useIntl();
  const textOf = useMessageText();
  const answered = useView(chat, ({ answerTo, messages }) =>
    answerTo === null ? undefined : messages.find(({ seq }) => seq === answerTo),
  );
  const seq = answered?.seq;
  useEffect(() => {
    const input = field.current;
    if (seq === undefined || !input) return;
    const described = input.getAttribute('aria-describedby') ?? '';
    input.setAttribute('aria-describedby', `composer-answering ${described}`);
    input.focus();
    return () => input.setAttribute('aria-describedby', described);
  }, [field, seq]);
  if (!answered) return null;
  const who = answered.senderId === peer.id ? 'other' : 'you';
  return (
    <div className="composer__answering">
      <p className="bubble__quote" id="composer-answering">
        <strong>
          <FormattedMessage {...bubbleMessages.answering} values={{ who, name: peer.name }} />
        </strong>
        <span>{quoteText(textOf(answered))}</span>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={intl.formatMessage(bubbleMessages.answeringEnd)}
        onClick={() => {
          chat.send({ type: 'answer.chosen', seq: null });
          field.current?.focus();
        }}
      >
        <X size={22} aria-hidden="true" />
      </button>
    </div>
  );
};
