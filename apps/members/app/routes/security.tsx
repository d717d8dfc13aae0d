import '../parts/settings/devices.scss';
import '../features/one-time-codes/one-time-codes.scss';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { CodesSection } from '../features/one-time-codes/codes-section.tsx';
import { sessionMessages } from '../features/session/messages.ts';
import { PasskeysSection } from '../features/passkeys/passkeys-section.tsx';
import { actOnCodes } from '../features/one-time-codes/codes-act.ts';
import { actOnPasskeys } from '../features/passkeys/passkeys-act.ts';
import { actOnSessions } from '../features/session/session-act.ts';
import { SessionsSection } from '../features/session/sessions-section.tsx';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/security.ts';

export const handle = {
  texts: ['login-field', 'one-time-codes', 'passkeys', 'refusal-account', 'refusal-field', 'session'],
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
  return data(result, { status: result.refused ? 422 : 200 });
};

/** Where one is logged in, passkeys, and the extra code at login. */
export default function Security({ loaderData: { sessions, passkeys, codes } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(sessionMessages.title)}</PageTitle>
      <div className="stack stack--tight">
        <h1>
          <FormattedMessage {...sessionMessages.title} />
        </h1>
        <p>
          <KitLink href="/notifications">
            <FormattedMessage {...sessionMessages.back} />
          </KitLink>
        </p>
      </div>
      <SessionsSection sessions={sessions} />
      <PasskeysSection passkeys={passkeys} />
      <CodesSection codes={codes} />
    </div>
  );
}
