import {
  appearanceCookieName,
  formatAppearance,
  localePath,
  readAppearance,
  splitLocale,
} from '@vesper/domain';
import { Card } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import type { Route } from './+types/appearance.ts';
import { membersContext } from '../load-context.ts';
import { AppearanceChoices } from '../frame/appearance/appearance-choices.tsx';
import { appearanceMessages } from '../frame/appearance/appearance-messages.ts';
import { useAppearance } from '../frame/appearance/appearance.ts';
import { safePath } from '../frame/links/localized-path.ts';
import { yearSeconds } from '../frame/appearance/own-cookie.ts';
import { PageTitle } from '../frame/page-title.tsx';

/** The way of the choice where no script runs: keeps it in the cookie and shows the page one came from. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const form = await request.formData();
  const value = formatAppearance(readAppearance(Object.fromEntries(form)));
  context
    .get(membersContext)
    .setCookie(`${appearanceCookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
  return redirect(localePath(splitLocale(url.pathname).locale, safePath(form.get('to'), '/')));
};

export default function Appearance() {
  const intl = useIntl();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(appearanceMessages.title)}</PageTitle>
      <h1>
        <FormattedMessage {...appearanceMessages.title} />
      </h1>
      <Card>
        <AppearanceChoices current={useAppearance()} />
      </Card>
    </div>
  );
}
