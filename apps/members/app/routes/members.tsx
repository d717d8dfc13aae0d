import '../features/search/search.scss';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Route } from './+types/members.ts';
import { searchMessages } from '../features/search/messages.ts';
import { readRegions } from '../parts/profile/region-choice.ts';
import { SearchFilterForm } from '../features/search/search-filter.tsx';
import { readSearchPage } from '../features/search/search-page.ts';
import { fieldsOfFilter, filterOfAddress, startQuery } from '../features/search/search-query.ts';
import { SearchCount, SearchResults } from '../features/search/search-results.tsx';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['profile-field', 'search'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, settings, user } = context.get(membersContext);
  const wanted = {
    gender: user?.profile.search_gender ?? null,
    country: user?.profile.country ?? settings.geoip_selected_country,
  };
  const query = startQuery(url.searchParams, wanted, settings);
  const filter = filterOfAddress(query, settings.minimum_age);
  const [page, regions] = await Promise.all([
    readSearchPage(api, filter, query.get('cursor')).catch(throwRefusal),
    readRegions(api, filter.country),
  ]);
  return { filter, regions, page };
};

export default function Members({ loaderData: { filter, regions, page } }: Route.ComponentProps) {
  const intl = useIntl();
  // A new search starts a new list and shows its own values in the form.
  const key = new URLSearchParams(fieldsOfFilter(filter)).toString();
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(searchMessages.title)}</PageTitle>
      <div className="search-head">
        <h1>
          <FormattedMessage {...searchMessages.title} />
        </h1>
        <SearchCount page={page} />
      </div>
      <div className="search-screen">
        <SearchFilterForm key={`form ${key}`} filter={filter} regions={regions} />
        <SearchResults key={`results ${key}`} first={page} filter={filter} />
      </div>
    </div>
  );
}
