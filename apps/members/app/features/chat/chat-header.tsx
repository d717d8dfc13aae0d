import type { MemberCard } from '@vesper/contract';
import { Avatar, DisclosureMenu, FictionalMark, GoldBadge, KitLink, VerifiedMark } from '@vesper/ui';
import { ArrowLeft, EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import { profileFromChat } from '../../parts/profile/profile-link.ts';
import { useVerifiedLabel } from '../../parts/profile/shown/verified.ts';
import { LaterChatMenu } from './later-with-engine.tsx';
import type { ChatChoices } from './list/menu/use-choices.ts';
import { chatMessages } from './first-view/messages.ts';
import { PlainMenu } from './without-script/plain-parts.ts';

interface HeaderProps {
  readonly peer: MemberCard;
  /** Null while nothing has been written: then there is nothing to remove. */
  readonly conversationId: string | null;
  /** What was chosen for the conversation when the page came. */
  readonly known: ChatChoices;
  /** Of the page's forms without script. */
  readonly formKey: string;
}

/** Leads to the profile, where there is still one. */
const Who = ({ href, children }: { readonly href: string | null; readonly children: ReactNode }) =>
  href === null ? (
    <span className="chat-head__who">{children}</span>
  ) : (
    <KitLink href={href} className="chat-head__who">
      {children}
    </KitLink>
  );

/** Who one is talking to, with every label, and what can be done with the conversation. */
export const ChatHeader = ({ peer, conversationId, known, formKey }: HeaderProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const verified = useVerifiedLabel()(peer);
  const { thumb } = usePictures();
  const [isOpened, setOpened] = useState(false);
  const { name } = peer;
  const gold = peer.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null;
  return (
    <header
      className="chat-head"
      ref={(head) => {
        const menu = head?.querySelector('details');
        if (!menu) return;
        // It may have been opened before the app came.
        if (menu.open) setOpened(true);
        menu.ontoggle = () => setOpened(true);
      }}
    >
      <KitLink href="/chats" className="icon-button" aria-label={intl.formatMessage(chatMessages.back)}>
        <ArrowLeft size={26} aria-hidden="true" />
      </KitLink>
      <Who href={peer.deleted ? null : profileFromChat(peer.id)}>
        <Avatar picture={thumb(peer.main_image)} name={peer.name} alt="" online={peer.online} badge={gold} />
        <span className="chat-head__text">
          <h1 className="chat-head__name">{name}</h1>
          {peer.fictional ? (
            <FictionalMark
              label={fictionalLabel}
              automaticLabel={peer.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
            />
          ) : (
            <span className="chat-head__notes">
              {verified ? <VerifiedMark label={verified} /> : null}
              {peer.online ? (
                <span className="text-small">{intl.formatMessage(frameMessages.online)}</span>
              ) : null}
            </span>
          )}
        </span>
      </Who>
      <DisclosureMenu
        label={intl.formatMessage(chatMessages.menu)}
        face={<EllipsisVertical size={24} aria-hidden="true" />}
      >
        {peer.deleted ? null : (
          <KitLink href={profileFromChat(peer.id)} className="menu__item">
            <FormattedMessage {...chatMessages.viewProfile} />
          </KitLink>
        )}
        <noscript>
          {PlainMenu ? (
            <PlainMenu peer={peer} conversationId={conversationId} known={known} formKey={formKey} />
          ) : null}
        </noscript>
        {isOpened ? <LaterChatMenu peer={peer} conversationId={conversationId} known={known} /> : null}
      </DisclosureMenu>
    </header>
  );
};
