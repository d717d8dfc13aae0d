import type { MemberCard } from '@vesper/contract';
import { EllipsisVertical } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from '../list-messages.ts';

/** Which conversation's menu is open, and the button that it hangs from. */
export const useRowMenu = () => {
  const [open, setOpen] = useState<string | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const onMore = useCallback((conversation: string, button: HTMLElement): void => {
    anchor.current = button;
    setOpen(conversation);
  }, []);
  const close = useCallback((): void => setOpen(null), []);
  return { open, anchor, onMore, close };
};

interface RowMoreProps {
  readonly peer: MemberCard;
  readonly isOpen: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

/** The button beside a conversation. Its menu comes along once one of them is pressed. */
export const RowMore = ({ peer: { name }, isOpen, onOpen }: RowMoreProps) => (
  <button
    type="button"
    className="icon-button chat-list__more by-script"
    aria-label={useIntl().formatMessage(listMessages.rowMore, { name })}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onClick={(event) => onOpen(event.currentTarget)}
  >
    <EllipsisVertical size={22} aria-hidden="true" />
  </button>
);
