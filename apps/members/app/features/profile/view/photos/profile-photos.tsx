import type { Photo } from '@vesper/contract';
import { useIsVisitor, useSettings } from '@vesper/session';
import { Dialog, LinkButton, PhotoTile } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../../frame/links/localized-path.ts';
import { openSignup } from '../../../../frame/later/signup-modal.tsx';
import { loginPath } from '../../../../frame/links/login-path.ts';
import { frameMessages } from '../../../../frame/messages.ts';
import { usePictures } from '../../../../frame/picture.ts';
import { profileViewMessages } from '../messages.ts';
import type { MemberPhotosView } from './use-profile-photos.tsx';

/** What a locked photo says when it is pressed by a member; visitors are asked to log in instead. */
const PremiumNotice = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      title={intl.formatMessage(profileViewMessages.premiumTitle)}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <LinkButton href="/premium" look="gold">
          <FormattedMessage {...frameMessages.premium} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...profileViewMessages.premiumText} />
      </p>
    </Dialog>
  );
};

export interface MemberPhotosProps {
  readonly memberId: string;
  readonly view: MemberPhotosView;
}

/** The photos beside the main one: open ones fill the screen on a press, locked ones say how to see them. */
export const MemberPhotos = ({ memberId, view }: MemberPhotosProps) => {
  const intl = useIntl();
  const isVisitor = useIsVisitor();
  const { signup_open: isOpen } = useSettings();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { full } = usePictures();
  const [isAsking, setAsking] = useState(false);
  const { photos, altOf, handle } = view;
  const others = photos.filter((photo) => !photo.main);
  if (others.length === 0) return null;
  const press = (photo: Photo): void => {
    if (photo.access === 'open') handle.open(photo.id);
    else if (isVisitor && isOpen) openSignup({ next: `/members/${memberId}`, reason: 'photos' });
    else if (isVisitor) void navigate(localePath(loginPath(`/members/${memberId}`, 'photos')));
    else setAsking(true);
  };
  const loading = intl.formatMessage(frameMessages.loading);
  return (
    <section className="member-page__photos stack">
      <h2>
        <FormattedMessage {...profileViewMessages.photos} />
      </h2>
      <ul className="photo-grid" {...handle.preloading}>
        {others.map((photo) => (
          <li key={photo.id}>
            <PhotoTile
              picture={full(photo.picture)}
              alt={altOf(photo)}
              onOpen={() => press(photo)}
              busyLabel={handle.awaitedId === photo.id ? loading : undefined}
              {...(photo.access === 'locked'
                ? { access: 'locked', lockedLabel: intl.formatMessage(profileViewMessages.photoLocked) }
                : { access: 'open' })}
            />
          </li>
        ))}
      </ul>
      <PremiumNotice open={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
};
