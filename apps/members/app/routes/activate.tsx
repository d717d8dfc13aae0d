import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { Button } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, redirect, useNavigation } from 'react-router';
import { codeStepPath } from '../features/login/login-act.ts';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { NoticeCard, NoticeLink } from '../parts/link/notice-card.tsx';
import { membersContext } from '../load-context.ts';
import { linkRefusal } from '../parts/requests/thrown-refusal.ts';
import { errorMessage } from '../frame/errors/refusals.ts';
import { refusalStatus } from '../parts/forms/act-status.ts';
import { loginButtonMessages } from '../parts/login/messages.ts';
import type { Route } from './+types/activate.ts';

export const handle = { texts: ['login', 'signup-activation'] };
await loadTexts(...handle.texts);

/** Mail scanners open links: the link only shows a button, and the button confirms (readings, "Rules"). */
export const loader = ({ url }: Route.LoaderArgs) => {
  const { pathname, searchParams } = url;
  const token = searchParams.get('token');
  if (!token) throw redirect(localePath(splitLocale(pathname).locale, '/activate/error'));
  return { token };
};

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const { locale } = splitLocale(url.pathname);
  const { api, user } = context.get(membersContext);
  const form = await request.formData();
  try {
    await api.call('activate', { body: { token: String(form.get('token') ?? '') } });
  } catch (error) {
    const code = linkRefusal(error);
    if (code === 'already_active')
      // Who is logged in is shown what is the case for them; a visitor is told of this link and of nothing else.
      return user
        ? redirect(localePath(locale, '/activate/done'))
        : data({ isUsed: true }, { status: refusalStatus(code) });
    // The address is confirmed; logging in still takes the second factor.
    if (code === 'login_code_required')
      return redirect(localePath(locale, codeStepPath('/activate/done', true)));
    return redirect(localePath(locale, '/activate/error'));
  }
  return redirect(localePath(locale, '/activate/done'));
};

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  if (actionData?.isUsed)
    return (
      <NoticeCard title={intl.formatMessage(errorMessage('already_active'))}>
        <NoticeLink href="/login">
          <FormattedMessage {...loginButtonMessages.submit} />
        </NoticeLink>
      </NoticeCard>
    );
  return (
    <NoticeCard title={intl.formatMessage(activationMessages.activateTitle)}>
      <p>
        <FormattedMessage {...activationMessages.activateText} />
      </p>
      <Form method="post">
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" look="go" size="large" busy={isBusy}>
          <FormattedMessage {...activationMessages.activateSubmit} />
        </Button>
      </Form>
    </NoticeCard>
  );
}
