import type { MemberProfile } from '@vesper/contract';
import { useOwnId, useSettings } from '@vesper/session';
import {
  AlertBanner,
  Badge,
  FictionalMark,
  GoldBadge,
  LinkButton,
  NoPicture,
  PhotoTile,
  space,
  VerifiedMark,
} from '@vesper/ui';
import { Heart, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { Facts } from './facts.tsx';
import { Interests } from './interests.tsx';
import { MemberActions } from './actions/profile-actions.tsx';
import { MemberPhotos } from './photos/profile-photos.tsx';
import { profileViewMessages } from './messages.ts';
import { inOneLine } from '../../../parts/profile/shown/one-line.ts';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { type ShownCard, useProfileAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { useDistance } from '../../../parts/profile/distance.ts';
import { usePlace } from '../../../parts/profile/shown/place.ts';
import { useVerifiedLabel } from '../../../parts/profile/shown/verified.ts';
import { type MemberPhotosView, useMemberPhotos } from './photos/use-profile-photos.tsx';
import { WayBack, type WayBackProps } from './way-back.tsx';

/** The main photo, which fills the screen on a press; where it is not among the photos, only its picture. */
const MainPhoto = ({
  profile,
  view,
}: {
  readonly profile: Pick<MemberProfile, 'name' | 'main_image'>;
  readonly view: MemberPhotosView;
}) => {
  const intl = useIntl();
  const { full } = usePictures();
  const { photos, altOf, handle } = view;
  const main = photos.find((photo) => photo.main);
  if (!main) {
    if (!profile.main_image) return <NoPicture name={profile.name} />;
    const alt = intl.formatMessage(profileViewMessages.photoAlt, { number: 1, name: profile.name });
    return <img {...full(profile.main_image)} alt={alt} />;
  }
  return (
    <div {...handle.preloading}>
      <PhotoTile
        access="open"
        eager
        picture={full(main.picture)}
        alt={altOf(main)}
        onOpen={() => handle.open(main.id)}
        busyLabel={handle.awaitedId === main.id ? intl.formatMessage(frameMessages.loading) : undefined}
      />
    </div>
  );
};

const activeWords = {
  today: profileViewMessages.activeToday,
  week: profileViewMessages.activeWeek,
  longer: profileViewMessages.activeLonger,
} as const;

/** Whether the member is here now, or else when last, in steps. */
const LastActive = ({
  profile: { online, last_active: step },
}: {
  readonly profile: ShownCard<MemberProfile>;
}) => {
  if (online)
    return (
      <p className="member-head__online">
        <FormattedMessage {...frameMessages.online} />
      </p>
    );
  if (step === null || step === 'now') return null;
  return (
    <p className="member-head__active">
      <FormattedMessage {...activeWords[step]} />
    </p>
  );
};

const Name = ({ profile }: { readonly profile: ShownCard<MemberProfile> }) => {
  const intl = useIntl();
  const place = usePlace();
  const distance = useDistance();
  const where = inOneLine([place(profile), distance(profile.distance)]);
  const verified = useVerifiedLabel()(profile);
  return (
    <header className="member-head">
      <h1>
        {profile.name}
        {profile.age === null ? null : (
          <>
            {space}
            <span className="member-head__age">{profile.age}</span>
          </>
        )}
        {space}
        {profile.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
      </h1>
      {verified ? <VerifiedMark label={verified} /> : null}
      {where ? (
        <p className="member-head__place">
          <MapPin size={20} aria-hidden="true" />
          {where}
        </p>
      ) : null}
      <LastActive profile={profile} />
      {profile.new_here ? (
        <Badge tone="plain">
          <FormattedMessage {...frameMessages.newHere} />
        </Badge>
      ) : null}
    </header>
  );
};

/** What one should know of them before anything else; on a phone below the photo, so that nothing of it lies over the face. */
const Marks = ({ profile }: { readonly profile: ShownCard<MemberProfile> }) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  if (!profile.fictional && !profile.liked_me) return null;
  return (
    <div className="member-marks">
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
      {profile.liked_me ? (
        <p className="member-marks__likes-you">
          <Heart size={20} fill="currentColor" aria-hidden="true" />
          <FormattedMessage {...profileViewMessages.likesYou} values={{ name: profile.name }} />
        </p>
      ) : null}
    </div>
  );
};

export interface MemberPageProps {
  readonly profile: MemberProfile;
  /** The button of likes. */
  readonly like: ReactNode;
  /** What one can do against the member; nothing for a visitor. */
  readonly block: ReactNode;
  readonly back: WayBackProps;
}

/** In letters: so much stands in two lines of the larger type. */
const lineLength = 80;

/** Whether all that somebody has written is a line or two, which then stands as large as one would quote it. */
const isLine = ({ about_me: words }: Pick<MemberProfile, 'about_me'>): boolean =>
  words !== '' && words.length <= lineLength;

/** One's own profile as others see it: it says so, and leads to where it is changed. */
const OwnNotice = ({ hasOthers }: { readonly hasOthers: boolean }) => (
  <AlertBanner
    actions={
      <LinkButton href="/profile" look="outline">
        <FormattedMessage {...profileViewMessages.ownEdit} />
      </LinkButton>
    }
  >
    <strong>
      <FormattedMessage {...profileViewMessages.ownTitle} />
    </strong>
    {hasOthers ? (
      <>
        {space}
        <FormattedMessage {...profileViewMessages.ownText} />
      </>
    ) : null}
  </AlertBanner>
);

/** What somebody has written, or that they have not. */
const About = ({ profile }: { readonly profile: Pick<MemberProfile, 'name' | 'about_me'> }) => (
  <section className="stack stack--tight">
    <h2>
      <FormattedMessage {...profileFieldMessages.aboutMe} />
    </h2>
    <p className={isLine(profile) ? 'member-page__about member-page__about--line' : 'member-page__about'}>
      {profile.about_me || (
        <FormattedMessage {...profileViewMessages.noAbout} values={{ name: profile.name }} />
      )}
    </p>
  </section>
);

/** The profile of a member (spec §2). */
export const MemberPage = ({ profile: whole, like, block, back }: MemberPageProps) => {
  const isOwn = useOwnId() === whole.id;
  const profile = useProfileAsShown(whole);
  const photosView = useMemberPhotos(profile);
  // That nothing is written would be said of who has written something that the site does not show.
  const isHidden = !useSettings().visible_profile_fields.includes('about_me');
  return (
    <div className="container screen screen--person">
      {isOwn ? <OwnNotice hasOthers={profile.photos.length > 1} /> : <WayBack {...back} />}
      <div className="member-page">
        <div className="member-page__photo">
          <MainPhoto profile={profile} view={photosView} />
        </div>
        <div className="member-page__side">
          <Name profile={profile} />
          <Marks profile={profile} />
          {isOwn ? null : <MemberActions profile={whole} like={like} />}
          <div className="member-page__rest">
            {isHidden ? null : <About profile={profile} />}
            <Facts profile={profile} />
            <Interests profile={profile} />
          </div>
          {block && !isOwn ? <div className="member-page__foot">{block}</div> : null}
        </div>
        <MemberPhotos memberId={profile.id} view={photosView} />
      </div>
      {photosView.handle.viewer}
    </div>
  );
};
