import { Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../../../../frame/later/later-part.tsx';
import { useView } from '../../../../../parts/engine/use-later-actor.ts';
import type { ExtrasProps } from '../extras-props.ts';
import { kindMessages } from '../kind-messages.ts';

/** Comes when somebody opens it. */
const EmojiPanel = laterPart(async () => (await import('./emoji-panel.tsx')).default, { failure: 'over' });

/** Opens the emoji beside the field for a message. Where fingers write, the keyboard has its own (the style sheet shows it elsewhere). */
export const EmojiButton = ({ chat }: Pick<ExtrasProps, 'chat'>) => {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useView(chat, (view) => view.offers.includes('draft.changed'));
  const field = () => button.current?.form?.querySelector<HTMLTextAreaElement>('.composer__field');
  const close = (): void => {
    setOpen(false);
    field()?.focus();
  };
  const onPick = (emoji: string): void => {
    const text = field();
    if (!text) return;
    // Where the caret stands, in place of what is marked.
    text.setRangeText(emoji, text.selectionStart, text.selectionEnd, 'end');
    chat.send({ type: 'draft.changed', text: text.value });
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button composer__extra composer__emoji"
        aria-label={intl.formatMessage(kindMessages.emojiOpen)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!mayWrite}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Smile size={26} aria-hidden="true" />
      </button>
      {isOpen ? <EmojiPanel onPick={onPick} onClose={close} button={button.current} /> : null}
    </>
  );
};
