import type { Photo } from '@vesper/contract';
import { useSession, useSessionHandle } from '@vesper/session';
import { AlertBanner, Badge, Button, Card, LinkButton, PhotoTile, type ViewerPhoto } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useFetcher, useRevalidator } from 'react-router';
import { browserApi } from '../../frame/start/browser-api.ts';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { type PhotoViewerHandle, usePhotoViewer } from '../../parts/photos/use-photo-viewer.tsx';
import { photoMessages } from './messages.ts';
import type { SectionResult } from '../../parts/profile/section-result.ts';

interface PhotoItemProps {
  readonly photo: ViewerPhoto;
  readonly main: boolean;
  readonly handle: PhotoViewerHandle;
}

const PhotoItem = ({ photo, main, handle }: PhotoItemProps) => {
  const intl = useIntl();
  const fetcher = useFetcher<SectionResult>();
  const isBusy = fetcher.state !== 'idle';
  const refused = fetcher.data?.refused;
  return (
    <li className="own-photo">
      <PhotoTile
        access="open"
        picture={photo.picture}
        alt={photo.title}
        onOpen={() => handle.open(photo.id)}
        busyLabel={handle.awaitedId === photo.id ? intl.formatMessage(frameMessages.loading) : undefined}
      />
      <fetcher.Form method="post" className="cluster">
        <input type="hidden" name="photo_id" value={photo.id} />
        {main ? (
          <Badge tone="plain">
            <FormattedMessage {...photoMessages.photoIsMain} />
          </Badge>
        ) : (
          <Button type="submit" name="section" value="photo-main" look="outline" busy={isBusy}>
            <FormattedMessage {...photoMessages.photoMain} />
          </Button>
        )}
        <Button type="submit" name="section" value="photo-remove" look="quiet" busy={isBusy}>
          <FormattedMessage {...photoMessages.photoRemove} />
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

const loadUpload = () => import('./photo-upload.tsx');

/** A photo on its way; `parts` come with the first one. */
interface Sending {
  readonly share: number;
  readonly parts: Awaited<ReturnType<typeof loadUpload>> | null;
}

const usePhotoUpload = () => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending | null>(null);
  /** Code of a refusal, null for a photo that is there, undefined before the first end. */
  const [ended, setEnded] = useState<string | null>();
  const send = async (file: File): Promise<void> => {
    setEnded(undefined);
    setSending({ share: 0, parts: null });
    try {
      const [parts, api] = await Promise.all([loadUpload(), browserApi(session)]);
      await parts.sendPhoto(api, file, (share) => setSending({ share, parts }));
      await revalidate();
      setEnded(null);
    } catch (error) {
      setEnded(refusalOf(error).code);
    }
    setSending(null);
  };
  return { sending, ended, send };
};

/** A file field that uploads as soon as a picture is chosen; without script its button does. */
const Upload = ({ firstKey }: { readonly firstKey: string }) => {
  const posted = useActionData<SectionResult>();
  const { sending, ended, send } = usePhotoUpload();
  const plainRefusal = posted?.section === 'photo-add' ? posted.refused?.code : undefined;
  const refused = sending ? null : ended === undefined ? plainRefusal : ended;
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <input type="hidden" name="section" value="photo-add" />
      <input type="hidden" name="key" value={firstKey} />
      <div>
        <label className="button button--outline own-photo-choice">
          <FormattedMessage {...photoMessages.photoAdd} />
          <input
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            disabled={sending !== null}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void send(file);
              // The same picture may be chosen once more after a refusal.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <noscript>
        <Button type="submit" look="outline">
          <FormattedMessage {...photoMessages.photoUpload} />
        </Button>
      </noscript>
      <div role="status">
        {sending?.parts ? <sending.parts.PhotoProgress share={sending.share} /> : null}
        {sending && !sending.parts ? <FormattedMessage {...photoMessages.photoUploading} /> : null}
        {ended === null ? <FormattedMessage {...photoMessages.photoAdded} /> : null}
      </div>
      {refused ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(refused)} />
        </AlertBanner>
      ) : null}
    </Form>
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
  const intl = useIntl();
  const { full } = usePictures();
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
        <h2>
          <FormattedMessage {...photoMessages.photos} />
        </h2>
        <p className="text-muted">
          <FormattedMessage {...photoMessages.photosText} values={{ count: photos.length, limit }} />
        </p>
        <ul className="own-photos" {...handle.preloading}>
          {viewed.map((photo, index) => (
            <PhotoItem key={photo.id} photo={photo} main={photos[index]?.main ?? false} handle={handle} />
          ))}
        </ul>
        {handle.viewer}
        {photos.length < limit ? (
          <Upload firstKey={firstKey} />
        ) : (
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
        )}
      </div>
    </Card>
  );
};
