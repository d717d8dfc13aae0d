import { loadTexts } from '@vesper/i18n/react';
import { Card, Skeleton } from '@vesper/ui';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsMessages } from '../features/notifications/messages.ts';
import { PushSetting } from '../features/notifications/later-push-setting.tsx';
import { LanguageChoices } from '../shell/language-menu.tsx';
import { useLocale } from '../shell/localized-path.ts';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { texts: ['settings'] };
await loadTexts(...handle.texts);

export default function Notifications() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(settingsMessages.title)}</PageTitle>
      <h1>
        <FormattedMessage {...settingsMessages.title} />
      </h1>
      <Card as="section">
        <div className="stack">
          <h2>
            <FormattedMessage {...settingsMessages.language} />
          </h2>
          <LanguageChoices current={locale} />
        </div>
      </Card>
      <Card as="section">
        <div className="stack">
          <h2>
            <FormattedMessage {...settingsMessages.push} />
          </h2>
          <Suspense fallback={<Skeleton shape="block" />}>
            <PushSetting />
          </Suspense>
        </div>
      </Card>
    </div>
  );
}
