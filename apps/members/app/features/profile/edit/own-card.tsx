import type { OwnProfile } from '@vesper/contract';
import type { ProfilePart } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { KitLink, LinkButton, MemberCard, ProgressBar } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { useCardAsShown, useLineAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { usePlace } from '../../../parts/profile/shown/place.ts';
import { useVerifiedLabel } from '../../../parts/profile/shown/verified.ts';
import { profileMessages } from './messages.ts';

/** What others are shown of a member in lists, and what is missing of the profile. */
export interface OwnFace {
  /** In years, today. */
  readonly age: number;
  /** The first sentence of the text about oneself; empty for none. */
  readonly line: string;
  readonly regionName: string;
  /** The most telling first. */
  readonly missing: readonly ProfilePart[];
  /** How many parts there are in all. */
  readonly parts: number;
}

const steps: Readonly<Record<ProfilePart, MessageDescriptor>> = {
  photo: profileMessages.missingPhoto,
  about: profileMessages.missingAbout,
  place: profileMessages.missingPlace,
  person: profileMessages.missingPerson,
  interests: profileMessages.missingInterests,
};

/** Where on the page each part is added. */
const places: Readonly<Record<ProfilePart, string>> = {
  photo: '#photos',
  about: '#about',
  place: '#place',
  person: '#person',
  interests: '#interests',
};

/** How much there is, the first of what is missing as the next step, and whatever else is as links. */
const Missing = ({
  next,
  others,
  done,
  parts,
}: {
  readonly next: ProfilePart;
  readonly others: readonly ProfilePart[];
  readonly done: number;
  readonly parts: number;
}) => {
  const intl = useIntl();
  return (
    <>
      <h2>
        <FormattedMessage {...profileMessages.missing} />
      </h2>
      <ProgressBar
        label={intl.formatMessage(profileMessages.missingMeter)}
        value={done / parts}
        valueText={intl.formatMessage(profileMessages.missingOf, { done, total: parts })}
      />
      <div className="cluster">
        <LinkButton href={places[next]} look="go">
          <FormattedMessage {...steps[next]} />
        </LinkButton>
      </div>
      {others.length > 0 ? (
        <ul className="own-card__missing">
          {others.map((part) => (
            <li key={part}>
              <KitLink href={places[part]}>
                <FormattedMessage {...steps[part]} />
              </KitLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};

const Complete = () => (
  <>
    <h2>
      <FormattedMessage {...profileMessages.complete} />
    </h2>
    <p>
      <FormattedMessage {...profileMessages.completeText} />
    </p>
  </>
);

export interface OwnCardProps {
  readonly profile: OwnProfile;
  readonly face: OwnFace;
}

/** One's own card as others meet it, and what is missing. */
export const OwnCard = ({ profile, face }: OwnCardProps) => {
  const intl = useIntl();
  const place = usePlace();
  const { thumb } = usePictures();
  const verifiedLabel = useVerifiedLabel();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const { city, country } = profile;
  const shown = useCardAsShown()({
    age: face.age,
    city,
    region_name: face.regionName,
    country,
    premium: isPremium,
    online: false,
    new_here: false,
  });
  const line = useLineAsShown()(face.line);
  const [next, ...others] = face.missing;
  return (
    <div className="own-card">
      <div className="own-card__face">
        <MemberCard
          href={`/members/${profile.id}`}
          name={profile.name}
          age={shown.age}
          place={place(shown)}
          picture={thumb(profile.main_image)}
          fictionalLabel={null}
          premiumLabel={shown.premium ? intl.formatMessage(frameMessages.premiumMember) : null}
          verifiedLabel={verifiedLabel(profile)}
          onlineLabel={null}
          line={line || undefined}
          eager
        />
      </div>
      <section className="own-card__beside">
        {next === undefined ? (
          <Complete />
        ) : (
          <Missing next={next} others={others} done={face.parts - face.missing.length} parts={face.parts} />
        )}
        <p className="own-card__view">
          <KitLink href={`/members/${profile.id}`}>
            <FormattedMessage {...profileMessages.view} />
          </KitLink>
        </p>
      </section>
    </div>
  );
};
