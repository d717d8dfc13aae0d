import type { MessagePhoto, UnsentPhoto } from '@vesper/domain';
import { PictureTint } from '@vesper/ui';
import { type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePhotoViewer } from '../photos/use-photo-viewer.tsx';
import { photoFaceMessages } from './photo-face-messages.ts';
import { PhotoPlace } from './photo-place/photo-place.tsx';
import { useKeptFile } from './use-kept-file.ts';
import { mediaNames } from './media-names.ts';

export interface PhotoFaceProps {
  readonly photo: MessagePhoto | UnsentPhoto;
  /** Of a message whose photo the browser still has. */
  readonly clientId?: string | undefined;
  /** Whose photo it is; null for an own one. */
  readonly name: string | null;
}

/** A photo in its place, in its colour until it is there. */
const Framed = ({
  photo,
  src,
  onMissing,
}: {
  readonly photo: PhotoFaceProps['photo'];
  readonly src: string | null;
  readonly onMissing: () => void;
}) => {
  const intl = useIntl();
  return (
    <PhotoPlace photo={photo}>
      {'tint' in photo ? <PictureTint tint={photo.tint} /> : null}
      {src === null ? null : (
        <img src={src} alt={intl.formatMessage(mediaNames.photo)} decoding="async" onError={onMissing} />
      )}
    </PhotoPlace>
  );
};

/** A photo that is there for its viewer; a link to the whole of it, which opens in the page where that runs. */
const SentPhoto = ({ photo, name }: { readonly photo: MessagePhoto; readonly name: string | null }) => {
  const intl = useIntl();
  const [isMissing, setMissing] = useState(false);
  const { id, width, height } = photo;
  const picture = { src: photo.filename, width, height };
  const title = intl.formatMessage(mediaNames.photo);
  const viewer = usePhotoViewer({
    photos: [{ id, access: 'open', picture, title }],
    name,
    fictionalLabel: null,
  });
  if (isMissing)
    return <span className="photo-face__missing">{intl.formatMessage(photoFaceMessages.missing)}</span>;
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    viewer.open(id);
  };
  return (
    <>
      <a
        className="photo-face__open"
        href={photo.filename}
        aria-label={intl.formatMessage(photoFaceMessages.enlarge)}
        aria-haspopup="dialog"
        aria-busy={viewer.awaitedId === id ? true : undefined}
        onClick={open}
        {...viewer.preloading}
      >
        <Framed photo={photo} src={photo.thumb_filename} onMissing={() => setMissing(true)} />
      </a>
      {viewer.viewer}
    </>
  );
};

/** A photo as it stands in a conversation: as large as its place from the start, and whole when it is pressed. */
export const PhotoFace = ({ photo, clientId, name }: PhotoFaceProps) => {
  const kept = useKeptFile('id' in photo ? undefined : clientId);
  return (
    <span className="photo-face">
      {'id' in photo ? (
        <SentPhoto photo={photo} name={name} />
      ) : (
        <Framed photo={photo} src={kept} onMissing={() => undefined} />
      )}
    </span>
  );
};
