import type { Api } from '@vesper/api-client';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { loginPath } from '../frame/links/login-path.ts';
import { membersContext } from '../load-context.ts';
import { NoticeCard, NoticeLink } from '../parts/link/notice-card.tsx';
import { nameOnButton } from '../parts/profile/name-on-button.ts';
import type { Route } from './+types/activate-done.ts';

export const handle = { texts: ['signup-activation'] };
await loadTexts(...handle.texts);

interface Person {
  readonly id: string;
  readonly name: string;
  /** There is a conversation with them. */
  readonly isWritten: boolean;
}

/**
 * Whom one signed up for: to whom what was written before confirming has gone out, or whom one has liked; null where there
 * is nobody, or it cannot be read now.
 */
const wantedPerson = async (api: Api): Promise<Person | null> => {
  const written = await api.call('chats', { query: {} }).catch(() => null);
  const toWhom = written?.chats[0]?.profile;
  if (toWhom && !toWhom.deleted) return { id: toWhom.id, name: toWhom.name, isWritten: true };
  const liked = await api.call('likes', { query: { type: 'sent' } }).catch(() => null);
  const whom = liked?.profiles[0]?.profile;
  return whom && !whom.deleted ? { id: whom.id, name: whom.name, isWritten: false } : null;
};

/**
 * What is the case for who asks, not what the address says (readings): who has not confirmed comes to the step that says
 * so, visitors log in first. Of credits it says those that are there, as long as none of them was bought.
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  const { locale } = splitLocale(url.pathname);
  if (!user) throw redirect(localePath(locale, loginPath('/activate/done')));
  if (user.status === 'not_confirmed') throw redirect(localePath(locale, '/signup?step=checkInbox'));
  return { freeCredits: user.paid_user ? 0 : user.credits, person: await wantedPerson(api) };
};

/** The e-mail address is confirmed (spec §2). */
export default function ActivateDone({ loaderData: { freeCredits, person } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <NoticeCard title={intl.formatMessage(activationMessages.activateDoneTitle)}>
        {person?.isWritten ? (
          <p>
            <FormattedMessage {...activationMessages.activateDoneMessages} />
          </p>
        ) : null}
        {freeCredits > 0 ? (
          <p>
            <FormattedMessage {...activationMessages.activateDoneText} values={{ credits: freeCredits }} />
          </p>
        ) : null}
        {person ? (
          <>
            <NoticeLink href={person.isWritten ? `/members/${person.id}/chat` : `/members/${person.id}`}>
              <FormattedMessage
                {...activationMessages.activateDoneBack}
                values={{ name: nameOnButton(person.name) }}
              />
            </NoticeLink>
            <LinkButton href="/members" look="quiet" size="large">
              <FormattedMessage {...activationMessages.activateDoneAction} />
            </LinkButton>
          </>
        ) : (
          <NoticeLink href="/members">
            <FormattedMessage {...activationMessages.activateDoneAction} />
          </NoticeLink>
        )}
      </NoticeCard>
      <ScreenNotice />
    </>
  );
}
