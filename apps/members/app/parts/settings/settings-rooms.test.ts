// @vitest-environment node
import { matchRoute } from '@vesper/domain';
import { expect, it } from 'vitest';
import { roomOfAnchor, roomPath, settingsRooms } from './settings-rooms.ts';

it.each(settingsRooms)('%s has an address that leads to a screen', (room) => {
  expect(matchRoute(roomPath(room))).not.toBeNull();
});

it.each([
  ['told', '/notifications/told'],
  ['push', '/notifications/told#push'],
  ['seen', '/notifications/seen'],
  ['blocked', '/notifications/blocked'],
  ['email', '/notifications/email'],
  ['password', '/notifications/password'],
  ['security', '/notifications/security'],
  ['language', '/notifications/language'],
  ['leave', '/notifications/leave'],
])('#%s of the page that held all of them leads to %s', (anchor, path) => {
  expect(roomOfAnchor(anchor)).toBe(path);
});

it.each(['', 'content', 'constructor'])('#%s leads nowhere', (anchor) => {
  expect(roomOfAnchor(anchor)).toBeNull();
});
