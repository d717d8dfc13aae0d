import { isLocale, localeNames, localePath, locales } from '@vesper/domain';
import { Card } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import type { Route } from './+types/lang-config.ts';
import { membersContext } from '../load-context.ts';
import { LanguageChoices } from '../frame/bar/language-menu.tsx';
import { safePath, useLocale } from '../frame/links/localized-path.ts';
import { frameMessages } from '../frame/messages.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { localeCookie } from '../parts/requests/request-guards.ts';
import { throwActRefusal } from '../parts/requests/thrown-refusal.ts';

/** While developing, how complete each language is (readings, `/lang-config`). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { completenessOf } = context.get(membersContext);
  const shares = completenessOf && locales.map((locale) => [locale, completenessOf(locale)] as const);
  return { shares: shares ?? null };
};

/** Keeps the choice in the cookie and, for a member, in the account; then shows the same page in that language. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const locale = form.get('locale');
  if (!isLocale(locale)) throw data(null, { status: 404 });
  const { api, setCookie, user } = context.get(membersContext);
  setCookie(localeCookie(locale));
  if (user) await api.call('userUpdate', { body: { language: locale } }).catch(throwActRefusal);
  return redirect(localePath(locale, safePath(form.get('to'), '/')));
};

export default function LangConfig({ loaderData: { shares } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className="container container--narrow screen">
      <PageTitle>{intl.formatMessage(frameMessages.language)}</PageTitle>
      <h1>
        <FormattedMessage {...frameMessages.language} />
      </h1>
      <Card>
        <LanguageChoices current={locale} />
      </Card>
      {shares ? (
        <dl className="language-choices text-small text-muted" data-testid="completeness">
          {shares.map(([language, share]) => (
            <div key={language} className="cluster">
              <dt lang={language}>{localeNames[language]}</dt>
              <dd>{intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
