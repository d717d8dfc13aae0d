import '../features/likes/likes.scss';
import { badgeCount } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { Badge, KitLink, LinkTabs } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import type { Route } from './+types/likes.ts';
import { LikesList } from '../features/likes/likes-list.tsx';
import { type LikeType, likeTypes, readLikesPage } from '../features/likes/likes-page.ts';
import { likesMessages } from '../features/likes/messages.ts';
import { membersContext } from '../load-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { frameMessages } from '../frame/messages.ts';
import { laterPart } from '../frame/later/later-part.tsx';
import { isReadAfterAct } from '../parts/requests/after-an-act.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';
import { useNoteList } from '../parts/search/use-note-list.ts';

export const handle = { texts: ['likes', 'likes-heart', 'likes-match'] };
await loadTexts(...handle.texts);

/** Most looks at the likes bring nobody up: it comes after the page. */
const AutoLike = laterPart(async () => (await import('../notices/likes/auto-like.tsx')).AutoLike, {
  failure: 'nowhere',
});

const isLikeType = (value: string): value is LikeType => likeTypes.some((type) => type === value);

/** `/likes` shows what was received; `/likes/:type` one of the three. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const type = params.type ?? 'received';
  if (!isLikeType(type)) throw data(null, { status: 404 });
  const cursor = url.searchParams.get('cursor');
  const { api } = context.get(membersContext);
  const page = await readLikesPage(api, type, cursor).catch(throwListRefusal(url));
  return { type, page, actKey: newKey() };
};

/** Whoever takes a like back may think again: the card stays, with an empty heart. */
export const shouldRevalidate = isReadAfterAct;

export default function Likes({ loaderData: { type, page, actKey } }: Route.ComponentProps) {
  const intl = useIntl();
  useNoteList('likes');
  const newLikes = useSession((state) => state.totalNewLikes);
  const tabs = likeTypes.map((tab) => ({
    href: `/likes/${tab}`,
    label: intl.formatMessage(likesMessages[tab]),
    current: tab === type,
    badge:
      tab === 'received' && newLikes > 0 ? (
        <Badge label={intl.formatMessage(frameMessages.newLikes, { count: newLikes })}>
          {badgeCount(newLikes)}
        </Badge>
      ) : null,
  }));
  return (
    <div className="container screen">
      <PageTitle>{intl.formatMessage(likesMessages.title)}</PageTitle>
      <div className="likes-head">
        <h1 className="screen-title">
          <FormattedMessage {...likesMessages.title} />
        </h1>
        <KitLink href="/swipe-game">
          <FormattedMessage {...likesMessages.oneByOne} />
        </KitLink>
      </div>
      <LinkTabs label={intl.formatMessage(likesMessages.tabs)} tabs={tabs} />
      <LikesList key={type} type={type} first={page} actKey={actKey} />
      <ScreenNotice />
      <AutoLike />
    </div>
  );
}
