import type { MemberCard, Message } from '@vesper/contract';
import { badgeCount, splitLocale } from '@vesper/domain';
import { Avatar, Badge, FictionalMark, GoldBadge, KitLink } from '@vesper/ui';
import { BellOff, Clock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useFictionalLabel } from '../../../../frame/fictional-label.ts';
import { frameMessages } from '../../../../frame/messages.ts';
import { usePictures } from '../../../../frame/picture.ts';
import { contentOf } from '../../first-view/chat-answer.ts';
import { useMessageText } from '../../log/message-text.ts';
import { chatMessages } from '../../first-view/messages.ts';
import { listMessages } from '../list-messages.ts';
import { useNamed } from '../../first-view/use-peer-name.ts';
import { DraftLine } from './draft-line.tsx';
import { RelativeTime } from './relative-time.tsx';

const useLastText = () => {
  const intl = useIntl();
  const textOf = useMessageText();
  return (last: Message | null, peer: MemberCard): string => {
    if (!last) return '';
    const text = last.removed ? intl.formatMessage(chatMessages.removed) : textOf(contentOf(last));
    return last.sender === peer.id ? text : intl.formatMessage(listMessages.ownLast, { text });
  };
};

export interface ChatRowProps {
  readonly href: string;
  readonly peer: MemberCard;
  readonly last: Message | null;
  readonly unread: number;
  readonly muted?: boolean;
  readonly nowMs: number;
}

/** A conversation in the list, or somebody to whom something waits to be delivered. */
export const ChatRow = ({ href, peer, last, unread, muted = false, nowMs }: ChatRowProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const lastText = useLastText();
  const profile = useNamed()(peer);
  const { path } = splitLocale(useLocation().pathname);
  const isOpen = path === href || path === `/members/${peer.id}/chat`;
  return (
    <KitLink
      href={href}
      className={unread > 0 ? 'chat-row chat-row--unread' : 'chat-row'}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar
        picture={thumb(profile.main_image)}
        name={profile.name}
        alt=""
        online={profile.online}
        badge={profile.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
      />
      <span className="chat-row__name">{profile.name}</span>
      {last ? (
        <span className="chat-row__time">
          <RelativeTime value={last.sent_at} firstNowMs={nowMs} />
        </span>
      ) : null}
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
      {isOpen ? null : <DraftLine peer={peer.id} />}
      <span className="chat-row__line">
        <span className="chat-row__last">{lastText(last, profile)}</span>
        {muted ? (
          <span className="chat-row__muted" role="img" aria-label={intl.formatMessage(listMessages.muted)}>
            <BellOff size={18} aria-hidden="true" />
          </span>
        ) : null}
        {unread > 0 ? (
          <Badge
            tone={muted ? 'plain' : 'unread'}
            label={intl.formatMessage(listMessages.unread, { count: unread })}
          >
            {badgeCount(unread)}
          </Badge>
        ) : null}
      </span>
      {last?.state === 'waiting' ? (
        <span className="chat-row__waiting">
          <Clock size={18} aria-hidden="true" />
          <FormattedMessage {...chatMessages.stateWaiting} />
        </span>
      ) : null}
    </KitLink>
  );
};
