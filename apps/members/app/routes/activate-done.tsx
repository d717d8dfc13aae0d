import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountMessages } from '../features/account/messages.ts';
import { NoticeCard } from '../features/account/notice-card.tsx';

export const handle = { texts: ['account', 'activate', 'login'] };
await loadTexts(...handle.texts);

/** The e-mail address is confirmed (spec §2). */
export default function ActivateDone() {
  const intl = useIntl();
  const { signup_credits: credits } = useSettings();
  return (
    <NoticeCard title={intl.formatMessage(accountMessages.activateDoneTitle)}>
      <p>
        <FormattedMessage {...accountMessages.activateDoneText} values={{ credits }} />
      </p>
      <LinkButton href="/members" look="go" size="large">
        <FormattedMessage {...accountMessages.activateDoneAction} />
      </LinkButton>
    </NoticeCard>
  );
}
