import '../features/profile/view/profile-view.scss';
import type { MemberProfile } from '@vesper/contract';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useIsVisitor, useSessionHandle } from '@vesper/session';
import { useEffect, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { actOnLikes } from '../features/likes/like-act.ts';
import { LikeButton } from '../features/likes/like-button.tsx';
import { MemberPage } from '../features/profile/view/profile-page.tsx';
import type { WayBackProps } from '../features/profile/view/way-back.tsx';
import { actOnTrust } from '../features/trust/block-act.ts';
import { BlockButton } from '../features/trust/block-button.tsx';
import { actOnReport } from '../features/reports/report-act.ts';
import { ReportButton } from '../features/reports/report-button.tsx';
import { membersContext } from '../load-context.ts';
import { fromChat } from '../parts/profile/profile-link.ts';
import { suggestionsOf } from '../parts/profile/shown/suggestions-link.ts';
import { useLeaveGone } from '../parts/profile/leave/use-leave-gone.ts';
import { browserApi } from '../frame/start/browser-api.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { actStatus } from '../parts/forms/act-status.ts';
import { isOpenedPage } from '../parts/requests/opened-page.ts';
import { RefusedAct } from '../parts/requests/refused-act.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/member.ts';

export const handle = {
  texts: [
    'likes-button',
    'profile-field',
    'profile-interest',
    'profile-page',
    'profile-trait',
    'reports-button',
    'trust',
  ],
};
await loadTexts(...handle.texts);

const tabs = ['received', 'sent', 'matches'];
const toSearch = { href: '/members', to: 'search' } as const;

/**
 * The way back: to the tab of the likes, the conversation or the suggestions it was opened from, or to the search (readings,
 * "Names of routes").
 */
const wayBack = (url: URL, id: string): WayBackProps => {
  if (url.searchParams.has(fromChat)) return { href: `/members/${id}/chat`, to: 'chat' };
  const suggestions = suggestionsOf(url.searchParams);
  if (suggestions) return { href: suggestions, to: 'suggestions' };
  if (!splitLocale(url.pathname).path.startsWith('/likes/')) return toSearch;
  const tab = url.searchParams.get('tab') ?? '';
  return { href: tabs.includes(tab) ? `/likes/${tab}` : '/likes', to: 'likes' };
};

export const loader = async ({ context, params, request, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const { profile } = await api.call('profile', { query: { id: params.id } }).catch(throwRefusal);
  // Opening a profile clears its new-like flag (spec §4), for who has no script as well; with script it is cleared once more.
  if (profile.liked_me && isOpenedPage(request))
    await api.call('likeSeen', { body: { member: params.id } }).catch(() => undefined);
  return { profile, back: wayBack(url, params.id), actKey: crypto.randomUUID() };
};

export const action = async ({ context, params, request, url }: Route.ActionArgs) => {
  const page = splitLocale(url.pathname);
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const report = await actOnReport(api, params.id, form);
  if (report) return data(report, { status: actStatus(report) });
  const result =
    (await actOnLikes(api, params.id, form, page)) ?? (await actOnTrust(api, params.id, form, page));
  if (!result) throw data(null, { status: 400 });
  if (result.blocked) return redirect(localePath(page.locale, '/members'));
  return data(result, { status: actStatus(result) });
};

/** Also after an act that was refused since the member is gone or blocked the reader: the page itself says then that it is closed. */
export const shouldRevalidate = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || [403, 404, 410].includes(actionStatus);

/** What one can do against the member; after a report the block is offered. */
const Against = ({ profile, actKey }: { readonly profile: MemberProfile; readonly actKey: string }) => {
  const [isBlocking, setBlocking] = useState(false);
  return (
    <div className="cluster">
      <ReportButton profile={profile} actKey={actKey} onBlock={() => setBlocking(true)} />
      <BlockButton profile={profile} actKey={actKey} isAsking={isBlocking} onAsking={setBlocking} />
    </div>
  );
};

export default function Member({ loaderData: { profile, back, actKey }, actionData }: Route.ComponentProps) {
  const session = useSessionHandle();
  const isVisitor = useIsVisitor();
  const { id, liked_me: likedMe } = profile;
  useLeaveGone(id);
  useEffect(() => {
    // What an open page fetches of this one clears nothing (`loader`): it may only look ahead.
    if (!likedMe || !session.getSnapshot().user) return;
    void browserApi(session)
      .then((api) => api.call('likeSeen', { body: { member: id } }))
      .then(() => session.request({ type: 'lists.requested' }))
      .catch(() => undefined);
  }, [session, id, likedMe]);
  return (
    <>
      <PageTitle>{profile.name}</PageTitle>
      {/* A report says beside its own form why it was refused. */}
      {actionData && 'match' in actionData ? (
        <div className="container">
          <RefusedAct refused={actionData.refused} />
        </div>
      ) : null}
      <MemberPage
        key={id}
        profile={profile}
        like={<LikeButton profile={profile} actKey={actKey} />}
        block={isVisitor ? null : <Against profile={profile} actKey={actKey} />}
        // Visitors have no likes and no conversations to go back to.
        back={isVisitor ? toSearch : back}
      />
    </>
  );
}
