import { useSession } from '@vesper/session';
import { Button } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { ActRefusal } from '../../parts/forms/act-refusal.tsx';
import { useStandingErrors } from '../../parts/fields/standing-errors.ts';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { NoticeCard, NoticeLink } from '../../parts/link/notice-card.tsx';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { activationMessages } from './activation-messages.ts';
import { stepMessages } from './steps/step-messages.ts';

/** A new link at the press of a button; a plain form, so that it needs no script. */
const Resend = ({ result }: { readonly result: ActResult | undefined }) => {
  const isBusy = useNavigation().state !== 'idle';
  const isSent = result !== undefined && result.refused === null;
  return (
    <>
      <ActRefusal standing={useStandingErrors(result?.refused, result)} answer={result} />
      <p>
        <FormattedMessage {...activationMessages.activateErrorMember} />
      </p>
      <Form method="post">
        <Button type="submit" look="go" size="large" busy={isBusy}>
          <FormattedMessage {...stepMessages.inboxResend} />
        </Button>
      </Form>
      <p role="status">{isSent ? <FormattedMessage {...stepMessages.inboxResent} /> : null}</p>
    </>
  );
};

/** The link of the confirmation e-mail did not work (spec §8): a new one for who is signed in, the way to log in for others. */
export const ActivationError = ({ result }: { readonly result: ActResult | undefined }) => {
  const intl = useIntl();
  const isUnconfirmed = useSession(({ user }) => user?.status === 'not_confirmed');
  return (
    <NoticeCard title={intl.formatMessage(activationMessages.activateErrorTitle)}>
      {isUnconfirmed ? (
        <Resend result={result} />
      ) : (
        <>
          <p>
            <FormattedMessage {...activationMessages.activateErrorText} />
          </p>
          <NoticeLink href="/login">
            <FormattedMessage {...loginButtonMessages.submit} />
          </NoticeLink>
        </>
      )}
    </NoticeCard>
  );
};
