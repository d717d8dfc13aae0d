import type { OwnPhoto } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { AlertBanner, Card, LinkButton } from '@vesper/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePictures } from '../../frame/picture.ts';
import { usePhotoViewer } from '../../parts/photos/use-photo-viewer.tsx';
import { photoMessages } from './messages.ts';
import { OwnPhotoItem } from './own-photo.tsx';
import { mainFirst, movesOf } from './photo-moves.ts';
import { PhotoField } from './upload/photo-field.tsx';

/** What says that there is no room for another photo, and what makes some. */
const Full = ({ free, premium }: { readonly free: number; readonly premium: number }) => {
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
      <FormattedMessage {...photoMessages.photosLimit} values={{ free, premium }} />
    </AlertBanner>
  );
};

/** When a photo has gone, and with it the button that was pressed, who goes by keyboard goes on from the heading of what is left. */
const useFocusAfterRemoval = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (count < before.current && isLost) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
};

/** The member's own photos: how each stands, main, order, remove, add, and how many there may be. */
export const PhotosSection = ({
  photos: stored,
  firstKey,
}: {
  readonly photos: readonly OwnPhoto[];
  readonly firstKey: string;
}) => {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const free = useSession((state) => state.settings.photo_limit_free);
  const premium = useSession((state) => state.settings.photo_limit_premium);
  const limit = isPremium ? premium : free;
  const intl = useIntl();
  const { full } = usePictures();
  const photos = mainFirst(stored);
  const heading = useFocusAfterRemoval(photos.length);
  const viewed = photos.map(({ id, picture }, index) => ({
    id,
    access: 'open' as const,
    picture: full(picture),
    title: intl.formatMessage(photoMessages.photoAlt, { number: index + 1 }),
  }));
  const handle = usePhotoViewer({ photos: viewed, name: null, fictionalLabel: null });
  return (
    <Card as="section" padding="large">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          <FormattedMessage {...photoMessages.photos} />
        </h2>
        <p className="text-muted">
          <FormattedMessage {...photoMessages.photosText} values={{ count: photos.length, limit }} />
        </p>
        <ul className="own-photos" {...handle.preloading}>
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
              />
            ) : null;
          })}
        </ul>
        {/* Below them: with large words a screen of sentences stood before the first photo. */}
        {photos.some(({ state, hidden }) => state === 'waiting' && !hidden) ? (
          <p className="text-muted">
            <FormattedMessage {...photoMessages.looked} />
          </p>
        ) : null}
        {handle.viewer}
        <PhotoField firstKey={firstKey} room={Math.max(0, limit - photos.length)} />
        {photos.length < limit ? null : <Full free={free} premium={premium} />}
      </div>
    </Card>
  );
};
