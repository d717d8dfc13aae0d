import { createHash } from 'node:crypto';
import type { OwnPhoto, Photo } from '@vesper/contract';
import { photoAccess } from '@vesper/domain';
import type { Services } from '../platform/services/services.ts';
import { lockedPhotoAddress } from './locked-address.ts';
import { toOpenPicture } from '../member/picture-repository.ts';
import { type PhotoRow, toBlurredPicture, type ViewedRow } from './repository.ts';

type Viewer = { readonly id: string; readonly premium: boolean } | undefined;

/** Which pictures a photo has at present; no address follows from it. */
export const versionOf = ({ full_name: name }: Pick<PhotoRow, 'full_name'>): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 16);

/** A photo as this viewer may see it: open, by an address of the viewer's own, or blurred (readings). */
export const toPhoto = (
  services: Pick<Services, 'signingKey' | 'clock'>,
  row: ViewedRow,
  viewer: Viewer,
): Photo => {
  const access = photoAccess({
    viewer: {
      loggedIn: viewer !== undefined,
      premium: viewer?.premium ?? false,
      isOwner: viewer?.id === row.member_id,
    },
    isMain: row.main,
  });
  if (access === 'locked') return { id: row.id, main: row.main, access, picture: toBlurredPicture(row) };
  if (row.main || !viewer) return { id: row.id, main: row.main, access, picture: toOpenPicture(row) };
  const version = versionOf(row);
  const address = (rendition: 'full' | 'thumb') =>
    lockedPhotoAddress(
      services.signingKey,
      { photo: row.id, version, rendition, viewer: viewer.id },
      services.clock.now(),
    );
  return {
    id: row.id,
    main: row.main,
    access,
    picture: {
      filename: address('full'),
      thumb_filename: address('thumb'),
      width: row.width,
      height: row.height,
    },
  };
};

/** A member's own photo, with how it stands. */
export const toOwnPhoto = (
  services: Pick<Services, 'signingKey' | 'clock'>,
  row: PhotoRow,
  member: Viewer,
): OwnPhoto => ({
  ...toPhoto(services, row, member),
  state: row.moderation,
  refusal: row.refusal,
  hidden: row.hidden,
  version: versionOf(row),
});
