import type { MemberProfile, Photo } from '@vesper/contract';
import { useUser } from '@vesper/session';
import { LinkButton, type ViewerPhoto } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../../frame/fictional-label.ts';
import { loginPath } from '../../../../frame/links/login-path.ts';
import { frameMessages } from '../../../../frame/messages.ts';
import { usePictures } from '../../../../frame/picture.ts';
import { type PhotoViewerHandle, usePhotoViewer } from '../../../../parts/photos/use-photo-viewer.tsx';
import { profileViewMessages } from '../messages.ts';

/** What a locked photo leads to on the whole screen: visitors log in, members become premium. */
const WayOut = ({ memberId, isVisitor }: { readonly memberId: string; readonly isVisitor: boolean }) =>
  isVisitor ? (
    <LinkButton href={loginPath(`/members/${memberId}`, 'photos')} look="go">
      <FormattedMessage {...frameMessages.login} />
    </LinkButton>
  ) : (
    <LinkButton href="/premium" look="gold">
      <FormattedMessage {...frameMessages.premium} />
    </LinkButton>
  );

export interface MemberPhotosView {
  /** The main photo first, as the page shows them. */
  readonly photos: readonly Photo[];
  readonly altOf: (photo: Photo) => string;
  readonly handle: PhotoViewerHandle;
}

/** The photos of a profile, their names, and the viewer that they open in. */
export const useMemberPhotos = ({
  id,
  name,
  fictional,
  photos: all,
}: Pick<MemberProfile, 'id' | 'name' | 'fictional' | 'photos'>): MemberPhotosView => {
  const intl = useIntl();
  const isVisitor = useUser() === null;
  const fictionalLabel = useFictionalLabel();
  const { full } = usePictures();
  const photos = [...all.filter(({ main }) => main), ...all.filter(({ main }) => !main)];
  const altOf = (photo: Photo): string =>
    photo.access === 'locked'
      ? intl.formatMessage(profileViewMessages.photoLockedAlt, { name })
      : intl.formatMessage(profileViewMessages.photoAlt, { number: photos.indexOf(photo) + 1, name });
  const viewed = photos.map((photo): ViewerPhoto => {
    const shown = { id: photo.id, picture: full(photo.picture), title: altOf(photo) };
    if (photo.access === 'open') return { ...shown, access: 'open' };
    return {
      ...shown,
      access: 'locked',
      lockedText: intl.formatMessage(
        isVisitor ? profileViewMessages.photoLocked : profileViewMessages.premiumTitle,
      ),
      action: <WayOut memberId={id} isVisitor={isVisitor} />,
    };
  });
  const handle = usePhotoViewer({
    photos: viewed,
    name,
    fictionalLabel: fictional ? fictionalLabel : null,
  });
  return { photos, altOf, handle };
};
