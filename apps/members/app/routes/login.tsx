import '@vesper/ui/brand/evening-beside.scss';
import '../features/login/login.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { AlertBanner, Card } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import type { Route } from './+types/login.ts';
import { loginWaysMessages } from '../features/login/ways-messages.ts';
import { actOnLogin, home } from '../features/login/login-act.ts';
import { LoginCodeForm } from '../features/login/login-code-form.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { loginMessages } from '../features/login/messages.ts';
import { OtherWays } from '../features/login/other-ways.tsx';
import { membersContext } from '../load-context.ts';
import { safePath } from '../frame/links/localized-path.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { loginReasonMessages } from '../parts/login/reason-messages.ts';
import { signupPathFor, wantedOf } from '../parts/login/wanted.ts';

export const handle = { texts: ['login', 'login-field', 'login-ways', 'refusal-account', 'refusal-field'] };
await loadTexts(...handle.texts);

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { pathname, searchParams } = url;
  const next = safePath(searchParams.get('next'), home);
  if (context.get(membersContext).user) throw redirect(localePath(splitLocale(pathname).locale, next));
  const wanted = wantedOf(searchParams);
  const isCodeStep = searchParams.get('step') === 'code';
  return {
    next,
    reason: wanted.reason,
    signup: signupPathFor(wanted),
    isCodeStep,
    remember: searchParams.get('remember') === 'on',
    wasSent: searchParams.has('next') && !isCodeStep,
  };
};

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  actOnLogin(context.get(membersContext).api, await request.formData(), splitLocale(url.pathname).locale);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { next, reason, signup, wasSent, isCodeStep, remember } = loaderData;
  const title = isCodeStep ? loginWaysMessages.codeTitle : loginMessages.loginTitle;
  return (
    <div className="container container--narrow screen screen--form evening-beside">
      <PageTitle>{intl.formatMessage(title)}</PageTitle>
      <header className="form-head">
        <h1>
          <FormattedMessage {...title} />
        </h1>
      </header>
      {wasSent ? (
        <AlertBanner>
          <FormattedMessage {...loginReasonMessages[reason ?? 'any']} />
        </AlertBanner>
      ) : null}
      <Card padding="large">
        {isCodeStep ? (
          <LoginCodeForm next={next} remember={remember} refused={actionData} />
        ) : (
          <>
            <LoginForm next={next} signup={signup} refused={actionData} />
            <OtherWays next={next} />
          </>
        )}
      </Card>
    </div>
  );
}
