import { localePath, rememberedDays, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { Button, CheckboxField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { loginWaysMessages } from '../features/login/ways-messages.ts';
import { codeStepPath, home } from '../features/login/login-act.ts';
import { loginButtonMessages } from '../parts/login/messages.ts';
import { NoticeCard, NoticeLink } from '../parts/link/notice-card.tsx';
import { membersContext } from '../load-context.ts';
import { linkRefusal, throwActRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/short-link.ts';

export const handle = { texts: ['login', 'login-ways'] };
await loadTexts(...handle.texts);

/** Unknown and expired ones are pages that do not exist (readings, "Names of routes"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? '';
  if (url.searchParams.has('restored')) return { kind: 'restored' as const, token: '' };
  try {
    const { kind } = await context.get(membersContext).api.call('link', { query: { token } });
    return { kind, token };
  } catch (error) {
    linkRefusal(error);
    throw data(null, { status: 404 });
  }
};

/** The page is read again only for another link: after the button it has done its work. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.search !== nextUrl.search;

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const { api } = context.get(membersContext);
  const isRestore = form.get('intent') === 'reactivate';
  const remember = isRestore || form.get('remember') === 'on';
  const next = isRestore ? '/link?restored' : home;
  const goTo = (path: string) => redirect(localePath(splitLocale(url.pathname).locale, path));
  try {
    const { user } = isRestore
      ? await api.call('reactivate', { body: { token } })
      : await api.call('signInByLink', { body: { token, remember } });
    // Whoever logs in goes on in the language saved in the account.
    return redirect(localePath(user.language, next));
  } catch (error) {
    const code = linkRefusal(error);
    if (code === 'login_code_required') return goTo(codeStepPath(next, remember));
    // An account that is closed, say: the link is what it was.
    if (code !== 'link_invalid' && code !== 'invalid_request') return throwActRefusal(error);
    throw data(null, { status: 404 });
  }
};

/** What `/{token}` out of an e-mail opens: it never acts by being opened, only its button does. */
export default function ShortLink({ loaderData: { kind, token } }: Route.ComponentProps) {
  const intl = useIntl();
  const { name: site } = useSettings();
  const isBusy = useNavigation().state !== 'idle';
  const isRestore = kind === 'reactivate';
  if (kind === 'restored')
    return (
      <NoticeCard title={intl.formatMessage(loginWaysMessages.restoredTitle)}>
        <p>
          <FormattedMessage {...loginWaysMessages.restoredText} />
        </p>
        <NoticeLink href={home}>
          <FormattedMessage {...loginWaysMessages.goOn} />
        </NoticeLink>
      </NoticeCard>
    );
  return (
    <NoticeCard
      title={intl.formatMessage(
        isRestore ? loginWaysMessages.restoreTitle : loginWaysMessages.shortLinkTitle,
      )}
    >
      <p>
        <FormattedMessage
          {...(isRestore ? loginWaysMessages.restoreText : loginWaysMessages.shortLinkText)}
          values={{ site }}
        />
      </p>
      <Form method="post" className="stack">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value={kind} />
        {isRestore ? null : (
          <CheckboxField
            name="remember"
            label={intl.formatMessage(loginWaysMessages.remember, { days: rememberedDays })}
            defaultChecked
          />
        )}
        <Button type="submit" look="go" size="large" wide busy={isBusy}>
          <FormattedMessage {...(isRestore ? loginWaysMessages.restoreSubmit : loginButtonMessages.submit)} />
        </Button>
      </Form>
    </NoticeCard>
  );
}
