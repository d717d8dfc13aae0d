import type { Notifications } from '@vesper/contract';
import { type NotificationKind, notificationKinds } from '@vesper/domain';
import { CheckboxField } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { roomMessages } from '../../parts/settings/room-messages.ts';
import { settingsMessages } from './messages.ts';
import { SavedByItself, SaveRow } from './save-row.tsx';
import { SavedNote, SettingsSection } from '../../parts/settings/section.tsx';
import { preferenceName } from './notifications-act.ts';

const kindMessages: Readonly<Record<NotificationKind, typeof settingsMessages.kindMessage>> = {
  message: settingsMessages.kindMessage,
  like: settingsMessages.kindLike,
  match: settingsMessages.kindMatch,
  offer: settingsMessages.kindOffer,
};

export interface ToldSectionProps {
  readonly preferences: Notifications['preferences'];
  readonly level: 1 | 2;
}

/** What a member is told about, by kind and channel. */
export const ToldSection = ({ preferences, level }: ToldSectionProps) => {
  const intl = useIntl();
  const [chosen, setChosen] = useState<NotificationKind>();
  return (
    <SettingsSection level={level} title={roomMessages.told}>
      <p>
        <FormattedMessage {...settingsMessages.toldText} />
      </p>
      <SavedByItself />
      <ActForm intent="told" follows={preferences}>
        {({ busy, saved }) => (
          <>
            <div className="told">
              {notificationKinds.map((kind) => (
                <fieldset key={kind} className="told__kind" onChange={() => setChosen(kind)}>
                  <legend>{intl.formatMessage(kindMessages[kind])}</legend>
                  <CheckboxField
                    name={preferenceName(kind, 'mail')}
                    label={intl.formatMessage(settingsMessages.byMail)}
                    defaultChecked={preferences[kind].mail}
                  />
                  <CheckboxField
                    name={preferenceName(kind, 'push')}
                    label={intl.formatMessage(settingsMessages.byPush)}
                    defaultChecked={preferences[kind].push}
                  />
                  <SavedNote saved={saved && kind === chosen} text={settingsMessages.saved} />
                </fieldset>
              ))}
            </div>
            <SaveRow busy={busy} saved={saved && chosen === undefined} />
          </>
        )}
      </ActForm>
    </SettingsSection>
  );
};
