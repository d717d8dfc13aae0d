import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Card } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import type { Route } from './+types/login.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { accountMessages } from '../features/account/messages.ts';
import { membersContext } from '../load-context.ts';
import { safePath } from '../shell/localized-path.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { refusalOf } from '../shell/refusal-of.ts';
import { type LoginReason, loginReasons } from '../shell/login-path.ts';

export const handle = { texts: ['account', 'activate', 'login'] };
await loadTexts(...handle.texts);

const home = '/members';

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { pathname, searchParams } = url;
  const next = safePath(searchParams.get('next'), home);
  if (context.get(membersContext).user) throw redirect(localePath(splitLocale(pathname).locale, next));
  const reason = loginReasons.find((known) => known === searchParams.get('reason')) ?? null;
  return { next, reason, wasSent: searchParams.has('next') };
};

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const { api } = context.get(membersContext);
  try {
    await api.call('login', { body: { email, password: String(form.get('password') ?? '') } });
  } catch (error) {
    const { code, params } = refusalOf(error);
    return data({ code, params, email }, { status: code === 'generic' ? 500 : 401 });
  }
  const { locale } = splitLocale(url.pathname);
  return redirect(localePath(locale, safePath(form.get('next'), home)));
};

const reasonMessages: Record<LoginReason, typeof accountMessages.loginRequired> = {
  chat: accountMessages.loginRequiredChat,
  photos: accountMessages.loginRequiredPhotos,
  like: accountMessages.loginRequiredLike,
  gift: accountMessages.loginRequiredGift,
};

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { next, reason, wasSent } = loaderData;
  return (
    <div className="container container--narrow screen screen--form">
      <PageTitle>{intl.formatMessage(accountMessages.loginTitle)}</PageTitle>
      <h1>
        <FormattedMessage {...accountMessages.loginTitle} />
      </h1>
      {wasSent ? (
        <AlertBanner>
          <FormattedMessage {...(reason ? reasonMessages[reason] : accountMessages.loginRequired)} />
        </AlertBanner>
      ) : null}
      <Card padding="large">
        <LoginForm next={next} refused={actionData} />
      </Card>
    </div>
  );
}
