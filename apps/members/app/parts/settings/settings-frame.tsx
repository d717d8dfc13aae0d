import { Rooms, Skeleton } from '@vesper/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ScreenNotice } from '../../frame/later/alerts.tsx';
import { laterPart } from '../../frame/later/later-part.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { roomMessages } from './room-messages.ts';
import type { SettingsListProps } from './settings-list.tsx';
import type { SettingsRoom } from './settings-rooms.ts';

const load = async () => (await import('./settings-list.tsx')).SettingsList;

/** The server has the list at once; its code comes after the room that one wants. */
const SettingsList = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});

export interface SettingsFrameProps extends Partial<Pick<SettingsListProps, 'lines'>> {
  /** Null for the list of all rooms. */
  readonly room: SettingsRoom | null;
  readonly children: ReactNode;
}

/** The same each time: what the server has rendered stays until the list's code has come. */
const noLines = {};

/** The settings: on a desk the list of rooms beside the open one, on a phone one or the other. */
export const SettingsFrame = ({ room, lines = noLines, children }: SettingsFrameProps) => {
  const intl = useIntl();
  const title = intl.formatMessage(frameMessages.settings);
  return (
    <div className="container screen settings">
      <PageTitle>{room === null ? title : intl.formatMessage(roomMessages[room])}</PageTitle>
      <Rooms
        title={title}
        open={room !== null}
        list={(beside) => <SettingsList current={room ?? (beside ? 'told' : null)} lines={lines} />}
        back={{ href: '/notifications', label: intl.formatMessage(roomMessages.back) }}
      >
        {children}
      </Rooms>
      <ScreenNotice />
    </div>
  );
};
