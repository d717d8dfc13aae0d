import '@vesper/ui/brand/evening-beside.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Card } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { LinkInvalid } from '../parts/link/link-invalid.tsx';
import { loginButtonMessages } from '../parts/login/messages.ts';
import { NewPasswordForm } from '../features/password/new-password-form.tsx';
import { newPasswordNames, pairCodes } from '../parts/password/new-password-fields.tsx';
import { NoticeCard, NoticeLink } from '../parts/link/notice-card.tsx';
import { resetMessages } from '../features/password/reset-messages.ts';
import { actResult, refuseFields } from '../parts/forms/act-result.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { linkRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/reset-password-do.ts';

export const handle = {
  texts: [
    'link',
    'login',
    'login-field',
    'password-new',
    'password-reset',
    'refusal-account',
    'refusal-field',
  ],
};
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  if (url.searchParams.has('done')) return { state: 'done' as const, token: '', isUndone: false };
  const token = url.searchParams.get('token') ?? '';
  try {
    await context.get(membersContext).api.call('passwordResetCheck', { query: { token } });
    return { state: 'open' as const, token, isUndone: url.searchParams.has('undone') };
  } catch (error) {
    linkRefusal(error);
    return { state: 'invalid' as const, token: '', isUndone: false };
  }
};

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const codes = pairCodes(form);
  const mistaken = Object.keys(codes).length > 0 ? refuseFields(form, codes) : null;
  if (mistaken) return data(mistaken, { status: actStatus(mistaken) });
  const { api } = context.get(membersContext);
  const body = {
    token: String(form.get('token') ?? ''),
    password: String(form.get(newPasswordNames.password) ?? ''),
  };
  const result = await actResult(form, () => api.call('passwordReset', { body }), newPasswordNames);
  if (result.refused) return data(result, { status: actStatus(result) });
  return redirect(localePath(splitLocale(url.pathname).locale, '/reset-password/do?done'));
};

/** What the link in the e-mail opens: a form, and nothing happens before it is sent (readings, "Rules"). */
export default function ResetPasswordDo({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { state, token, isUndone } = loaderData;
  if (state === 'invalid') return <LinkInvalid href="/reset-password" />;
  if (state === 'done')
    return (
      <NoticeCard title={intl.formatMessage(resetMessages.doneTitle)}>
        <p>
          <FormattedMessage {...resetMessages.doneText} />
        </p>
        <NoticeLink href="/login">
          <FormattedMessage {...loginButtonMessages.submit} />
        </NoticeLink>
      </NoticeCard>
    );
  return (
    <div className="container container--narrow screen screen--form evening-beside">
      <PageTitle>{intl.formatMessage(resetMessages.doTitle)}</PageTitle>
      <header className="form-head">
        <h1>
          <FormattedMessage {...resetMessages.doTitle} />
        </h1>
      </header>
      {isUndone ? (
        <AlertBanner tone="success">
          <FormattedMessage {...resetMessages.undone} />
        </AlertBanner>
      ) : null}
      <Card padding="large">
        <NewPasswordForm token={token} result={actionData} />
      </Card>
    </div>
  );
}
