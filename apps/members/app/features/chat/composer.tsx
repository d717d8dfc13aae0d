import { checkMessageText, countGraphemes } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Button, space } from '@vesper/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readDraft, writeDraft } from './chat-storage.ts';
import { chatMessages } from './messages.ts';
import type { Chat } from './use-chat.ts';

export interface ComposerProps {
  readonly chat: Chat;
  readonly peer: { readonly id: string; readonly name: string };
  /** Credits a message costs. */
  readonly cost: number;
  /** For the post without script: makes a repeat of it harmless. */
  readonly formKey: string;
  /** What a post without script was refused with. */
  readonly refusedText?: string | undefined;
}

/** On touch screens Enter is for a new line; the button sends. */
const entersToSend = (): boolean => matchMedia('(pointer: fine)').matches;

/** The field for a new message. It posts like any form until the conversation's machine runs. */
export const Composer = ({ chat, peer, cost, formKey, refusedText }: ComposerProps) => {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(refusedText ?? '');
  const maximum = useSession((state) => state.settings.message_length);
  const credits = useSession((state) => state.user?.credits ?? 0);
  const length = countGraphemes(text);
  const mayWrite = !chat.ready || chat.view.offers.includes('draft.changed');

  // What stood in the field before the script came, or was left here on an earlier visit.
  useEffect(() => {
    setText((now) => now || field.current?.value || readDraft(peer.id));
  }, [peer.id]);

  const change = (value: string): void => {
    setText(value);
    writeDraft(peer.id, value);
    chat.send({ type: 'draft.changed', text: value });
  };
  const submit = (): void => {
    if (checkMessageText(text, { messageLength: maximum }) !== null) return;
    if (chat.submit(text)) {
      setText('');
      writeDraft(peer.id, '');
    }
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      !chat.ready ||
      !entersToSend()
    )
      return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      method="post"
      className="composer"
      onSubmit={(event) => {
        if (!chat.ready) return;
        event.preventDefault();
        submit();
      }}
    >
      <input type="hidden" name="member" value={peer.id} />
      <input type="hidden" name="key" value={formKey} />
      <div className="composer__row">
        <textarea
          ref={field}
          name="text"
          className="input composer__field"
          rows={1}
          required
          aria-label={intl.formatMessage(chatMessages.field, { name: peer.name })}
          placeholder={intl.formatMessage(chatMessages.field, { name: peer.name })}
          aria-describedby="composer-cost"
          aria-invalid={length > maximum ? true : undefined}
          readOnly={!mayWrite}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          look="go"
          icon={<SendHorizontal size={22} aria-hidden="true" />}
          disabled={!mayWrite}
        >
          <FormattedMessage {...chatMessages.send} />
        </Button>
      </div>
      <p className="composer__note" id="composer-cost">
        <FormattedMessage {...chatMessages.cost} values={{ cost, credits }} />
        {length > maximum * 0.8 ? (
          <span
            className={length > maximum ? 'composer__over' : undefined}
            aria-live={length > maximum * 0.95 ? 'polite' : 'off'}
          >
            {space}
            <FormattedMessage {...chatMessages.counter} values={{ length, maximum }} />
          </span>
        ) : null}
      </p>
    </form>
  );
};
