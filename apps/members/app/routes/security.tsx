import '../parts/settings/devices.scss';
import '../features/one-time-codes/one-time-codes.scss';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { CodesSection } from '../features/one-time-codes/later-codes-section.tsx';
import { PasskeysSection } from '../features/passkeys/later-passkeys-section.tsx';
import { actOnCodes } from '../features/one-time-codes/codes-act.ts';
import { actOnPasskeys } from '../features/passkeys/passkeys-act.ts';
import { actOnSessions } from '../features/session/session-act.ts';
import { SessionsSection } from '../features/session/sessions-section.tsx';
import { membersContext } from '../load-context.ts';
import { roomMessages } from '../parts/settings/room-messages.ts';
import { SettingsFrame } from '../parts/settings/settings-frame.tsx';
import { actStatus } from '../parts/forms/act-status.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/security.ts';

export const handle = {
  texts: ['notifications-rooms', 'refusal-account', 'refusal-field', 'session'],
};
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const [{ sessions }, { passkeys }, codes] = await Promise.all([
    api.call('sessions'),
    api.call('passkeys'),
    api.call('oneTimeCodes'),
  ]).catch(throwRefusal);
  return { sessions, passkeys, codes };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const result =
    (await actOnSessions(api, form)) ?? (await actOnPasskeys(api, form)) ?? (await actOnCodes(api, form));
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

/** Where one is logged in, passkeys, and the extra code at login. */
export default function Security({ loaderData: { sessions, passkeys, codes } }: Route.ComponentProps) {
  return (
    <SettingsFrame room="security">
      <h1 className="screen-title">
        <FormattedMessage {...roomMessages.security} />
      </h1>
      <SessionsSection sessions={sessions} />
      <PasskeysSection passkeys={passkeys} />
      <CodesSection codes={codes} />
    </SettingsFrame>
  );
}
