import { expect, it } from 'vitest';
import { isMatch } from './match.ts';
import { badgeCount, unreadTitlePrefix } from './unread-badge.ts';

it('matches members who like each other', () => {
  expect(isMatch({ likedByMe: true, likesMe: true })).toBe(true);
  expect(isMatch({ likedByMe: true, likesMe: false })).toBe(false);
});

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Number.NaN, ''],
])('badges %d as %j', (count, badge) => {
  expect(badgeCount(count)).toBe(badge);
});

it('prefixes the page title with the sum', () => {
  expect(unreadTitlePrefix({ messages: 2, newLikes: 1 })).toBe('(3) ');
  expect(unreadTitlePrefix({ messages: 0, newLikes: 0 })).toBe('');
});
