import { loadTexts } from '@vesper/i18n/react';
import { OpenActionMenu } from '@vesper/ui';
import { Archive, ArchiveRestore, Bell, BellOff } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { choiceMessages } from './choice-messages.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import { type ChatChoices, useChoices } from './use-choices.ts';

await loadTexts('chat-choices');

export interface RowMenuProps {
  readonly conversation: string;
  readonly name: string;
  readonly known: ChatChoices;
  /** The button in the row. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The open menu of a conversation in the list. */
export const RowMenu = ({ conversation, name, known, anchor, onClose }: RowMenuProps) => {
  const intl = useIntl();
  const { choices, turn } = useChoices(conversation, name, known);
  const [archiveFace, ArchiveIcon] = choices.archived
    ? ([choiceMessages.unarchive, ArchiveRestore] as const)
    : ([choiceMessages.archive, Archive] as const);
  const [muteFace, MuteIcon] = choices.muted
    ? ([choiceMessages.unmute, Bell] as const)
    : ([choiceMessages.mute, BellOff] as const);
  return (
    <OpenActionMenu
      anchor={anchor}
      label={intl.formatMessage(choiceMessages.rowMenu, { name })}
      acts={[
        {
          id: 'archived',
          label: intl.formatMessage(archiveFace),
          icon: <ArchiveIcon size={22} aria-hidden="true" />,
        },
        { id: 'muted', label: intl.formatMessage(muteFace), icon: <MuteIcon size={22} aria-hidden="true" /> },
      ]}
      onAct={(id) => {
        if (id === 'archived') keepFocusNear(anchor.current?.closest('li'));
        if (id === 'archived' || id === 'muted') void turn(id);
        onClose();
      }}
      onClose={onClose}
    />
  );
};
