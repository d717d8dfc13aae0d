import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import type { Route } from './+types/member-landing.ts';
import '../features/profile/view/profile-view.scss';
import { MemberLanding } from '../features/profile/view/profile-landing.tsx';
import { profileViewMessages } from '../features/profile/view/messages.ts';
import { membersContext } from '../load-context.ts';
import { readPublicProfile } from '../parts/profile/public-profile.ts';
import { isReadAtOtherAddress } from '../parts/requests/other-address.ts';
import { PageTitle } from '../frame/page-title.tsx';

export const handle = { texts: ['profile-page', 'signup-invitation'] };
await loadTexts(...handle.texts);

/** Entry page of a member, with what a visitor may see; where that is nothing, no page (readings, "On public pages"). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  const { locale } = splitLocale(url.pathname);
  if (user) throw redirect(localePath(locale, `/members/${encodeURIComponent(params.id)}`));
  return readPublicProfile(api, params.id);
};

export const shouldRevalidate = isReadAtOtherAddress;

export default function Landing({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(profileViewMessages.landingTitle, { name: loaderData.name })}</PageTitle>
      <MemberLanding profile={loaderData} />
    </>
  );
}
