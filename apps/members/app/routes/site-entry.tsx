import {
  dismissalsCookieName,
  formatDismissals,
  localePath,
  parseDismissals,
  splitLocale,
} from '@vesper/domain';
import { redirect } from 'react-router';
import type { Route } from './+types/site-entry.ts';
import { membersContext } from '../load-context.ts';
import { safePath } from '../frame/links/localized-path.ts';
import { yearSeconds } from '../frame/appearance/own-cookie.ts';
import { cookieOf } from '../parts/requests/request-guards.ts';

/** Closing the entry warning: remembers when, beside the alerts that were put away, and shows the page one came from. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const before = parseDismissals(cookieOf(request, dismissalsCookieName));
  const value = formatDismissals({ ...before, 'site-entry': Date.now() });
  context
    .get(membersContext)
    .setCookie(`${dismissalsCookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
  return redirect(safePath(form.get('to'), localePath(splitLocale(url.pathname).locale, '/')));
};

/** There is nothing to see here. */
export const loader = ({ url }: Route.LoaderArgs) => {
  throw redirect(localePath(splitLocale(url.pathname).locale, '/'));
};
