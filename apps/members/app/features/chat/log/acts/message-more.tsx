import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { bubbleMessages } from '../../first-view/bubble-messages.ts';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** From the button of one message to that of another: up and down by the arrows, to the ends by Home and End. */
const stepBetweenMessages = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const list = event.currentTarget.closest('.chat-log__messages');
  if (!step || !list) return;
  const buttons = [...list.querySelectorAll<HTMLElement>('.message-more')];
  event.preventDefault();
  buttons[step(buttons.indexOf(event.currentTarget), buttons.length - 1)]?.focus();
};

export interface MessageMoreProps {
  /** Of all messages one stands in the order of Tab; the arrows lead to the others. */
  readonly isReached: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

/** The button beside a message. Its menu comes along once one of them is pressed. */
export const MessageMore = ({ isReached, isOpen, onOpen }: MessageMoreProps) => (
  <button
    type="button"
    className="icon-button message-more"
    aria-label={useIntl().formatMessage(bubbleMessages.messageMore)}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    tabIndex={isReached ? 0 : -1}
    onClick={(event) => onOpen(event.currentTarget)}
    onKeyDown={stepBetweenMessages}
  >
    <Ellipsis size={22} aria-hidden="true" />
  </button>
);
