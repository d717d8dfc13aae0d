import '../features/home/home.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { redirect } from 'react-router';
import type { Route } from './+types/index.ts';
import { Home } from '../features/home/home.tsx';
import { membersContext } from '../load-context.ts';
import { isReadAtOtherAddress } from '../parts/requests/other-address.ts';
import { requireKnownLocale } from '../parts/requests/request-guards.ts';

export const handle = { texts: ['home', 'profile-field', 'signup-invitation'] };
await loadTexts(...handle.texts);

/** Members have no use for the front door. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  // Whatever stands alone in an address may be meant as its language; where it is none, nobody is led on from there.
  requireKnownLocale(params.locale);
  const { locale } = splitLocale(url.pathname);
  const { api, user } = context.get(membersContext);
  if (user) throw redirect(localePath(locale, '/members'));
  // The front door opens without faces, too.
  return api.call('faces').catch(() => ({ members: [] }));
};

export const shouldRevalidate = isReadAtOtherAddress;

export default function Index({ loaderData: { members } }: Route.ComponentProps) {
  const { index_title: title, description, name } = useSettings();
  return (
    <>
      <title>{title || name}</title>
      {description ? <meta name="description" content={description} /> : null}
      <Home members={members} />
    </>
  );
}
