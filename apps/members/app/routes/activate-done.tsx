import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { loginPath } from '../frame/links/login-path.ts';
import { membersContext } from '../load-context.ts';
import { NoticeCard } from '../parts/link/notice-card.tsx';
import type { Route } from './+types/activate-done.ts';

export const handle = { texts: ['signup-activation'] };
await loadTexts(...handle.texts);

/**
 * What is the case for who asks, not what the address says (readings): who has not confirmed comes to the step that says
 * so, visitors log in first. Of credits it says those that are there, as long as none of them was bought.
 */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { user } = context.get(membersContext);
  const { locale } = splitLocale(url.pathname);
  if (!user) throw redirect(localePath(locale, loginPath('/activate/done')));
  if (user.status === 'not_confirmed') throw redirect(localePath(locale, '/signup?step=checkInbox'));
  return { freeCredits: user.paid_user ? 0 : user.credits };
};

/** The e-mail address is confirmed (spec §2). */
export default function ActivateDone({ loaderData: { freeCredits } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <NoticeCard title={intl.formatMessage(activationMessages.activateDoneTitle)}>
      <p>
        {freeCredits > 0 ? (
          <FormattedMessage {...activationMessages.activateDoneText} values={{ credits: freeCredits }} />
        ) : (
          <FormattedMessage {...activationMessages.activateDoneMessages} />
        )}
      </p>
      <LinkButton href="/members" look="go" size="large">
        <FormattedMessage {...activationMessages.activateDoneAction} />
      </LinkButton>
    </NoticeCard>
  );
}
