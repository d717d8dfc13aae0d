import type { MemberProfile } from '@vesper/contract';
import { Button, Dialog, LinkButton, NoPicture } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shellMessages } from '../../shell/messages.ts';
import { usePictures } from '../../shell/picture.ts';
import { memberMessages } from './messages.ts';

export interface MatchOverlayProps {
  readonly member: MemberProfile;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Two members like each other (spec §2, like modal). A click anywhere closes it; the button leads to the profile. */
export const MatchOverlay = ({ member, open, onClose }: MatchOverlayProps) => {
  const intl = useIntl();
  const { full } = usePictures();
  const main = member.photos.find((photo) => photo.main);
  return (
    <Dialog
      full
      open={open}
      title={intl.formatMessage(memberMessages.matchTitle)}
      onClose={onClose}
      closeLabel={intl.formatMessage(shellMessages.close)}
    >
      <div className="match" onClick={onClose}>
        <span className="match__photo">{main ? <img {...full(main.picture)} alt="" /> : <NoPicture />}</span>
        <p className="lead">
          <FormattedMessage {...memberMessages.matchText} values={{ name: member.name }} />
        </p>
        <div className="cluster">
          <LinkButton href={`/members/${member.id}/chat`} look="go" size="large">
            <FormattedMessage {...memberMessages.message} />
          </LinkButton>
          <Button look="outline" size="large" onClick={onClose}>
            <FormattedMessage {...memberMessages.viewProfile} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
