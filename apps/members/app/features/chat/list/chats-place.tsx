import type { MemberCard } from '@vesper/contract';
import { Avatar, FictionalMark, KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { listMessages } from './list-messages.ts';
import { useNamed } from '../use-peer-name.ts';
import type { ChatPage } from './chat-page.ts';

/** As many as stand beside each other. */
const mostFaces = 3;

interface FaceProps {
  readonly href: string;
  readonly peer: MemberCard;
}

const Face = ({ href, peer }: FaceProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const profile = useNamed()(peer);
  return (
    <KitLink href={href} className="chats-face">
      <Avatar picture={thumb(profile.main_image)} alt="" size="large" online={profile.online} />
      <span className="chats-face__name">{profile.name}</span>
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
    </KitLink>
  );
};

/** On a desk, beside the list while no conversation is open: an evening, and the faces of the newest ones. */
export const ChatsPlace = ({ page: { waiting, chats } }: { readonly page: ChatPage }) => {
  const faces: readonly FaceProps[] = [
    ...waiting.map(({ profile }) => ({ href: `/members/${profile.id}/chat`, peer: profile })),
    ...chats.map(({ conversation, profile }) => ({ href: `/chats/${conversation.id}`, peer: profile })),
  ];
  return (
    <div className="chats__place evening-ground">
      <div className="chats__choose">
        <p>
          <FormattedMessage {...listMessages.choose} />
        </p>
        <ul>
          {faces.slice(0, mostFaces).map(({ href, peer }) => (
            <li key={href}>
              <Face href={href} peer={peer} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
