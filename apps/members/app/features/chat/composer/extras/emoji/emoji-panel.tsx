import './emoji-panel.scss';
import { loadTexts } from '@vesper/i18n/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../../../frame/links/localized-path.ts';
import { emojiAfterKey } from './emoji-grid.ts';
import { emojiMessages } from './emoji-messages.ts';
import { emojisOf, groupNames } from './emoji-groups.ts';

await loadTexts('chat-emoji');

type Names = Readonly<Record<string, string>>;

/** What each is called, once it has come; until then, and without a connection, the sign itself is its name. */
const useNames = (): Names => {
  const locale = useLocale();
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    const read = async (): Promise<void> =>
      setNames(((await import(`./names/${locale}.json`)) as { default: Names }).default);
    read().catch(() => undefined);
  }, [locale]);
  return names;
};

/** Closes what is open once something else on the page is pressed. */
const useClosingOutside = (isInside: (target: Node) => boolean, onClose: () => void): void => {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !isInside(target)) onClose();
    };
    addEventListener('pointerdown', look);
    return () => removeEventListener('pointerdown', look);
  });
};

export interface EmojiPanelProps {
  readonly onPick: (emoji: string) => void;
  /** Pressed away, or left by Escape or Tab. */
  readonly onClose: () => void;
  /** Its button counts as a part of it: a press on it closes by itself. */
  readonly button: HTMLElement | null;
}

/** Emoji in groups above the field for a message: one of them is in the order of Tab, the arrows lead to the others. */
export default function EmojiPanel({ onPick, onClose, button }: EmojiPanelProps) {
  const intl = useIntl();
  const names = useNames();
  const panel = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(emojisOf('faces')[0]);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  useClosingOutside((target) => !!(panel.current?.contains(target) || button?.contains(target)), onClose);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const next = emojiAfterKey(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={panel}
      className="emoji-panel"
      role="dialog"
      aria-label={intl.formatMessage(emojiMessages.title)}
      onKeyDown={onKeyDown}
    >
      {groupNames.map((group) => (
        <div key={group} role="group" aria-labelledby={`emoji-${group}`}>
          <p className="emoji-panel__group" id={`emoji-${group}`}>
            <FormattedMessage {...emojiMessages[group]} />
          </p>
          <div className="emoji-panel__signs">
            {emojisOf(group).map((emoji) => (
              <button
                key={emoji}
                type="button"
                className="emoji-panel__sign"
                aria-label={names[emoji] ?? emoji}
                title={names[emoji]}
                tabIndex={emoji === reached ? 0 : -1}
                onFocus={() => setReached(emoji)}
                onClick={() => onPick(emoji)}
              >
                {emoji}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
