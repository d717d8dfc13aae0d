import type { MemberProfile, Photo } from '@vesper/contract';
import { useUser } from '@vesper/session';
import { Dialog, LinkButton, PhotoTile } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../shell/localized-path.ts';
import { loginPath } from '../../shell/login-path.ts';
import { shellMessages } from '../../shell/messages.ts';
import { usePictures } from '../../shell/picture.ts';
import { memberMessages } from './messages.ts';

/** What a locked photo says when it is pressed by a member; visitors are asked to log in instead. */
const PremiumNotice = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      title={intl.formatMessage(memberMessages.premiumTitle)}
      onClose={onClose}
      closeLabel={intl.formatMessage(shellMessages.close)}
      actions={
        <LinkButton href="/premium" look="gold">
          <FormattedMessage {...shellMessages.premium} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...memberMessages.premiumText} />
      </p>
    </Dialog>
  );
};

/** The photos beside the main one: open ones grow on a press, locked ones say how to see them. */
export const MemberPhotos = ({ profile }: { readonly profile: MemberProfile }) => {
  const intl = useIntl();
  const isVisitor = useUser() === null;
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { full } = usePictures();
  const [opened, setOpened] = useState<Photo | 'premium' | null>(null);
  const others = profile.photos.filter((photo) => !photo.main);
  if (others.length === 0) return null;
  const altOf = (photo: Photo): string =>
    photo.access === 'locked'
      ? intl.formatMessage(memberMessages.photoLockedAlt, { name: profile.name })
      : intl.formatMessage(memberMessages.photoAlt, {
          number: profile.photos.indexOf(photo) + 1,
          name: profile.name,
        });
  const press = (photo: Photo): void => {
    if (photo.access === 'open') setOpened(photo);
    else if (isVisitor) void navigate(localePath(loginPath(`/members/${profile.id}`, 'photos')));
    else setOpened('premium');
  };
  const shown = opened === 'premium' ? null : opened;
  return (
    <section className="stack">
      <h2>
        <FormattedMessage {...memberMessages.photos} />
      </h2>
      <ul className="photo-grid">
        {others.map((photo) => (
          <li key={photo.id}>
            <PhotoTile
              picture={full(photo.picture)}
              alt={altOf(photo)}
              onOpen={() => press(photo)}
              {...(photo.access === 'locked'
                ? { access: 'locked', lockedLabel: intl.formatMessage(memberMessages.photoLocked) }
                : { access: 'open' })}
            />
          </li>
        ))}
      </ul>
      <PremiumNotice open={opened === 'premium'} onClose={() => setOpened(null)} />
      <Dialog
        open={shown !== null}
        title={profile.name}
        onClose={() => setOpened(null)}
        closeLabel={intl.formatMessage(shellMessages.close)}
      >
        {shown ? <img className="photo-opened" {...full(shown.picture)} alt={altOf(shown)} /> : null}
      </Dialog>
    </section>
  );
};
