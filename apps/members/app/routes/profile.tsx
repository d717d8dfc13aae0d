import '../features/photos/photos.scss';
import '../features/profile/edit/profile-edit.scss';
import { ageOn, missingParts, profileLine, profileParts } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import type { Route } from './+types/profile.ts';
import {
  AboutSection,
  BirthSection,
  InterestsSection,
  NameSection,
  PersonSection,
  PlaceSection,
  ProfileParts,
  TraitsSection,
} from '../features/profile/edit/later-sections.tsx';
import { profileMessages } from '../features/profile/edit/messages.ts';
import { actOnPhotos } from '../features/photos/photos-act.ts';
import { OwnCard } from '../features/profile/edit/own-card.tsx';
import { photoMessages } from '../features/photos/messages.ts';
import { PhotosSection } from '../features/photos/photos-section.tsx';
import { actOnProfile } from '../features/profile/edit/profile-act.ts';
import { VerificationInvite } from '../features/verification/verification-invite.tsx';
import { readRegions } from '../parts/profile/region/region-choice.ts';
import { membersContext } from '../load-context.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { useReadAnew } from '../parts/requests/use-read-anew.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['photos', 'profile', 'verification-invite'] };
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, user, settings } = context.get(membersContext);
  if (!user) throw data(null, { status: 404 });
  const mayBeChecked = settings.verified_members && user.profile.main_image !== null;
  const [{ photos }, regions, check] = await Promise.all([
    api.call('photos').catch(throwRefusal),
    readRegions(api, user.profile.country),
    mayBeChecked ? api.call('verification').catch(throwRefusal) : null,
  ]);
  const { profile } = user;
  const face = {
    age: ageOn(profile.date_of_birth, new Date().toISOString().slice(0, 10)),
    line: profileLine(profile.about_me),
    regionName: regions.regions.find(({ code }) => code === profile.region)?.name ?? '',
    missing: missingParts(profile),
    parts: profileParts.length,
  };
  const isChecking = check?.verification.state === 'submitted';
  return { profile, face, photos, regions, isChecking, uploadKey: newKey() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const result = (await actOnPhotos(api, form)) ?? (await actOnProfile(api, form));
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

/** A part of the page that addresses and the list beside it lead to. */
const Part = ({
  id,
  field = false,
  children,
}: {
  readonly id: string;
  /** Whether it is one field, whose label is its title. */
  readonly field?: boolean;
  readonly children: ReactNode;
}) => (
  <div id={id} tabIndex={-1} className={field ? 'profile-part profile-part--field' : 'profile-part'}>
    {children}
  </div>
);

/** One's own profile: first what others see, and what is missing of it; then all of it to be changed. */
export default function Profile({
  loaderData: { profile, face, photos, regions, isChecking, uploadKey },
}: Route.ComponentProps) {
  const intl = useIntl();
  useReadAnew();
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(profileMessages.title)}</PageTitle>
      <div className="rooms rooms--parts">
        <div className="rooms__side">
          <h1 className="screen-title">
            <FormattedMessage {...profileMessages.title} />
          </h1>
          <ProfileParts photosTitle={photoMessages.photos} />
        </div>
        <div className="rooms__room">
          <OwnCard profile={profile} face={face} />
          <p className="text-muted profile-autosave">
            <FormattedMessage {...profileMessages.autosave} />
          </p>
          <Part id="photos">
            <PhotosSection photos={photos} firstKey={uploadKey} isChecking={isChecking} />
          </Part>
          {photos.some(({ main }) => main) ? <VerificationInvite isChecking={isChecking} /> : null}
          <Part id="about" field>
            <AboutSection profile={profile} />
          </Part>
          <Part id="name" field>
            <NameSection profile={profile} />
          </Part>
          <Part id="person">
            <PersonSection profile={profile} />
          </Part>
          <Part id="birth" field>
            <BirthSection profile={profile} />
          </Part>
          <Part id="traits">
            <TraitsSection profile={profile} />
          </Part>
          <Part id="place">
            <PlaceSection profile={profile} firstRegions={regions} />
          </Part>
          <Part id="interests" field>
            <InterestsSection profile={profile} />
          </Part>
        </div>
      </div>
    </div>
  );
}
