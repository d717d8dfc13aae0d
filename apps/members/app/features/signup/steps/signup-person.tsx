import type { MemberCard } from '@vesper/contract';
import { Avatar, FictionalMark, GoldBadge } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import type { LoginReason } from '../../../frame/links/login-path.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { useCardAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { usePlace } from '../../../parts/profile/shown/place.ts';
import { signupReasonMessages } from './person-messages.ts';

export interface SignupPersonProps {
  readonly person: MemberCard;
  readonly reason: LoginReason | null;
  /** A sentence about fictional profiles follows. */
  readonly isWarned: boolean;
}

/** Whom one signs up for, and what one was about to do. */
export const SignupPerson = ({ person: whole, reason, isWarned }: SignupPersonProps) => {
  const intl = useIntl();
  const person = useCardAsShown()(whole);
  const place = usePlace()(person);
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const automatic = person.automatic ? intl.formatMessage(frameMessages.automatic) : undefined;
  // The warning above the message says it in words.
  const mark = person.fictional ? (
    <FictionalMark label={fictionalLabel} compact={isWarned} automaticLabel={automatic} />
  ) : null;
  return (
    <div className="signup-person">
      <Avatar picture={thumb(person.main_image)} name={person.name} alt="" />
      <div className="signup-person__words">
        <p className="signup-person__name">
          {person.name} {person.age}
          {person.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
          {isWarned ? mark : null}
        </p>
        {place ? <p className="signup-person__place">{place}</p> : null}
      </div>
      {isWarned ? null : mark}
      {isWarned && automatic ? <p className="text-muted text-small">{automatic}</p> : null}
      {reason ? (
        <p className="text-small">
          <FormattedMessage {...signupReasonMessages[reason]} />
        </p>
      ) : null}
    </div>
  );
};

/**
 * Beside the form on a desk, in the place of the evening: the face for which one signs up. Who it is, and whether it is a fictional one,
 * stands at the head of the form.
 */
export const SignupFace = ({ person }: { readonly person: MemberCard }) => {
  const { full } = usePictures();
  const { main_image: picture } = useCardAsShown()(person);
  // A phone shows none, and fetches none.
  return picture ? <img className="signup-face" {...full(picture)} alt="" loading="lazy" /> : null;
};
