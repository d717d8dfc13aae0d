import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { NoticeCard } from '../parts/link/notice-card.tsx';

export const handle = { texts: ['signup-activation'] };
await loadTexts(...handle.texts);

/** The e-mail address is confirmed (spec §2). */
export default function ActivateDone() {
  const intl = useIntl();
  const { signup_credits: credits } = useSettings();
  return (
    <NoticeCard title={intl.formatMessage(activationMessages.activateDoneTitle)}>
      <p>
        <FormattedMessage {...activationMessages.activateDoneText} values={{ credits }} />
      </p>
      <LinkButton href="/members" look="go" size="large">
        <FormattedMessage {...activationMessages.activateDoneAction} />
      </LinkButton>
    </NoticeCard>
  );
}
