import { checkMessageText, countGraphemes } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Button, space } from '@vesper/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newKey } from '../../../parts/requests/new-key.ts';
import { chatMessages } from '../messages.ts';
import { type Chat, useChatView } from '../engine/use-chat.ts';
import { useDraft } from './use-draft.ts';

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

const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && entersToSend();

/** What a message costs and, once it matters, how long this one is. */
const ComposerNote = ({ cost, length }: { readonly cost: number; readonly length: number }) => {
  const maximum = useSession((state) => state.settings.message_length);
  const credits = useSession((state) => state.user?.credits ?? 0);
  return (
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
  );
};

/** The field for a new message. It posts like any form until the conversation's machine runs. */
export const Composer = ({ chat, peer, cost, formKey, refusedText }: ComposerProps) => {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const maximum = useSession((state) => state.settings.message_length);
  const draft = useDraft(chat, field);
  const isReady = useChatView(chat, (view) => view.ready);
  const mayWrite = useChatView(chat, (view) => !view.ready || view.offers.includes('draft.changed'));
  const length = countGraphemes(draft);
  const label = intl.formatMessage(chatMessages.field, { name: peer.name });

  const submit = (): void => {
    const text = field.current?.value ?? '';
    if (checkMessageText(text, { messageLength: maximum }) === null) {
      chat.send({ type: 'draft.changed', text });
      chat.send({ type: 'message.submitted', clientId: newKey() });
    }
    field.current?.focus();
  };
  return (
    <form
      method="post"
      className="composer"
      onSubmit={(event) => {
        if (!isReady) return;
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
          aria-label={label}
          placeholder={label}
          aria-describedby="composer-cost"
          aria-invalid={length > maximum ? true : undefined}
          readOnly={!mayWrite}
          defaultValue={refusedText}
          onChange={(event) => chat.send({ type: 'draft.changed', text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (!isReady || !isSendKey(event)) return;
            event.preventDefault();
            submit();
          }}
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
      <ComposerNote cost={cost} length={length} />
    </form>
  );
};
