import type { Notifications } from '@vesper/contract';
import { Button, SwitchField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm } from '../act-form/act-form.tsx';
import { settingsMessages } from './messages.ts';
import { SavedNote, SettingsSection } from './section.tsx';

/** Invisible mode, likes that are given by themselves, and a break (spec §2, readings). */
export const SeenSection = ({ notifications }: { readonly notifications: Notifications }) => {
  const intl = useIntl();
  return (
    <SettingsSection title={settingsMessages.seen}>
      <ActForm intent="seen">
        {({ busy, result }) => (
          <>
            <SwitchField
              name="invisible"
              value="on"
              label={intl.formatMessage(settingsMessages.invisible)}
              hint={intl.formatMessage(settingsMessages.invisibleHint)}
              defaultChecked={notifications.invisible}
            />
            <SwitchField
              name="auto_like"
              value="on"
              label={intl.formatMessage(settingsMessages.autoLike)}
              hint={intl.formatMessage(settingsMessages.autoLikeHint)}
              defaultChecked={notifications.auto_like}
            />
            <SwitchField
              name="paused"
              value="on"
              label={intl.formatMessage(settingsMessages.pause)}
              hint={intl.formatMessage(settingsMessages.pauseHint)}
              defaultChecked={notifications.paused}
            />
            <div className="cluster">
              <Button type="submit" busy={busy}>
                <FormattedMessage {...settingsMessages.save} />
              </Button>
              <SavedNote saved={result !== null && !busy} text={settingsMessages.saved} />
            </div>
          </>
        )}
      </ActForm>
    </SettingsSection>
  );
};
