import type { MemberCard } from '@vesper/contract';
import { useSettings } from '@vesper/session';
import { FictionalMark, GoldBadge, LinkButton, VerifiedMark, wideSources } from '@vesper/ui';
import { ShieldCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { profileFromChat } from '../../../parts/profile/profile-link.ts';
import { useCardAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { usePlace } from '../../../parts/profile/shown/place.ts';
import { useVerifiedLabel } from '../../../parts/profile/shown/verified.ts';
import { chatMessages } from '../first-view/messages.ts';
import { personMessages } from './person-messages.ts';

interface PersonProps {
  readonly peer: MemberCard;
  /** The first sentence of their own words; may be empty. */
  readonly line: string;
}

/** Who one is writing with, beside the conversation where there is room; the head says the same in one line elsewhere. */
export const ChatPerson = ({ peer: whole, line }: PersonProps) => {
  const intl = useIntl();
  const peer = useCardAsShown()(whole);
  const areWordsShown = useSettings().visible_profile_fields.includes('about_me');
  const placeOf = usePlace();
  const fictionalLabel = useFictionalLabel();
  const verified = useVerifiedLabel()(peer);
  const { thumb } = usePictures();
  const picture = thumb(peer.main_image);
  const place = placeOf(peer);
  return (
    <aside
      className="chat-person"
      aria-label={intl.formatMessage(personMessages.person, { name: peer.name })}
    >
      {/* Nothing that is out of sight on a phone is loaded there. */}
      {picture ? (
        <img
          className="chat-person__photo"
          src={picture.src}
          {...wideSources(picture)}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      ) : null}
      <p className="chat-person__name">
        {peer.name} {peer.age === null ? null : <span className="chat-person__age">{peer.age}</span>}
        {peer.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
      </p>
      {peer.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={peer.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
      {verified ? <VerifiedMark label={verified} /> : null}
      {place ? <p className="chat-person__place">{place}</p> : null}
      {line && areWordsShown ? <p className="chat-person__line">{line}</p> : null}
      <LinkButton href={profileFromChat(peer.id)} look="outline" wide>
        <FormattedMessage {...chatMessages.viewProfile} />
      </LinkButton>
      <p className="chat-person__safety">
        <ShieldCheck size={22} aria-hidden="true" />
        <FormattedMessage {...personMessages.safety} />
      </p>
    </aside>
  );
};
