import { loadTexts } from '@vesper/i18n/react';
import { SideNav } from '@vesper/ui';
import { Ban, Bell, DoorOpen, Eye, Globe, KeyRound, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { roomMessages } from './room-messages.ts';
import { roomPath, type SettingsRoom, settingsRooms } from './settings-rooms.ts';

await loadTexts('notifications-rooms');

const icons = {
  told: Bell,
  seen: Eye,
  blocked: Ban,
  email: Mail,
  password: KeyRound,
  security: ShieldCheck,
  language: Globe,
  leave: DoorOpen,
} as const;

export interface SettingsListProps {
  /** The room that is shown; null for none. */
  readonly current: SettingsRoom | null;
  /** What each room holds, or how it stands now; only large rows show it. */
  readonly lines: Readonly<Partial<Record<SettingsRoom, ReactNode>>>;
}

/** The list of all settings. */
export const SettingsList = ({ current, lines }: SettingsListProps) => {
  const intl = useIntl();
  const items = settingsRooms.map((room) => {
    const Icon = icons[room];
    return {
      id: room,
      href: roomPath(room),
      icon: <Icon size={26} aria-hidden="true" />,
      name: intl.formatMessage(roomMessages[room]),
      line: lines[room],
    };
  });
  return (
    <SideNav
      label={intl.formatMessage(frameMessages.settings)}
      items={items}
      current={current && roomPath(current)}
    />
  );
};
