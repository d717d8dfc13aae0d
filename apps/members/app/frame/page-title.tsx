import { unreadTitlePrefix } from '@vesper/domain';
import { useSession } from '@vesper/session';

/** The title of a screen, with the sum of unread messages and new likes in front (spec §4). One in every route. */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const siteName = useSession((state) => state.settings.name);
  const messages = useSession((state) => state.totalUnread);
  const newLikes = useSession((state) => state.totalNewLikes);
  const title = `${unreadTitlePrefix({ messages, newLikes })}${children} – ${siteName}`;
  return <title>{title}</title>;
};
