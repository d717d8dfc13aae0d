import '../features/search/search.scss';
import { filterOfAddress } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIsVisitor } from '@vesper/session';
import { KitLink } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Route } from './+types/members.ts';
import { searchMessages } from '../features/search/messages.ts';
import { readRegions } from '../parts/profile/region/region-choice.ts';
import { SearchFilterForm } from '../features/search/search-filter.tsx';
import { readSearchPage } from '../features/search/search-page.ts';
import { keptSearch } from '../parts/search/kept-search.ts';
import { noteSearch } from '../parts/search/list-place.ts';
import { fieldsOfFilter, isBareSearch, startQuery, wantedAges } from '../features/search/search-query.ts';
import { SearchCount, SearchResults } from '../features/search/search-results.tsx';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { isReadAfterAct } from '../parts/requests/after-an-act.ts';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['likes-heart', 'profile-field', 'search'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, settings, user } = context.get(membersContext);
  const wanted = {
    gender: user?.profile.search_gender ?? null,
    fits: user?.profile.gender ? ('1' as const) : null,
    country: user?.profile.country ?? settings.geoip_selected_country,
    ...wantedAges(user, settings.minimum_age, new Date().toISOString().slice(0, 10)),
  };
  const asked = url.searchParams;
  const isBare = isBareSearch(asked);
  const kept = isBare ? keptSearch(user) : undefined;
  const query = startQuery(kept ?? asked, wanted, settings);
  const filter = filterOfAddress(query, settings.minimum_age);
  // Of visitors nothing is kept before they have agreed to it (readings, "Arrival data").
  const search = new URLSearchParams(fieldsOfFilter(filter)).toString();
  const isAnother = user && !isBare && search !== user.last_search;
  const [page, regions] = await Promise.all([
    readSearchPage(api, filter, asked.get('cursor')).catch(throwListRefusal(url)),
    readRegions(api, filter.country),
  ]);
  // One that finds nobody would be what every search begins with from then on. One that could not be kept is a search all the same.
  if (isAnother && page.results.length > 0)
    await api.call('searchKeep', { body: { search } }).catch(() => undefined);
  return { filter, regions, page, actKey: crypto.randomUUID() };
};

/** A like on a card changes nothing else of the list: what has been scrolled to stays. */
export const shouldRevalidate = isReadAfterAct;

/** For members: a few questions instead of a filter. */
const Suggestions = () =>
  useIsVisitor() ? null : (
    <KitLink href="/match-finder" className="search-head__link">
      <FormattedMessage {...searchMessages.finder} />
    </KitLink>
  );

export default function Members({ loaderData: { filter, regions, page, actKey } }: Route.ComponentProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [laterLost, setLaterLost] = useState(0);
  useEffect(() => noteSearch(`${pathname}${search}`), [pathname, search]);
  // A new search starts a new list.
  const key = new URLSearchParams(fieldsOfFilter(filter)).toString();
  return (
    <div className="container screen search-screen">
      <PageTitle>{intl.formatMessage(searchMessages.title)}</PageTitle>
      <div className="search-head">
        <h1 className="screen-title">
          <FormattedMessage {...searchMessages.title} />
        </h1>
        <SearchCount page={page} laterLost={laterLost} />
        <Suggestions />
      </div>
      <SearchFilterForm filter={filter} regions={regions} />
      <SearchResults key={key} first={page} filter={filter} actKey={actKey} onLaterLost={setLaterLost} />
    </div>
  );
}
