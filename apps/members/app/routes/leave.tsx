import '../features/leaving/leaving.scss';
import { exportPath, type CallAnswer } from '@vesper/contract';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { buttonClass, KitLink } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { data, redirect } from 'react-router';
import { actOnLeaving } from '../features/leaving/leaving-act.ts';
import { DeleteForm } from '../features/leaving/later-delete-form.tsx';
import { leavingMessages } from '../features/leaving/messages.ts';
import { StayOffers } from '../features/leaving/stay-offers.tsx';
import { WhatGoes } from '../features/leaving/what-goes.tsx';
import { roomMessages } from '../parts/settings/room-messages.ts';
import { SettingsSection } from '../parts/settings/section.tsx';
import { SettingsFrame } from '../parts/settings/settings-frame.tsx';
import { membersContext } from '../load-context.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/leave.ts';

export const handle = {
  texts: ['leaving', 'notifications-rooms', 'refusal-account', 'refusal-field'],
};
await loadTexts(...handle.texts);

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(membersContext).api.call('leaving').catch(throwRefusal);

/** What was offered stays in place after an offer was taken; the figures are read anew with the page. */
export const shouldRevalidate = (): boolean => false;

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const result = await actOnLeaving(api, await request.formData());
  if (!result) throw data(null, { status: 400 });
  if (result.refused) return data(result, { status: actStatus(result) });
  if (result.intent !== 'delete') return result;
  return redirect(localePath(splitLocale(url.pathname).locale, '/account-deleted'));
};

const Explanation = ({ restore_days: days, credits }: CallAnswer<'leaving'>) => {
  const { support_email: email, refund_days: refundDays } = useSettings();
  return (
    <div className="stack">
      <WhatGoes days={days} />
      {credits > 0 ? (
        <p>
          <FormattedMessage
            {...leavingMessages.credits}
            values={{ credits, days: refundDays, email: <a href={`mailto:${email}`}>{email}</a> }}
          />
        </p>
      ) : null}
    </div>
  );
};

const ExportSection = () => (
  <SettingsSection title={leavingMessages.exportTitle}>
    <p>
      <FormattedMessage {...leavingMessages.exportText} />
    </p>
    <div className="cluster">
      <a href={exportPath} download className={buttonClass({ look: 'outline' })}>
        <span>
          <FormattedMessage {...leavingMessages.exportButton} />
        </span>
      </a>
    </div>
  </SettingsSection>
);

/** One's data, and leaving: what goes, what is offered instead, and the button (spec §2, deletion flow). */
export default function Leave({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame room="leave">
      <h1 className="screen-title">
        <FormattedMessage {...roomMessages.leave} />
      </h1>
      <p className="leaving-skip">
        <KitLink href="#delete">
          <FormattedMessage {...leavingMessages.skip} />
        </KitLink>
      </p>
      <div className="leaving-data">
        <ExportSection />
      </div>
      <SettingsSection title={leavingMessages.title}>
        <Explanation {...loaderData} />
      </SettingsSection>
      <StayOffers discount={loaderData.discount_percentage} />
      <div id="delete" className="leaving-form">
        <DeleteForm />
      </div>
    </SettingsFrame>
  );
}
