import type { MemberCard } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainQuestion } from '../../../parts/forms/plain-question.tsx';
import { profileFromChat } from '../../../parts/profile/profile-link.ts';
import { choiceMessages } from '../list/menu/choice-messages.ts';
import type { ChatChoices } from '../list/menu/use-choices.ts';
import { removalMessages } from '../safety/removal/removal-messages.ts';
import type { ChatIntent } from './chat-act.ts';

await loadTexts('chat-choices');

const Choices = ({ conversation, known }: { readonly conversation: string; readonly known: ChatChoices }) => {
  const items: readonly (readonly [ChatIntent, typeof choiceMessages.mute])[] = [
    known.muted ? ['unmute', choiceMessages.unmute] : ['mute', choiceMessages.mute],
    known.archived ? ['unarchive', choiceMessages.unarchive] : ['archive', choiceMessages.archive],
  ];
  return (
    <form method="post">
      <input type="hidden" name="conversation" value={conversation} />
      {items.map(([intent, face]) => (
        <button key={intent} type="submit" name="intent" value={intent} className="menu__item">
          <FormattedMessage {...face} />
        </button>
      ))}
    </form>
  );
};

export interface PlainMenuProps {
  readonly peer: MemberCard;
  readonly conversationId: string | null;
  readonly known: ChatChoices;
  /** Makes a repeated block harmless. */
  readonly formKey: string;
}

/** What can be done with a conversation, in the menu of its head, without script. A report is written on the profile. */
export const PlainMenu = ({ peer, conversationId, known, formKey }: PlainMenuProps) => {
  const intl = useIntl();
  const { name } = peer;
  const remove = intl.formatMessage(removalMessages.remove);
  return (
    <>
      {conversationId ? (
        <>
          <Choices conversation={conversationId} known={known} />
          <PlainQuestion
            ask={remove}
            className="menu__item"
            confirm={remove}
            look="danger"
            fields={{ intent: 'remove', conversation: conversationId }}
          >
            <p>
              <FormattedMessage {...removalMessages.removeText} values={{ name }} />
            </p>
          </PlainQuestion>
        </>
      ) : null}
      {peer.deleted ? null : (
        <>
          <KitLink href={`${profileFromChat(peer.id)}#report`} className="menu__item">
            <FormattedMessage {...removalMessages.report} values={{ name }} />
          </KitLink>
          <PlainQuestion
            ask={intl.formatMessage(removalMessages.block, { name })}
            className="menu__item"
            confirm={intl.formatMessage(removalMessages.blockConfirm)}
            look="danger"
            fields={{ intent: 'block', member: peer.id, key: formKey }}
          >
            <p>
              <FormattedMessage {...removalMessages.blockText} values={{ name, days: blockEvidenceDays }} />
            </p>
          </PlainQuestion>
        </>
      )}
    </>
  );
};
