import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { Button } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, redirect, useNavigation } from 'react-router';
import { LinkInvalid } from '../parts/link/link-invalid.tsx';
import { NoticeCard, NoticeLink } from '../parts/link/notice-card.tsx';
import { mailAddressLinkMessages } from '../features/mail-address/link-messages.ts';
import { membersContext } from '../load-context.ts';
import { linkRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/mail-change-do.ts';

export const handle = { texts: ['link', 'mail-address-link', 'refusal-account'] };
await loadTexts(...handle.texts);

const states = ['done', 'invalid'] as const;

/** Mail scanners open links: the link only shows a button, and the button acts (readings, "Rules"). */
export const loader = ({ url }: Route.LoaderArgs) => {
  const { searchParams } = url;
  const state = states.find((known) => searchParams.has(known));
  const [token, undo] = [searchParams.get('token'), searchParams.get('undo')];
  if (state) return { state, token: '' };
  if (undo) return { state: 'undo' as const, token: undo };
  return token ? { state: 'change' as const, token } : { state: 'invalid' as const, token: '' };
};

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const { api } = context.get(membersContext);
  const goTo = (path: string) => redirect(localePath(splitLocale(url.pathname).locale, path));
  try {
    if (form.get('intent') === 'undo') {
      const { reset_token: reset } = await api.call('mailChangeUndo', { body: { token } });
      return goTo(`/reset-password/do?undone&token=${encodeURIComponent(reset)}`);
    }
    await api.call('mailChange', { body: { token } });
    return goTo('/mail-change/do?done');
  } catch (error) {
    linkRefusal(error);
    return goTo('/mail-change/do?invalid');
  }
};

/** What the links of the two e-mails about a new address open. */
export default function MailChangeDo({ loaderData: { state, token } }: Route.ComponentProps) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  if (state === 'invalid') return <LinkInvalid href="/notifications/email" />;
  if (state === 'done')
    return (
      <NoticeCard title={intl.formatMessage(mailAddressLinkMessages.mailDoneTitle)}>
        <p>
          <FormattedMessage {...mailAddressLinkMessages.mailDoneText} />
        </p>
        <NoticeLink href="/members">
          <FormattedMessage {...mailAddressLinkMessages.mailOn} />
        </NoticeLink>
      </NoticeCard>
    );
  const isUndo = state === 'undo';
  return (
    <NoticeCard
      title={intl.formatMessage(
        isUndo ? mailAddressLinkMessages.undoTitle : mailAddressLinkMessages.mailTitle,
      )}
    >
      <p>
        <FormattedMessage
          {...(isUndo ? mailAddressLinkMessages.undoText : mailAddressLinkMessages.mailText)}
        />
      </p>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value={state} />
        <Button type="submit" look="go" size="large" busy={isBusy}>
          <FormattedMessage
            {...(isUndo ? mailAddressLinkMessages.undoSubmit : mailAddressLinkMessages.mailSubmit)}
          />
        </Button>
      </Form>
    </NoticeCard>
  );
}
