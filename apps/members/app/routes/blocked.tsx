import '../parts/settings/devices.scss';
import '../features/trust/blocked/blocked.scss';
import { loadTexts } from '@vesper/i18n/react';
import { data } from 'react-router';
import { readBlockedPage } from '../features/trust/blocked/blocked-page.ts';
import { actOnListedReport, isListedReport } from '../features/reports/report-act.ts';
import { ReportButton } from '../features/reports/report-button.tsx';
import { BlockedSection } from '../features/trust/blocked/blocked-section.tsx';
import { actOnBlocked, unblockedOf } from '../features/trust/blocked/unblock-act.ts';
import { membersContext } from '../load-context.ts';
import { SettingsFrame } from '../parts/settings/settings-frame.tsx';
import { actStatus } from '../parts/forms/act-status.ts';
import { RefusedAct } from '../parts/requests/refused-act.tsx';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/blocked.ts';

export const handle = { texts: ['notifications-rooms', 'reports-button', 'trust-blocked'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const page = await readBlockedPage(api, url.searchParams.get('cursor')).catch(throwListRefusal(url));
  return { page, actKey: crypto.randomUUID() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const report = await actOnListedReport(api, form);
  if (report) return data(report, { status: actStatus(report) });
  const result = await actOnBlocked(api, form);
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

/** Whom the member has blocked. */
export default function Blocked({ loaderData: { page, actKey }, actionData }: Route.ComponentProps) {
  const isListed = actionData !== undefined && isListedReport(actionData);
  return (
    <SettingsFrame room="blocked">
      {/* A report says beside its own form why it was refused. */}
      <RefusedAct refused={isListed ? null : actionData?.refused} />
      <BlockedSection
        first={page}
        unblocked={isListed ? null : unblockedOf(actionData)}
        reportOf={({ id, name }) => (
          // Each has a key of their own: one key is one report.
          <ReportButton profile={{ id, name }} actKey={`${actKey}-${id}`} isListed />
        )}
      />
    </SettingsFrame>
  );
}
