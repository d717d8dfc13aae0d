import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { MailRequest } from '../parts/link/mail-request.tsx';
import { resetMessages } from '../features/password/reset-messages.ts';
import { actResult } from '../parts/forms/act-result.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { membersContext } from '../load-context.ts';
import { newKey } from '../parts/requests/new-key.ts';
import type { Route } from './+types/reset-password.ts';

export const handle = {
  texts: ['link', 'login-field', 'password-reset', 'refusal-account', 'refusal-field'],
};
await loadTexts(...handle.texts);

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const { api } = context.get(membersContext);
  const email = String(form.get('email') ?? '');
  const result = await actResult(form, () =>
    api.call('passwordResetRequest', { body: { email }, key: newKey() }),
  );
  return data(result, { status: actStatus(result) });
};

/** Asks for the e-mail with which one sets a new password (spec §2, §8). */
export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return (
    <MailRequest
      title={resetMessages.title}
      text={resetMessages.text}
      submit={resetMessages.submit}
      sentTitle={resetMessages.sentTitle}
      sentText={(email) => <FormattedMessage {...resetMessages.sentText} values={{ email }} />}
      result={actionData}
    />
  );
}
