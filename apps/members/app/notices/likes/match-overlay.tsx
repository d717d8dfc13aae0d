import type { MemberCard } from '@vesper/contract';
import { FictionalMark } from '@vesper/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { LikeModal } from './like-modal.tsx';
import { matchNoticeMessages } from './messages.ts';

export interface MatchOverlayProps {
  readonly member: MemberCard;
  readonly open: boolean;
  /** What to do now: writing, say. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** The picture was pressed; on the profile itself looking at it means closing this. */
  readonly onView?: () => void;
}

/** Two members like each other. */
export const MatchOverlay = ({ member, open, actions, onClose, onView = onClose }: MatchOverlayProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  return (
    <LikeModal
      profile={open ? member : null}
      title={intl.formatMessage(matchNoticeMessages.matchTitle)}
      text={intl.formatMessage(matchNoticeMessages.matchText, { name: member.name })}
      mark={member.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      onView={onView}
      onClose={onClose}
      actions={actions}
    />
  );
};
