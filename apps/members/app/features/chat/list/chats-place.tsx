import type { MemberCard } from '@vesper/contract';
import { Avatar, FictionalMark, KitLink } from '@vesper/ui';
import { useOwnId } from '@vesper/session';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { type LastOpened, readLastOpened } from '../engine/last-opened.ts';
import { RelativeTime } from './rows/relative-time.tsx';
import { listMessages } from './list-messages.ts';
import { useNamed } from '../first-view/use-peer-name.ts';
import type { ChatPage } from './chat-page.ts';
import { useListed } from './use-listed.ts';

/** As many as stand beside each other. */
const mostFaces = 3;

interface FaceProps {
  readonly href: string;
  readonly peer: MemberCard;
}

interface LastOpenedLineProps {
  readonly openedAt: string;
  readonly nowMs: number;
}

const LastOpenedLine = ({ openedAt, nowMs }: LastOpenedLineProps) => (
  <span className="chats-face__opened">
    <FormattedMessage
      {...listMessages.lastOpened}
      values={{ when: <RelativeTime value={openedAt} firstNowMs={nowMs} /> }}
    />
  </span>
);

const Face = ({ href, peer, children }: FaceProps & { readonly children?: ReactNode }) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const profile = useNamed()(peer);
  return (
    <KitLink href={href} className="chats-face">
      <Avatar
        picture={thumb(profile.main_image)}
        name={profile.name}
        alt=""
        size="large"
        online={profile.online}
      />
      <span className="chats-face__name">{profile.name}</span>
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
      {children}
    </KitLink>
  );
};

/** Known once the page runs: the device keeps it, and a server does not. */
const useLastOpened = (): LastOpened | null => {
  const owner = useOwnId();
  const [last, setLast] = useState<LastOpened | null>(null);
  useEffect(() => setLast(owner === undefined ? null : readLastOpened(owner)), [owner]);
  return last;
};

/** On a desk, beside the list while no conversation is open: an evening, and the faces of the newest ones, the last opened first. */
export const ChatsPlace = ({ page }: { readonly page: ChatPage }) => {
  const { nowMs } = page;
  const last = useLastOpened();
  const isLast = ({ peer }: FaceProps): boolean => peer.id === last?.profile;
  const { entries, waiting } = useListed(page);
  const newest: readonly FaceProps[] = [
    ...waiting.map(({ profile }) => ({ href: `/members/${profile.id}/chat`, peer: profile })),
    ...entries.map(({ conversation, profile }) => ({ href: `/chats/${conversation.id}`, peer: profile })),
  ];
  const faces = [...newest.filter(isLast), ...newest.filter((face) => !isLast(face))];
  if (faces.length === 0) return <div className="chats__place evening-ground" />;
  return (
    <div className="chats__place evening-ground">
      <div className="chats__choose">
        <p>
          <FormattedMessage {...listMessages.choose} />
        </p>
        <ul>
          {faces.slice(0, mostFaces).map(({ href, peer }) => (
            <li key={href}>
              <Face href={href} peer={peer}>
                {peer.id === last?.profile ? <LastOpenedLine openedAt={last.openedAt} nowMs={nowMs} /> : null}
              </Face>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
