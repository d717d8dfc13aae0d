import '../features/swipe/swipe.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import type { Route } from './+types/swipe-game.ts';
import { actOnSwipe } from '../features/swipe/swipe-act.ts';
import { SwipeGame } from '../features/swipe/swipe-game.tsx';
import { swipeMessages } from '../features/swipe/messages.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { membersContext } from '../load-context.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import { keptSearch } from '../parts/search/kept-search.ts';

export const handle = { texts: ['swipe'] };
await loadTexts(...handle.texts);

/** Who searches for real members only is shown no others here (readings, "The product"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  const realOnly = keptSearch(user)?.get('real_only') === '1';
  const top = url.searchParams.get('top');
  const query = { ...(realOnly && { real_only: '1' as const }), ...(top && { top }) };
  const first = await api.call('swipe', { query }).catch(throwRefusal);
  return { first, realOnly, actKey: newKey() };
};

/** A decision made before the script runs; what comes of it is on the page that follows. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const page = splitLocale(url.pathname);
  const top = await actOnSwipe(context.get(membersContext).api, await request.formData(), page);
  return redirect(localePath(page.locale, '/swipe-game') + (top ? `?top=${encodeURIComponent(top)}` : ''));
};

export default function SwipeGameScreen({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const title = intl.formatMessage(swipeMessages.title);
  return (
    <>
      <div className="container screen">
        <PageTitle>{title}</PageTitle>
        <div className="swipe-screen">
          <h1 className="screen-title">{title}</h1>
          <SwipeGame key={loaderData.actKey} {...loaderData} />
        </div>
      </div>
      <ScreenNotice />
    </>
  );
}
