import '../features/leaving/leaving.scss';
import { exportPath, type CallAnswer } from '@vesper/contract';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { Button, Card, KitLink, LinkButton, PasswordField, TextArea, buttonClass } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { loginFieldMessages } from '../parts/fields/login-field-messages.ts';
import { ActForm } from '../parts/forms/act-form.tsx';
import { actOnLeaving } from '../features/leaving/leaving-act.ts';
import { leavingMessages } from '../features/leaving/messages.ts';
import { StayOffers } from '../features/leaving/stay-offers.tsx';
import { SettingsSection } from '../parts/settings/section.tsx';
import { membersContext } from '../load-context.ts';
import { frameMessages } from '../frame/messages.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/leave.ts';

export const handle = { texts: ['leaving', 'login-field', 'refusal-account', 'refusal-field'] };
await loadTexts(...handle.texts);

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(membersContext).api.call('leaving').catch(throwRefusal);

/** What was offered stays in place after an offer was taken; the figures are read anew with the page. */
export const shouldRevalidate = (): boolean => false;

export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const result = await actOnLeaving(api, await request.formData());
  if (!result) throw data(null, { status: 400 });
  if (result.refused) return data(result, { status: 422 });
  if (result.intent !== 'delete') return result;
  return redirect(localePath(splitLocale(url.pathname).locale, '/account-deleted'));
};

const DeleteForm = () => {
  const intl = useIntl();
  return (
    <Card as="section" padding="large">
      <ActForm
        intent="delete"
        labels={{ reason: leavingMessages.reason, password: leavingMessages.password }}
      >
        {({ errorOf, typed, busy }) => (
          <>
            <TextArea
              name="reason"
              label={intl.formatMessage(leavingMessages.reason)}
              hint={intl.formatMessage(leavingMessages.reasonHint)}
              optionalLabel={intl.formatMessage(frameMessages.optional)}
              defaultValue={typed.reason}
              rows={3}
            />
            <PasswordField
              name="password"
              label={intl.formatMessage(leavingMessages.password)}
              showLabel={intl.formatMessage(loginFieldMessages.showPassword)}
              hideLabel={intl.formatMessage(loginFieldMessages.hidePassword)}
              autoComplete="current-password"
              error={errorOf('password')}
              required
            />
            <div className="cluster">
              <Button type="submit" look="danger" size="large" busy={busy}>
                <FormattedMessage {...leavingMessages.submit} />
              </Button>
              <LinkButton href="/members" look="outline" size="large">
                <FormattedMessage {...leavingMessages.stay} />
              </LinkButton>
            </div>
          </>
        )}
      </ActForm>
    </Card>
  );
};

const Explanation = ({ restore_days: days, credits }: CallAnswer<'leaving'>) => {
  const { support_email: email, refund_days: refundDays } = useSettings();
  return (
    <div className="stack">
      <p>
        <FormattedMessage {...leavingMessages.text} values={{ days }} />
      </p>
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

/** Leaving: one page, with what is offered instead, one's data, and the button (spec §2, deletion flow). */
export default function Leave({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(leavingMessages.title)}</PageTitle>
      <div className="stack stack--tight">
        <h1>
          <FormattedMessage {...leavingMessages.title} />
        </h1>
        <p>
          <KitLink href="/notifications">
            <FormattedMessage {...leavingMessages.back} />
          </KitLink>
        </p>
      </div>
      <Explanation {...loaderData} />
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
      <StayOffers discount={loaderData.discount_percentage} />
      <DeleteForm />
    </div>
  );
}
