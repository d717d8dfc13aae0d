import { describe, expect, it } from 'vitest';
import { photoAccess } from './photo-access.ts';
import { mayAddPhoto, photoLimit } from './photo-limit.ts';

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
