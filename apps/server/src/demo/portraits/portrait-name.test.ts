import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newFileName, wideNameOf } from '../../platform/storage.ts';
import { type Portrait, portraitKey, portraitName, readPortraitName } from './portrait-name.ts';

const key = portraitKey('a signing key');
const portrait: fc.Arbitrary<Portrait> = fc.record({
  sitter: fc.integer({ min: 0, max: 1_000_000 }),
  gender: fc.constantFrom('female', 'male'),
  age: fc.integer({ min: 18, max: 99 }),
  scene: fc.integer({ min: 0, max: 24 }),
  rendition: fc.constantFrom('full', 'thumb', 'blurred'),
});

it('says to who has the key what is to be painted, and to nobody else that there is anything', () => {
  fc.assert(
    fc.property(portrait, (wish) => {
      const name = portraitName(key, wish);
      expect(name).toMatch(/^[\w-]{22}\.webp$/);
      expect(readPortraitName(key, name)).toEqual(wish);
      expect(readPortraitName(portraitKey('another'), name)).toBeUndefined();
    }),
  );
});

it('knows the wide picture of a thumbnail, and of no other', () => {
  fc.assert(
    fc.property(portrait, (wish) => {
      const wide = wish.rendition === 'thumb' ? { ...wish, isWide: true } : undefined;
      expect(readPortraitName(key, wideNameOf(portraitName(key, wish)))).toEqual(wide);
    }),
  );
});

it('reads nothing into the names of other files', () => {
  for (let count = 0; count < 1000; count += 1) expect(readPortraitName(key, newFileName())).toBeUndefined();
  for (const name of ['', 'a.webp', `${'A'.repeat(22)}.avif`, '../../../../etc/passwd'])
    expect(readPortraitName(key, name)).toBeUndefined();
});
