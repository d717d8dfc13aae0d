import type { MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { removalMessages } from '../../safety/removal/removal-messages.ts';
import { RemovalDialog } from '../../safety/removal/later-removal-dialog.tsx';
import type { ChatRemoval } from '../../safety/removal/removal-dialog.tsx';
import { useOpenReport } from '../../first-view/open-report.ts';
import { choiceMessages } from './choice-messages.ts';
import { type ChatChoices, type Choice, useChoices } from './use-choices.ts';

await loadTexts('chat-choices');

export interface ChatMenuProps {
  readonly peer: MemberCard;
  /** Null while nothing has been written: then there is nothing to put away or to remove. */
  readonly conversationId: string | null;
  readonly known: ChatChoices;
}

/** Closes the menu that a button stands in; the focus goes back to what opens it, and what opens next returns it there. */
const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  const menu = currentTarget.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};

interface ChoiceItemsProps extends Pick<ChatMenuProps, 'peer' | 'known'> {
  readonly conversation: string;
}

const ChoiceItems = ({ conversation, peer, known }: ChoiceItemsProps) => {
  const { choices, turn } = useChoices(conversation, peer.name, known);
  const { archived, muted } = choices;
  const items: readonly (readonly [Choice, typeof choiceMessages.mute])[] = [
    ['muted', muted ? choiceMessages.unmute : choiceMessages.mute],
    ['archived', archived ? choiceMessages.unarchive : choiceMessages.archive],
  ];
  return items.map(([choice, face]) => (
    <button
      key={choice}
      type="button"
      className="menu__item"
      onClick={(event) => {
        closeMenu(event);
        void turn(choice);
      }}
    >
      <FormattedMessage {...face} />
    </button>
  ));
};

/** What can be done with a conversation, in the menu of its head, by script. */
export const ChatMenu = ({ peer, conversationId, known }: ChatMenuProps) => {
  const openReport = useOpenReport();
  const [asked, setAsked] = useState<ChatRemoval | null>(null);
  const { name } = peer;
  const ask = (act: ChatRemoval) => (event: SyntheticEvent<HTMLElement>) => {
    closeMenu(event);
    setAsked(act);
  };
  return (
    <>
      {conversationId ? (
        <>
          <ChoiceItems conversation={conversationId} peer={peer} known={known} />
          <button type="button" className="menu__item" onClick={ask('remove')}>
            <FormattedMessage {...removalMessages.remove} />
          </button>
          <button
            type="button"
            className="menu__item"
            data-act="report"
            onClick={(event) => {
              closeMenu(event);
              openReport();
            }}
          >
            <FormattedMessage {...removalMessages.report} values={{ name }} />
          </button>
        </>
      ) : null}
      {peer.deleted ? null : (
        <button type="button" className="menu__item" data-act="block" onClick={ask('block')}>
          <FormattedMessage {...removalMessages.block} values={{ name }} />
        </button>
      )}
      {/* Outside of the menu, which closes. */}
      {asked
        ? createPortal(
            <RemovalDialog
              act={asked}
              peer={peer}
              conversationId={conversationId}
              onClose={() => setAsked(null)}
            />,
            document.body,
          )
        : null}
    </>
  );
};
