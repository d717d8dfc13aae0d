import { describe, expect, it } from 'vitest';
import { photoAccess } from './photo-access.ts';
import { mayAddPhoto, photoLimit } from './photo-limit.ts';
import { checkPictureHeader } from './picture-size.ts';
import { type ArrangedPhoto, arrangePhotos } from './shown-photos.ts';

const settings = { photoLimitFree: 3, photoLimitPremium: 25 };

describe('photos', () => {
  it('are 3 for free and 25 for premium members', () => {
    expect(photoLimit({ premium: false }, settings)).toBe(3);
    expect(mayAddPhoto({ premium: false, count: 2 }, settings)).toBeNull();
    expect(mayAddPhoto({ premium: false, count: 3 }, settings)).toBe('photo_limit_reached');
    expect(mayAddPhoto({ premium: true, count: 24 }, settings)).toBeNull();
    expect(mayAddPhoto({ premium: true, count: 25 }, settings)).toBe('photo_limit_reached');
  });

  it('are locked unless main, own, or seen by a premium member', () => {
    const visitor = { loggedIn: false, premium: false, isOwner: false };
    const free = { ...visitor, loggedIn: true };
    expect(photoAccess({ viewer: visitor, isMain: true })).toBe('open');
    expect(photoAccess({ viewer: visitor, isMain: false })).toBe('locked');
    expect(photoAccess({ viewer: free, isMain: false })).toBe('locked');
    expect(photoAccess({ viewer: { ...visitor, premium: true }, isMain: false })).toBe('locked');
    expect(photoAccess({ viewer: { ...free, premium: true }, isMain: false })).toBe('open');
    expect(photoAccess({ viewer: { ...free, isOwner: true }, isMain: false })).toBe('open');
  });
});

describe('what others are shown of photos', () => {
  const photos = (text: string): ArrangedPhoto[] =>
    text.split(' ').map((word) => ({
      id: word.charAt(0),
      main: word.includes('*'),
      moderation: word.includes('-') ? 'refused' : word.includes('+') ? 'approved' : 'waiting',
    }));
  it.each([
    ['a* b c', 3, 'a', ''],
    // The main one counts, wherever it stands.
    ['a b c d*', 3, 'd', 'c'],
    ['a* b+ c d e', 3, 'a', 'de'],
    // A refused one is not shown, and takes nobody's place.
    ['a* b- c d', 3, 'a', 'b'],
    // Refused as the main one: the next one is it.
    ['a- b* c', 3, 'b', 'a'],
    ['a*- b c', 3, 'b', 'a'],
    ['a*- b-', 3, null, 'ab'],
    // A site that lets nobody show any still shows the main one.
    ['a* b', 0, 'a', 'b'],
  ] as const)('of %s with %i allowed: %s is the main one, hidden are "%s"', (text, limit, main, hidden) => {
    const arrangement = arrangePhotos(photos(text), limit);
    expect([arrangement.main, [...arrangement.hidden].join('')]).toEqual([main, hidden]);
  });
});

describe('the head of a picture', () => {
  const head = { format: 'png', width: 4000, height: 6000, deep: false, progressive: false };
  it.each([
    [{}, null],
    [{ width: 4001 }, 'photo_too_large'],
    [{ format: 'jpeg', width: 10_000 }, null],
    [{ format: 'jpeg', width: 10_001 }, 'photo_too_large'],
    [{ format: 'jpeg', width: 10_000, progressive: true }, 'photo_too_large'],
    [{ progressive: true, deep: true }, 'photo_too_large'],
    [{ format: 'heif' }, 'photo_too_large'],
    [{ format: 'heif', width: 3000, height: 3000 }, null],
    [{ format: 'heif', width: 3000, height: 3000, deep: true }, 'photo_too_large'],
    [{ width: 199, height: 300 }, 'photo_invalid'],
    [{ width: 200, height: 300 }, null],
    // A strip is left of it as a line: 9 pixels wide of 200 × 30,000.
    [{ format: 'jpeg', width: 200, height: 30_000 }, 'photo_invalid'],
    [{ width: 200, height: 801 }, 'photo_invalid'],
    [{ width: 200, height: 800 }, null],
    [{ width: 4001, height: 1000 }, 'photo_invalid'],
    [{ width: 4000, height: 1000 }, null],
    [{ format: 'svg', width: 900, height: 900 }, 'photo_invalid'],
    [{ format: 'constructor', width: 900, height: 900 }, 'photo_invalid'],
  ] as const)('%j is judged %s', (difference, verdict) => {
    expect(checkPictureHeader({ ...head, ...difference })).toBe(verdict);
  });
});
