import './match.scss';
import type { Picture } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { Button, Dialog, NoPicture } from '@vesper/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { frameMessages } from '../../frame/messages.ts';
import { matchNoticeMessages } from './messages.ts';
import { usePictures } from '../../frame/picture.ts';

export interface LikeModalProps {
  /** Who is shown; null while there is nobody. */
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly main_image: Picture | null;
  } | null;
  readonly title: string;
  readonly text: string;
  /** The picture or the button was pressed: gets the id of the profile. */
  readonly onView: (id: string) => void;
  readonly onClose: () => void;
  /** More to do than looking at the profile. */
  readonly actions?: ReactNode;
  /** Marks of the profile, e.g. that it is fictional. */
  readonly mark?: ReactNode;
}

/** Nobody waits longer for an overlay than this, whatever an address says. */
const longestDelaySeconds = 60;

/** The query parameter `t`: seconds until the overlay is shown (spec §2, like modal). */
const useDelayPassed = (isWanted: boolean): boolean => {
  const [query] = useSearchParams();
  const asked = Number(query.get('t') ?? 0);
  const seconds = Number.isFinite(asked) ? Math.min(Math.max(asked, 0), longestDelaySeconds) : 0;
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!isWanted) {
      setHasPassed(false);
      return;
    }
    const timer = setTimeout(() => setHasPassed(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isWanted, seconds]);
  return isWanted && hasPassed;
};

/** Full screen: somebody likes the member (spec §2, like modal). A click on anything but the picture and the buttons closes it. */
export const LikeModal = ({ profile, title, text, onView, onClose, actions, mark }: LikeModalProps) => {
  const intl = useIntl();
  const { match } = usePictures();
  const isGone = useSession(({ gone }) => profile !== null && gone.includes(profile.id));
  const isShown = useDelayPassed(profile !== null);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!profile || isGone) return null;
  return (
    <Dialog
      full
      open={isShown}
      title={title}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
    >
      <div className="match">
        <button
          type="button"
          className="match__photo"
          aria-label={intl.formatMessage(matchNoticeMessages.viewProfile, { name: profile.name })}
          onClick={() => onView(profile.id)}
        >
          {profile.main_image ? (
            <img {...match(profile.main_image)} alt="" />
          ) : (
            <NoPicture name={profile.name} round />
          )}
        </button>
        {mark}
        <p className="lead">{text}</p>
        <div className="cluster">
          {actions}
          <Button look="outline" size="large" onClick={() => onView(profile.id)}>
            <FormattedMessage {...matchNoticeMessages.viewProfile} values={{ name: profile.name }} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
