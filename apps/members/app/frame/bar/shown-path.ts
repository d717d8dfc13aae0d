import { matchRoute, splitLocale } from '@vesper/domain';
import { useOwnId } from '@vesper/session';
import { useLocation } from 'react-router';

/**
 * The path by which the bar tells where one is. A conversation has two addresses, one of them below the other member's; one's own profile
 * as others see it is below theirs as well, and nobody found it by searching.
 */
export const useShownPath = (): string => {
  const { path } = splitLocale(useLocation().pathname);
  const own = useOwnId();
  if (matchRoute(path)?.name === 'members-id-chat') return '/chats';
  return path === `/members/${own}` ? '/profile' : path;
};
