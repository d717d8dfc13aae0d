import { signInLinkMinutes } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { loginWaysMessages } from '../features/login/ways-messages.ts';
import { MailRequest } from '../parts/link/mail-request.tsx';
import { actResult } from '../parts/forms/act-result.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { membersContext } from '../load-context.ts';
import { newKey } from '../parts/requests/new-key.ts';
import type { Route } from './+types/login-link.ts';

export const handle = { texts: ['link', 'login-field', 'login-ways', 'refusal-account', 'refusal-field'] };
await loadTexts(...handle.texts);

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const { api } = context.get(membersContext);
  const email = String(form.get('email') ?? '');
  const result = await actResult(form, () =>
    api.call('signInLinkRequest', { body: { email }, key: newKey() }),
  );
  return data(result, { status: actStatus(result) });
};

/** Asks for an e-mail whose link logs in. */
export default function LoginLink({ actionData }: Route.ComponentProps) {
  return (
    <MailRequest
      title={loginWaysMessages.linkTitle}
      text={loginWaysMessages.linkText}
      submit={loginWaysMessages.linkSubmit}
      sentTitle={loginWaysMessages.linkSentTitle}
      sentText={(email) => (
        <FormattedMessage
          {...loginWaysMessages.linkSentText}
          values={{ email, minutes: signInLinkMinutes }}
        />
      )}
      result={actionData}
    />
  );
}
