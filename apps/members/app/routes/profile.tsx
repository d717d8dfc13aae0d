import '../features/photos/photos.scss';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import type { Route } from './+types/profile.ts';
import { AboutSection } from '../features/profile/edit/about-section.tsx';
import { InterestsSection, PersonSection, PlaceSection } from '../features/profile/edit/later-sections.tsx';
import { profileMessages } from '../features/profile/edit/messages.ts';
import { actOnPhotos } from '../features/photos/photos-act.ts';
import { PhotosSection } from '../features/photos/photos-section.tsx';
import { actOnProfile } from '../features/profile/edit/profile-act.ts';
import { readRegions } from '../parts/profile/region-choice.ts';
import { membersContext } from '../load-context.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['photos', 'profile', 'profile-field', 'refusal-field'] };
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  if (!user) throw data(null, { status: 404 });
  const [{ photos }, regions] = await Promise.all([
    api.call('photos').catch(throwRefusal),
    readRegions(api, user.profile.country),
  ]);
  return { profile: user.profile, photos, regions, uploadKey: newKey() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const result = (await actOnPhotos(api, form)) ?? (await actOnProfile(api, form));
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: result.refused ? 422 : 200 });
};

export default function Profile({
  loaderData: { profile, photos, regions, uploadKey },
}: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(profileMessages.title)}</PageTitle>
      <div className="stack stack--tight">
        <h1>
          <FormattedMessage {...profileMessages.title} />
        </h1>
        <p>
          <KitLink href={`/members/${profile.id}`}>
            <FormattedMessage {...profileMessages.view} />
          </KitLink>
        </p>
      </div>
      <PhotosSection photos={photos} firstKey={uploadKey} />
      <AboutSection profile={profile} />
      <PersonSection profile={profile} />
      <PlaceSection profile={profile} firstRegions={regions} />
      <InterestsSection profile={profile} />
    </div>
  );
}
