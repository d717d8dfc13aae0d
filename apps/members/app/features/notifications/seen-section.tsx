import type { Notifications } from '@vesper/contract';
import { SwitchField } from '@vesper/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { roomMessages } from '../../parts/settings/room-messages.ts';
import { settingsMessages } from './messages.ts';
import { SavedByItself, SaveRow } from './save-row.tsx';
import { SettingsSection } from '../../parts/settings/section.tsx';

const switches = [
  {
    name: 'invisible',
    label: settingsMessages.invisible,
    hint: settingsMessages.invisibleHint,
  },
  {
    name: 'auto_like',
    label: settingsMessages.autoLike,
    hint: settingsMessages.autoLikeHint,
  },
  {
    name: 'on_public_pages',
    label: settingsMessages.publicPages,
    hint: settingsMessages.publicPagesHint,
  },
  {
    name: 'read_receipts',
    label: settingsMessages.readReceipts,
    hint: settingsMessages.readReceiptsHint,
  },
  { name: 'paused', label: settingsMessages.pause, hint: settingsMessages.pauseHint },
] as const;

/** Invisible mode, read receipts, likes that are given by themselves, and a break (spec §2, readings). */
export const SeenSection = ({ notifications }: { readonly notifications: Notifications }) => {
  const intl = useIntl();
  const [pressed, setPressed] = useState<string>();
  const savedText = intl.formatMessage(settingsMessages.saved);
  return (
    <SettingsSection level={1} title={roomMessages.seen}>
      <SavedByItself />
      <ActForm intent="seen" follows={notifications}>
        {({ busy, saved }) => (
          <>
            {switches.map(({ name, label, hint }) => (
              <SwitchField
                key={name}
                name={name}
                value="on"
                labelSide="start"
                label={intl.formatMessage(label)}
                hint={intl.formatMessage(hint)}
                defaultChecked={notifications[name]}
                status={saved && name === pressed ? savedText : undefined}
                onCheckedChange={() => setPressed(name)}
              />
            ))}
            <SaveRow busy={busy} saved={saved && pressed === undefined} />
          </>
        )}
      </ActForm>
    </SettingsSection>
  );
};
