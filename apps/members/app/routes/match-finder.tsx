import '@vesper/ui/brand/evening-beside.scss';
import '../features/search/finder/finder.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/match-finder.ts';
import { actOnFinder } from '../features/search/finder/finder-act.ts';
import { FinderQuestionForm } from '../features/search/finder/finder-question.tsx';
import { FinderResults } from '../features/search/finder/finder-results.tsx';
import { finderMessages } from '../features/search/finder/messages.ts';
import { matchMessages } from '../features/search/match-messages.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { membersContext } from '../load-context.ts';
import { isReadAfterAct } from '../parts/requests/after-an-act.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { throwActRefusal, throwListRefusal } from '../parts/requests/thrown-refusal.ts';
import { keptSearch } from '../parts/search/kept-search.ts';
import { useNoteList } from '../parts/search/use-note-list.ts';

export const handle = {
  texts: ['likes-heart', 'profile-field', 'profile-interest', 'search', 'search-finder', 'search-matches'],
};
await loadTexts(...handle.texts);

/** The question that the address names, or the next one; none once all are answered. Real members only for who searches for them alone. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api, user } = context.get(membersContext);
  const realOnly = keptSearch(user)?.get('real_only') === '1';
  const cursor = url.searchParams.get('cursor');
  const query = { ...(realOnly && { real_only: '1' as const }), ...(cursor && { cursor }) };
  const about = await api.call('matchFinder', { query }).catch(throwListRefusal(url));
  const { questions, answered } = about;
  const asked = questions.find((each) => each === url.searchParams.get('step'));
  return { about, question: asked ?? questions[answered] ?? null, realOnly, actKey: newKey() };
};

/** Keeps an answer, with and without script. */
export const action = async ({ context, request, url }: Route.ActionArgs) => {
  const { locale } = splitLocale(url.pathname);
  const { api } = context.get(membersContext);
  const next = await actOnFinder(api, await request.formData()).catch(throwActRefusal);
  return redirect(localePath(locale, next));
};

/** A like on a card changes nothing else here: who has been scrolled to stays. An answer of this page changes all. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formAction?.includes('/match-finder') ? args.defaultShouldRevalidate : isReadAfterAct(args);

export default function MatchFinder({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  useNoteList('suggestions');
  const { about, question, realOnly, actKey } = loaderData;
  if (question)
    return (
      <>
        <div className="container container--narrow screen screen--form evening-beside">
          <PageTitle>{intl.formatMessage(finderMessages.title)}</PageTitle>
          <FinderQuestionForm question={question} about={about} />
        </div>
        <ScreenNotice />
      </>
    );
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(matchMessages.title)}</PageTitle>
      <FinderResults key={actKey} about={about} realOnly={realOnly} actKey={actKey} />
    </div>
  );
}
