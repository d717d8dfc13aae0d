import { badgeCount } from '@vesper/domain';
import { Badge } from '@vesper/ui';
import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { latestMessages } from './latest-messages.ts';

interface LatestButtonProps {
  readonly log: RefObject<HTMLElement | null>;
  /** Messages of the other member that have not been seen. */
  readonly unread: number;
}

/** Leads to the newest message from further up, with how many have come since. */
export const LatestButton = ({ log, unread }: LatestButtonProps) => {
  const intl = useIntl();
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
