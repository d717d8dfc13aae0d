import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { data, redirect } from 'react-router';
import { AccountDeleted } from '../features/leaving/account-deleted.tsx';
import { membersContext } from '../load-context.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/account-deleted.ts';

export const handle = { texts: ['leaving-deleted'] };
await loadTexts(...handle.texts);

/**
 * What is the case for who asks, not what the address says (readings): members are led to where one leaves, and only the
 * browser on which an account was deleted is told so, for as long as that can be undone.
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  if (user) throw redirect(localePath(splitLocale(url.pathname).locale, '/notifications/leave'));
  const { restore_until: until } = await api.call('accountLeft').catch(throwRefusal);
  if (until === null) throw data(null, { status: 404 });
  return { daysLeft: Math.ceil((Date.parse(until) - Date.now()) / 86_400_000) };
};

/** The account is deleted (spec §2). */
export default function AccountDeletedPage({ loaderData }: Route.ComponentProps) {
  return <AccountDeleted daysLeft={loaderData.daysLeft} />;
}
