import '../parts/settings/devices.scss';
import '../features/trust/blocked/blocked.scss';
import { loadTexts } from '@vesper/i18n/react';
import { data } from 'react-router';
import { readBlockedPage } from '../features/trust/blocked/blocked-page.ts';
import { BlockedSection } from '../features/trust/blocked/blocked-section.tsx';
import { actOnBlocked } from '../features/trust/blocked/unblock-act.ts';
import { membersContext } from '../load-context.ts';
import { SettingsFrame } from '../parts/settings/settings-frame.tsx';
import { RefusedAct } from '../parts/requests/refused-act.tsx';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/blocked.ts';

export const handle = { texts: ['notifications-rooms', 'trust-blocked'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  return { page: await readBlockedPage(api, url.searchParams.get('cursor')).catch(throwListRefusal(url)) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const result = await actOnBlocked(context.get(membersContext).api, await request.formData());
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: result.refused ? 422 : 200 });
};

/** Whom the member has blocked. */
export default function Blocked({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame room="blocked">
      <RefusedAct refused={actionData?.refused} />
      <BlockedSection first={page} />
    </SettingsFrame>
  );
}
