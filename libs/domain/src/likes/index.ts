export { isMatch, likesPageSize } from './match.ts';
export { badgeCount, unreadTitlePrefix } from './unread-badge.ts';
