import '../features/swipe/swipe.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import type { Route } from './+types/swipe-game.ts';
import { actOnSwipe } from '../features/swipe/swipe-act.ts';
import { SwipeGame } from '../features/swipe/swipe-game.tsx';
import { swipeMessages } from '../features/swipe/messages.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { refusalOf } from '../frame/errors/refusal-of.ts';
import { membersContext } from '../load-context.ts';
import { actStatus } from '../parts/forms/act-status.ts';
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
  const first = await api.call('swipe', { query }).catch((error: unknown) => {
    // Whoever is to lie on top by the address may be nobody: then the pile lies as it does.
    if ('top' in refusalOf(error).fields) throw redirect(url.pathname);
    return throwRefusal(error);
  });
  return { first, realOnly, actKey: newKey() };
};

/** A decision made before the script runs: the pile lies on the page that follows, a match among the matches, and a refusal stands above the card. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const { locale, path } = splitLocale(url.pathname);
  const result = await actOnSwipe(context.get(membersContext).api, await request.formData(), {
    locale,
    path,
  });
  if (!result) throw data(null, { status: 400 });
  if (result.refused) return data(result, { status: actStatus(result) });
  const { top, match } = result;
  if (match) return redirect(localePath(locale, '/likes/matches'));
  return redirect(localePath(locale, '/swipe-game') + (top ? `?top=${encodeURIComponent(top)}` : ''));
};

export default function SwipeGameScreen({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const title = intl.formatMessage(swipeMessages.title);
  return (
    <>
      <div className="container screen">
        <PageTitle>{title}</PageTitle>
        <div className="swipe-screen">
          <h1 className="screen-title">{title}</h1>
          <SwipeGame key={loaderData.actKey} {...loaderData} refused={actionData?.refused} />
        </div>
      </div>
      <ScreenNotice />
    </>
  );
}
