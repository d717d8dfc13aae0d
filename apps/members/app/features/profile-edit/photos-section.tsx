import type { Photo } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { AlertBanner, Badge, Button, Card, LinkButton, PhotoTile } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { newKey } from '../../shell/new-key.ts';
import { usePictures } from '../../shell/picture.ts';
import { errorMessage } from '../../shell/refusals.ts';
import { profileMessages } from './messages.ts';
import type { ProfileActResult } from './profile-act.ts';

const PhotoItem = ({ photo, number }: { readonly photo: Photo; readonly number: number }) => {
  const intl = useIntl();
  const { full } = usePictures();
  const fetcher = useFetcher<ProfileActResult>();
  const isBusy = fetcher.state !== 'idle';
  const refused = fetcher.data?.refused;
  return (
    <li className="own-photo">
      <PhotoTile
        access="open"
        picture={full(photo.picture)}
        alt={intl.formatMessage(profileMessages.photoAlt, { number })}
      />
      <fetcher.Form method="post" className="cluster">
        <input type="hidden" name="photo_id" value={photo.id} />
        {photo.main ? (
          <Badge tone="success">
            <FormattedMessage {...profileMessages.photoIsMain} />
          </Badge>
        ) : (
          <Button type="submit" name="section" value="photo-main" look="outline" busy={isBusy}>
            <FormattedMessage {...profileMessages.photoMain} />
          </Button>
        )}
        <Button type="submit" name="section" value="photo-remove" look="quiet" busy={isBusy}>
          <FormattedMessage {...profileMessages.photoRemove} />
        </Button>
      </fetcher.Form>
      {refused ? (
        <p role="alert">
          <FormattedMessage {...errorMessage(refused.code)} />
        </p>
      ) : null}
    </li>
  );
};

/** A file field that uploads as soon as a picture is chosen; without script its button does. */
const Upload = ({ firstKey }: { readonly firstKey: string }) => {
  const fetcher = useFetcher<ProfileActResult>();
  const posted = useActionData<ProfileActResult>();
  const [key, setKey] = useState(firstKey);
  const isBusy = fetcher.state !== 'idle';
  const result = fetcher.data ?? (posted?.section === 'photo-add' ? posted : undefined);

  // Another picture is another act.
  useEffect(() => {
    if (fetcher.data) setKey(newKey());
  }, [fetcher.data]);

  return (
    <fetcher.Form method="post" encType="multipart/form-data" className="stack">
      <input type="hidden" name="section" value="photo-add" />
      <input type="hidden" name="key" value={key} />
      <div>
        <label className="button button--outline own-photo-choice">
          <FormattedMessage {...profileMessages.photoAdd} />
          <input
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            disabled={isBusy}
            onChange={(event) => {
              if (event.currentTarget.files?.length) event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
      </div>
      {isBusy ? (
        <div role="status">
          <FormattedMessage {...profileMessages.photoUploading} /> <progress />
        </div>
      ) : (
        <noscript>
          <Button type="submit" look="outline">
            <FormattedMessage {...profileMessages.photoUpload} />
          </Button>
        </noscript>
      )}
      {result?.refused && !isBusy ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(result.refused.code)} />
        </AlertBanner>
      ) : null}
    </fetcher.Form>
  );
};

/** The member's own photos: main, remove, add, and how many there may be. */
export const PhotosSection = ({
  photos,
  firstKey,
}: {
  readonly photos: readonly Photo[];
  readonly firstKey: string;
}) => {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const free = useSession((state) => state.settings.photo_limit_free);
  const premium = useSession((state) => state.settings.photo_limit_premium);
  const limit = isPremium ? premium : free;
  return (
    <Card as="section" padding="large">
      <div className="stack">
        <h2>
          <FormattedMessage {...profileMessages.photos} />
        </h2>
        <p className="text-muted">
          <FormattedMessage {...profileMessages.photosText} values={{ count: photos.length, limit }} />
        </p>
        <ul className="own-photos">
          {photos.map((photo, index) => (
            <PhotoItem key={photo.id} photo={photo} number={index + 1} />
          ))}
        </ul>
        {photos.length < limit ? (
          <Upload firstKey={firstKey} />
        ) : (
          <AlertBanner
            actions={
              isPremium ? null : (
                <LinkButton href="/premium" look="gold">
                  <FormattedMessage {...profileMessages.premium} />
                </LinkButton>
              )
            }
          >
            <FormattedMessage {...profileMessages.photosLimit} values={{ free, premium }} />
          </AlertBanner>
        )}
      </div>
    </Card>
  );
};
