import { useSession } from '@vesper/session';
import { Button, space } from '@vesper/ui';
import { Coins, SendHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigationType } from 'react-router';
import { LaterExtras } from './extras/later-extras.tsx';
import { LaterAnswering, LaterDraftHint, LaterKeptDraft } from '../later-with-engine.tsx';
import { chatMessages } from '../first-view/messages.ts';
import type { Chat } from '../engine/use-chat.ts';
import { useStandingRefusal } from '../notices/use-standing-refusal.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { PlainNote } from '../without-script/plain-parts.ts';
import { useComposer } from './use-composer.ts';

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

interface NoteProps {
  readonly chat: Chat;
  readonly cost: number;
  /** The credits that one has do not help: what a message costs would only confuse. */
  readonly isLimited: boolean;
  readonly isTooLong: boolean;
}

/** What a message costs, and what one has; who has to confirm first gets what is granted then, and reads of no 0 before. */
const Cost = ({ cost }: { readonly cost: number }) => {
  const credits = useSession((state) => state.user?.credits ?? 0);
  const isUnconfirmed = useSession((state) => state.user?.status === 'not_confirmed');
  const granted = useSession((state) => state.settings.signup_credits);
  const free = cost > 0 ? Math.floor(granted / cost) : 0;
  return isUnconfirmed && credits === 0 && free > 0 ? (
    <FormattedMessage {...chatMessages.costFirst} values={{ cost, free }} />
  ) : (
    <FormattedMessage {...chatMessages.cost} values={{ cost, credits }} />
  );
};

/** What a message costs and, once it matters, how long this one is. */
const ComposerNote = ({ chat, cost, isTooLong, isLimited }: NoteProps) => {
  const maximum = useSession((state) => state.settings.message_length);
  const length = useView(chat, (view) => view.draftLength);
  return (
    <p className="composer__note" id="composer-cost">
      {isLimited ? null : (
        <>
          <Coins size={18} aria-hidden="true" />
          <Cost cost={cost} />
        </>
      )}
      {length > 0 ? (
        <span
          className={isTooLong ? 'composer__over' : undefined}
          aria-live={length > maximum * 0.95 ? 'polite' : 'off'}
        >
          {space}
          <FormattedMessage {...chatMessages.counter} values={{ length, maximum }} />
        </span>
      ) : null}
    </p>
  );
};

/**
 * On a desk a conversation is opened to write in it: what is typed next goes into the field. A phone's keyboard would cover
 * the messages, and who is somewhere in the page already is left there.
 */
const useFocusOnArrival = (field: RefObject<HTMLTextAreaElement | null>): void => {
  // A page that is loaded, or come back to, begins at its top.
  const isOpened = useNavigationType() === 'PUSH';
  useEffect(() => {
    const isDesk = matchMedia('(hover: hover) and (width >= 1000px)').matches;
    if (isOpened && isDesk && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [field, isOpened]);
};

/** The field for a new message. It posts like any form until the conversation's machine runs. */
export const Composer = ({ chat, peer, cost, formKey, refusedText }: ComposerProps) => {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const { mayWrite, isTooLong, write, onSubmit, onInvalid, onKeyDown } = useComposer(chat, field);
  // The one green button is then the one that helps.
  const { code } = useStandingRefusal(chat, cost);
  const isHeld = code !== null;
  const label = intl.formatMessage(chatMessages.field, { name: peer.name });
  const isAnswering = useView(chat, ({ answerTo }) => answerTo !== null);
  const hasDraft = useView(chat, ({ draft }) => draft.trim() !== '');
  useFocusOnArrival(field);

  return (
    <form method="post" className="composer" onSubmit={onSubmit}>
      <input type="hidden" name="member" value={peer.id} />
      <input type="hidden" name="key" value={formKey} />
      {isAnswering ? <LaterAnswering chat={chat} peer={peer} field={field} /> : null}
      {hasDraft ? <LaterDraftHint chat={chat} peer={peer} /> : null}
      <div className="composer__row">
        {/* What is open of them goes as well: nothing can be sent any more. */}
        {mayWrite ? <LaterExtras chat={chat} name={peer.name} /> : <span className="composer__extras" />}
        <textarea
          ref={field}
          name="text"
          className="input composer__field"
          rows={1}
          required
          // Read by the loader of a page whose scripts are still on their way.
          data-enter="send"
          aria-label={label}
          placeholder={intl.formatMessage(chatMessages.write)}
          aria-describedby="composer-cost"
          aria-invalid={isTooLong ? true : undefined}
          readOnly={!mayWrite}
          defaultValue={refusedText}
          onChange={(event) => write(event.currentTarget.value)}
          onInvalid={onInvalid}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          look={isHeld ? 'primary' : 'go'}
          className="composer__send"
          icon={<SendHorizontal size={22} aria-hidden="true" />}
          disabled={!mayWrite}
        >
          <FormattedMessage {...chatMessages.send} />
        </Button>
      </div>
      <ComposerNote
        chat={chat}
        cost={cost}
        isTooLong={isTooLong}
        isLimited={code === 'free_conversation_limit'}
      />
      <noscript>{PlainNote ? <PlainNote /> : null}</noscript>
      <LaterKeptDraft chat={chat} field={field} />
    </form>
  );
};
