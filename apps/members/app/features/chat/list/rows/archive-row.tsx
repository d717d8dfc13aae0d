import { badgeCount } from '@vesper/domain';
import { Badge, KitLink } from '@vesper/ui';
import { Archive } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listMessages } from '../list-messages.ts';

/** Leads from the list to the conversations that are put away, with what is unread among them. */
export const ArchiveRow = ({ count, unread }: { readonly count: number; readonly unread: number }) => {
  const intl = useIntl();
  return (
    <li>
      <KitLink href="/chats?archived=1" className="archive-row">
        <Archive size={24} aria-hidden="true" />
        <span className="archive-row__text">
          <FormattedMessage {...listMessages.archived} values={{ count }} />
        </span>
        {unread > 0 ? (
          <Badge label={intl.formatMessage(listMessages.unread, { count: unread })}>
            {badgeCount(unread)}
          </Badge>
        ) : null}
      </KitLink>
    </li>
  );
};
