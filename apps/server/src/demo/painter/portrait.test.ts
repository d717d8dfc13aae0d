import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintPortrait } from './portrait.ts';
import { sceneNames } from './scene/scene.ts';
import { personOf } from './person.ts';

const request = { seed: 'anna', gender: 'female', age: 52, scene: 0 } as const;
/** The picture without its own ids, which differ by design. */
const bare = (svg: string) => svg.replaceAll(/p[0-9a-z]+(head|blush|light|sky|sun|wall|lamp[AB]?)/g, '$1');

describe('paintPortrait', () => {
  it('draws the same picture for the same request', () => {
    expect(paintPortrait(request)).toBe(paintPortrait({ ...request }));
  });

  it('draws different people for different seeds', () => {
    const pictures = Array.from({ length: 300 }, (_, seed) =>
      bare(
        paintPortrait({ seed, gender: seed % 2 === 0 ? 'female' : 'male', age: 35 + (seed % 41), scene: 0 }),
      ),
    );
    expect(new Set(pictures).size).toBe(300);
  });

  it('keeps the person and changes the picture from scene to scene', () => {
    const pictures = [0, 1, 2, 3, 4, 5].map((scene) => bare(paintPortrait({ ...request, scene })));
    expect(new Set(pictures).size).toBe(6);
    const { skin, hair, iris } = personOf('anna', 'female', 52);
    for (const picture of pictures) {
      for (const color of [skin.base, skin.lip, hair.base, iris]) expect(picture).toContain(color);
    }
    const backgrounds = pictures.map((picture) =>
      picture.slice(0, picture.indexOf('<g transform="translate(')),
    );
    expect(new Set(backgrounds).size).toBe(6);
  });

  it('lets nobody change between requests: age and gender are part of the person, the scene is not', () => {
    expect(personOf('anna', 'female', 52)).toEqual(personOf('anna', 'female', 52));
    expect(personOf('anna', 'female', 53)).not.toEqual(personOf('anna', 'female', 52));
  });

  it('turns hair grey with age', () => {
    const brightness = (age: number) => {
      const all = Array.from({ length: 80 }, (_, seed) =>
        Number.parseInt(personOf(String(seed), 'male', age).hair.base.slice(1, 3), 16),
      );
      return all.reduce((sum, value) => sum + value, 0) / all.length;
    };
    expect(brightness(72)).toBeGreaterThan(brightness(38) + 40);
  });

  it('writes whole SVG without broken numbers, images or scripts, for every background', () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(12);
    for (const scene of sceneNames) {
      const svg = paintPortrait({ ...request, gender: 'male', scene });
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 1000"/);
      expect(svg).toMatch(/<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|<image|<script|href=/);
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  it('never gives two things in one picture the same id', () => {
    for (let scene = 0; scene < sceneNames.length; scene++) {
      const ids = [...paintPortrait({ ...request, scene }).matchAll(/ id="([^"]+)"/g)].map(
        (match) => match[1],
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('is drawn by sharp at the width asked for', async () => {
    const { width, height } = await sharp(Buffer.from(paintPortrait({ ...request, width: 320 }))).metadata();
    expect([width, height]).toEqual([320, 400]);
  });
});
