import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { loginButtonMessages } from '../parts/login/messages.ts';
import { NoticeCard } from '../parts/link/notice-card.tsx';

export const handle = { texts: ['login', 'signup-activation'] };
await loadTexts(...handle.texts);

/** The link of the confirmation e-mail did not work (spec §8). */
export default function ActivateError() {
  const intl = useIntl();
  return (
    <NoticeCard title={intl.formatMessage(activationMessages.activateErrorTitle)}>
      <p>
        <FormattedMessage {...activationMessages.activateErrorText} />
      </p>
      <LinkButton href="/login" size="large">
        <FormattedMessage {...loginButtonMessages.submit} />
      </LinkButton>
    </NoticeCard>
  );
}
