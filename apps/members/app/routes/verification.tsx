import '../features/verification/verification.scss';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { data } from 'react-router';
import type { Route } from './+types/verification.ts';
import { verificationMessages } from '../features/verification/messages.ts';
import { actOnVerification } from '../features/verification/verification-act.ts';
import { VerificationScreen } from '../features/verification/verification-screen.tsx';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { membersContext } from '../load-context.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['verification'] };
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const { verification } = await api.call('verification').catch(throwRefusal);
  const leftMs = verification.expires_at === null ? 0 : Date.parse(verification.expires_at) - Date.now();
  return { verification, keys: [newKey(), newKey()], minutesLeft: Math.max(1, Math.round(leftMs / 60_000)) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const result = await actOnVerification(context.get(membersContext).api, await request.formData());
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

/** Has the own main photo verified. */
export default function VerificationPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const title = intl.formatMessage(verificationMessages.title);
  return (
    <div className="container screen">
      <PageTitle>{title}</PageTitle>
      <h1 className="screen-title">{title}</h1>
      <VerificationScreen {...loaderData} refused={actionData?.refused?.code ?? null} />
      <ScreenNotice />
    </div>
  );
}
