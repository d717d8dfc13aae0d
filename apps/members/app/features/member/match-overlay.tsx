import type { MemberProfile } from '@vesper/contract';
import { FictionalMark, LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { LikeModal } from '../../notices/likes/like-modal.tsx';
import { memberMessages } from './messages.ts';

export interface MatchOverlayProps {
  readonly member: MemberProfile;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Two members like each other. It stands on the profile itself, so that looking at it means closing this. */
export const MatchOverlay = ({ member, open, onClose }: MatchOverlayProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  return (
    <LikeModal
      profile={open ? member : null}
      title={intl.formatMessage(memberMessages.matchTitle)}
      text={intl.formatMessage(memberMessages.matchText, { name: member.name })}
      mark={member.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      onView={onClose}
      onClose={onClose}
      actions={
        <LinkButton href={`/members/${member.id}/chat`} look="go" size="large">
          <FormattedMessage {...memberMessages.message} />
        </LinkButton>
      }
    />
  );
};
