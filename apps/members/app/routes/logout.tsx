import { localePath, splitLocale } from '@vesper/domain';
import { redirect } from 'react-router';
import type { Route } from './+types/logout.ts';
import { membersContext } from '../load-context.ts';
import { throwActRefusal } from '../parts/requests/thrown-refusal.ts';

/** Logging out is an act: only a post does it. */
export const action = async ({ context, url }: Route.ActionArgs) => {
  const { locale } = splitLocale(url.pathname);
  await context.get(membersContext).api.call('logout').catch(throwActRefusal);
  return redirect(localePath(locale, '/'));
};

export const loader = ({ url }: Route.LoaderArgs) => {
  throw redirect(localePath(splitLocale(url.pathname).locale, '/'));
};
