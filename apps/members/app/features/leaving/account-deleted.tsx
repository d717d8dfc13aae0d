import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeCard } from '../../parts/link/notice-card.tsx';
import { deletedMessages } from './deleted-messages.ts';

/** Says goodbye, and for how many days the account can still be restored. */
export const AccountDeleted = ({ daysLeft: days }: { readonly daysLeft: number }) => {
  const intl = useIntl();
  return (
    <NoticeCard title={intl.formatMessage(deletedMessages.deletedTitle)}>
      <p>
        <FormattedMessage {...deletedMessages.deletedText} values={{ days }} />
      </p>
      <p>
        <FormattedMessage {...deletedMessages.deletedThanks} />
      </p>
      <LinkButton href="/" look="outline" size="large">
        <FormattedMessage {...deletedMessages.deletedHome} />
      </LinkButton>
    </NoticeCard>
  );
};
