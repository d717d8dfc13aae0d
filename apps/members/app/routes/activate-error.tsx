import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountMessages } from '../features/account/messages.ts';
import { NoticeCard } from '../features/account/notice-card.tsx';

export const handle = { texts: ['account', 'activate', 'login'] };
await loadTexts(...handle.texts);

/** The link of the confirmation e-mail did not work (spec §8). */
export default function ActivateError() {
  const intl = useIntl();
  return (
    <NoticeCard title={intl.formatMessage(accountMessages.activateErrorTitle)}>
      <p>
        <FormattedMessage {...accountMessages.activateErrorText} />
      </p>
      <LinkButton href="/login" size="large">
        <FormattedMessage {...accountMessages.submit} />
      </LinkButton>
    </NoticeCard>
  );
}
