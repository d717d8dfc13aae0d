import { badgeCount } from '@vesper/domain';
import { Badge } from '@vesper/ui';
import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { latestMessages } from './latest-messages.ts';

interface LatestButtonProps {
  readonly chat: Chat;
  readonly log: RefObject<HTMLElement | null>;
  /** Messages of the other member that have not been seen. */
  readonly unread: number;
}

/** Leads to the newest message from further up, with how many have come since. */
export const LatestButton = ({ chat, log, unread }: LatestButtonProps) => {
  const intl = useIntl();
  // What one sends is seen, however far up one has read.
  const newestOwn = useView(chat, ({ outbox }) => outbox.at(-1)?.clientId);
  const known = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn !== undefined && newestOwn !== known.current) log.current?.scrollTo({ top: 0 });
    known.current = newestOwn ?? known.current;
  }, [log, newestOwn]);
  return (
    <div className="chat-log__latest">
      <button
        type="button"
        className="icon-button"
        aria-label={intl.formatMessage(latestMessages.latest, { count: unread })}
        onClick={() => {
          log.current?.scrollTo({ top: 0 });
          log.current?.focus({ preventScroll: true });
        }}
      >
        <ArrowDown size={24} aria-hidden="true" />
        {unread > 0 ? <Badge>{badgeCount(unread)}</Badge> : null}
      </button>
    </div>
  );
};
