import type { MemberProfile, Photo } from '@vesper/contract';
import { useIsVisitor, useSessionHandle } from '@vesper/session';
import { LinkButton, type ViewerPhoto } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../../frame/fictional-label.ts';
import { loginPath } from '../../../../frame/links/login-path.ts';
import { frameMessages } from '../../../../frame/messages.ts';
import { usePictures } from '../../../../frame/picture.ts';
import { browserApi } from '../../../../frame/start/browser-api.ts';
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

const mainFirst = (all: readonly Photo[]): readonly Photo[] => [
  ...all.filter(({ main }) => main),
  ...all.filter(({ main }) => !main),
];

/** What photos of a member are called, and what they are in the viewer. */
const useViewed = ({ id, name }: Pick<MemberProfile, 'id' | 'name'>) => {
  const intl = useIntl();
  const isVisitor = useIsVisitor();
  const { full } = usePictures();
  const altOf = (photo: Photo, photos: readonly Photo[]): string =>
    photo.access === 'locked'
      ? intl.formatMessage(profileViewMessages.photoLockedAlt, { name })
      : intl.formatMessage(profileViewMessages.photoAlt, { number: photos.indexOf(photo) + 1, name });
  const viewedOf = (photos: readonly Photo[]): readonly ViewerPhoto[] =>
    photos.map((photo) => {
      const shown = { id: photo.id, picture: full(photo.picture), title: altOf(photo, photos) };
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
  return { altOf, viewedOf };
};

/**
 * The photos as they came with the page, or as they were read since: a page that the router reads anew would be gone where the
 * server cannot be reached, for the sake of a photo.
 */
const useRenewable = ({ id, photos: all }: Pick<MemberProfile, 'id' | 'photos'>) => {
  const session = useSessionHandle();
  const [renewed, setRenewed] = useState({ of: all, photos: all });
  const photos = renewed.of === all ? renewed.photos : all;
  const renew = async (): Promise<readonly Photo[]> => {
    const api = await browserApi(session);
    const { profile } = await api.call('profile', { query: { id } });
    const shown = new Set(all.map((photo) => photo.id));
    const fresh = profile.photos.filter((photo) => shown.has(photo.id));
    setRenewed({ of: all, photos: fresh });
    return mainFirst(fresh);
  };
  return { photos: mainFirst(photos), renew };
};

/** The photos of a profile, their names, and the viewer that they open in. */
export const useMemberPhotos = (
  profile: Pick<MemberProfile, 'id' | 'name' | 'fictional' | 'photos'>,
): MemberPhotosView => {
  const fictionalLabel = useFictionalLabel();
  const { photos, renew } = useRenewable(profile);
  const { altOf, viewedOf } = useViewed(profile);
  const handle = usePhotoViewer({
    photos: viewedOf(photos),
    name: profile.name,
    fictionalLabel: profile.fictional ? fictionalLabel : null,
    renew: async () => viewedOf(await renew()),
  });
  return { photos, altOf: (photo) => altOf(photo, photos), handle };
};
