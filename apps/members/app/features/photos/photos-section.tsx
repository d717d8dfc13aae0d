import type { OwnPhoto } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { AlertBanner, Card, LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePictures } from '../../frame/picture.ts';
import { usePhotoViewer } from '../../parts/photos/use-photo-viewer.tsx';
import { photoMessages } from './messages.ts';
import type { Stake } from './main/stake.ts';
import { OwnPhotoItem } from './own-photo.tsx';
import { mainFirst, movesOf } from './photo-moves.ts';
import { PhotoField } from './upload/photo-field.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { type Said, useLastAct } from './use-last-act.ts';

interface FullProps {
  readonly free: number;
  readonly premium: number;
  /** There are more than may be shown, since Premium has ended: taking one away makes no room. */
  readonly isOver: boolean;
}

/** What says that there is no room for another photo, and what makes some. */
const Full = ({ free, premium, isOver }: FullProps) => {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  return (
    <AlertBanner
      actions={
        isPremium ? null : (
          <LinkButton href="/premium" look="gold">
            <FormattedMessage {...photoMessages.premium} />
          </LinkButton>
        )
      }
    >
      <FormattedMessage
        {...(isOver ? photoMessages.photosOverLimit : photoMessages.photosLimit)}
        values={{ free, premium }}
      />
    </AlertBanner>
  );
};

/**
 * Below them: with large words a screen of sentences stood before the first photo. Not where some are not shown for another reason,
 * which stands at each of them.
 */
const Looked = ({ photos }: { readonly photos: readonly OwnPhoto[] }) =>
  photos.some(({ state }) => state === 'waiting') && photos.every(({ hidden }) => !hidden) ? (
    <p className="text-muted">
      <FormattedMessage {...photoMessages.looked} />
    </p>
  ) : null;

const saidMessages = {
  move: photoMessages.photoMoved,
  main: photoMessages.photoMadeMain,
  remove: photoMessages.photoRemoved,
} as const;

/** Says what was done last, for who does not see it. */
const Done = ({ said }: { readonly said: Said | null }) => (
  <p className="visually-hidden" role="status">
    {said ? <FormattedMessage {...saidMessages[said.act]} values={{ ...said }} /> : null}
  </p>
);

/** How many photos may be shown: without Premium, with it, and by this member. */
const useLimits = () => {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const free = useSession((state) => state.settings.photo_limit_free);
  const premium = useSession((state) => state.settings.photo_limit_premium);
  return { isPremium, free, premium, limit: isPremium ? premium : free };
};

/** What the member loses when the main photo changes. */
const useStake = (isChecking: boolean): Stake | null => {
  const isVerified = useSession((state) => state.user?.profile.verified ?? false);
  if (isChecking) return 'check';
  return isVerified ? 'mark' : null;
};

export interface PhotosSectionProps {
  readonly photos: readonly OwnPhoto[];
  readonly firstKey: string;
  /** People compare selfies with the main photo. */
  readonly isChecking: boolean;
}

/** The member's own photos: how each stands, main, order, remove, add, and how many there may be. */
export const PhotosSection = ({ photos: stored, firstKey, isChecking }: PhotosSectionProps) => {
  const { isPremium, free, premium, limit } = useLimits();
  const stake = useStake(isChecking);
  const intl = useIntl();
  const { full } = usePictures();
  const photos = mainFirst(stored);
  const isOver = !isPremium && photos.length > limit;
  const { said, acts, onAct } = useLastAct(photos);
  const viewed = photos.map(({ id, picture }, index) => ({
    id,
    access: 'open' as const,
    picture: full(picture),
    title: intl.formatMessage(photoMessages.photoAlt, { number: index + 1 }),
  }));
  const handle = usePhotoViewer({ photos: viewed, name: null, fictionalLabel: null });
  const { heading, list } = useFocusKept(photos.length, handle.preloading.onFocus);
  return (
    <Card as="section" padding="large">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          <FormattedMessage {...photoMessages.photos} />
        </h2>
        <p className="text-muted">
          <FormattedMessage
            {...(isOver ? photoMessages.photosOver : photoMessages.photosText)}
            values={{ count: photos.length, limit }}
          />
        </p>
        <ul className="own-photos" {...handle.preloading} {...list}>
          {photos.map((photo, index) => {
            const shown = viewed[index];
            return shown ? (
              <OwnPhotoItem
                key={photo.id}
                photo={photo}
                viewed={shown}
                number={index + 1}
                limit={limit}
                moves={movesOf(photos, index)}
                handle={handle}
                stake={stake}
                onAct={(act) => onAct(act, photo.id, index)}
              />
            ) : null;
          })}
        </ul>
        <Done said={said} />
        <Looked photos={photos} />
        {handle.viewer}
        <PhotoField firstKey={firstKey} room={Math.max(0, limit - photos.length)} otherActs={acts} />
        {photos.length < limit ? null : <Full free={free} premium={premium} isOver={isOver} />}
      </div>
    </Card>
  );
};
