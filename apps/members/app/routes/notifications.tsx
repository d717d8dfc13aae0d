import '../features/notifications/notifications.scss';
import { exportPath } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { LinkButton, buttonClass } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { actOnMailAddress } from '../features/mail-address/mail-address-act.ts';
import { MailAddressSection } from '../features/mail-address/mail-address-section.tsx';
import { mailAddressMessages } from '../features/mail-address/messages.ts';
import { passwordMessages } from '../features/password/messages.ts';
import { actOnPassword } from '../features/password/password-act.ts';
import { PasswordSection } from '../features/password/password-section.tsx';
import { SettingsContents } from '../features/notifications/contents.tsx';
import { PushSetting } from '../features/notifications/later-push-setting.tsx';
import { MailStopped } from '../features/notifications/mail-stopped.tsx';
import { settingsMessages } from '../features/notifications/messages.ts';
import { SettingsSection } from '../parts/settings/section.tsx';
import { SeenSection } from '../features/notifications/seen-section.tsx';
import { actOnNotifications } from '../features/notifications/notifications-act.ts';
import { ToldSection } from '../features/notifications/told-section.tsx';
import { membersContext } from '../load-context.ts';
import { LanguageChoices } from '../frame/bar/language-menu.tsx';
import { useLocale } from '../frame/links/localized-path.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/notifications.ts';

export const handle = {
  texts: [
    'login-field',
    'mail-address',
    'notifications',
    'password',
    'password-new',
    'refusal-account',
    'refusal-field',
  ],
};
await loadTexts(...handle.texts);

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(membersContext).api.call('notifications').catch(throwRefusal);

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const result =
    (await actOnNotifications(api, form)) ??
    (await actOnMailAddress(api, form)) ??
    (await actOnPassword(api, form));
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: result.refused ? 422 : 200 });
};

const parts = [
  { id: 'told', title: settingsMessages.told },
  { id: 'push', title: settingsMessages.push },
  { id: 'seen', title: settingsMessages.seen },
  { id: 'email', title: mailAddressMessages.email },
  { id: 'password', title: passwordMessages.password },
  { id: 'security', title: settingsMessages.security },
  { id: 'language', title: settingsMessages.language },
  { id: 'leave', title: settingsMessages.leave },
] as const;

/** Settings (spec §2): e-mail change, password change, notification preferences, invisible mode and the rest. */
export default function Settings({ loaderData: { notifications } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(settingsMessages.title)}</PageTitle>
      <h1>
        <FormattedMessage {...settingsMessages.title} />
      </h1>
      <SettingsContents parts={parts} />
      <MailStopped />
      <ToldSection preferences={notifications.preferences} />
      <SettingsSection id="push" title={settingsMessages.push}>
        <PushSetting />
      </SettingsSection>
      <SeenSection notifications={notifications} />
      <MailAddressSection newEmail={notifications.new_email} />
      <PasswordSection />
      <SettingsSection id="security" title={settingsMessages.security}>
        <p>
          <FormattedMessage {...settingsMessages.securityText} />
        </p>
        <div className="cluster">
          <LinkButton href="/notifications/security" look="outline">
            <FormattedMessage {...settingsMessages.securityLink} />
          </LinkButton>
        </div>
      </SettingsSection>
      <SettingsSection id="language" title={settingsMessages.language}>
        <LanguageChoices current={locale} />
      </SettingsSection>
      <SettingsSection id="leave" title={settingsMessages.leave}>
        <p>
          <FormattedMessage {...settingsMessages.leaveText} />
        </p>
        <div className="cluster">
          <a href={exportPath} download className={buttonClass({ look: 'outline' })}>
            <span>
              <FormattedMessage {...settingsMessages.exportLink} />
            </span>
          </a>
          <LinkButton href="/notifications/leave" look="outline">
            <FormattedMessage {...settingsMessages.leaveLink} />
          </LinkButton>
        </div>
      </SettingsSection>
    </div>
  );
}
