import { defaultSiteSettings } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeCard } from '../parts/mail-links/notice-card.tsx';
import { deletedMessages } from '../features/leaving/deleted-messages.ts';
import type { Route } from './+types/account-deleted.ts';

export const handle = { texts: ['reset'] };
await loadTexts(...handle.texts);

export const loader = ({ url }: Route.LoaderArgs) => {
  const days = Number(url.searchParams.get('days'));
  return { days: Number.isInteger(days) && days > 0 ? days : defaultSiteSettings.reactivationDays };
};

/** The account is deleted (spec §2). */
export default function AccountDeleted({ loaderData: { days } }: Route.ComponentProps) {
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
}
