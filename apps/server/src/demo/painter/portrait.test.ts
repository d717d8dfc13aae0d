import { describe, expect, it } from 'vitest';
import { paintPortrait, type Portrait } from './portrait.ts';
import { renderPortrait } from './render-portrait.ts';
import { sceneNames } from './scene/background.ts';
import { personOf } from './person.ts';

const request = { seed: 'anna', gender: 'female', age: 52, scene: 0 } as const;
/** The picture without its own ids, which differ by design. */
const bare = ({ scene, person }: Portrait) =>
  (scene + person).replaceAll(
    /p[0-9a-z]+(head|blush|light|form|soft|chest|aboard|sky|sun|wall|lamp[AB]?)/g,
    '$1',
  );

describe('paintPortrait', () => {
  it('draws the same picture for the same request', () => {
    expect(paintPortrait(request)).toEqual(paintPortrait({ ...request }));
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
    const backgrounds = [0, 1, 2, 3, 4, 5].map((scene) => paintPortrait({ ...request, scene }).scene);
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
      const layers = paintPortrait({ ...request, gender: 'male', scene });
      expect(layers.person).toMatch(/^<svg [^>]*viewBox="0 0 800 1000"/);
      for (const svg of [layers.scene, layers.person]) {
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined|<image|<script|href=/);
        expect(svg.length).toBeLessThan(40_000);
      }
    }
  });

  it('never gives two things in one picture the same id', () => {
    for (let scene = 0; scene < sceneNames.length; scene++) {
      const { scene: behind, person } = paintPortrait({ ...request, scene });
      const ids = [...(behind + person).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('is drawn at the width asked for, without holes, and blurred only behind the person', async () => {
    const { data, info } = await (
      await renderPortrait({ ...request, width: 320 })
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 400]);
    if (info.channels === 4) for (let at = 3; at < data.length; at += 4) expect(data[at]).toBe(255);
  });

  it('shows a face first, and people from head to foot on further pictures, where there is ground', () => {
    const shows = (scene: number, background?: number) =>
      Array.from({ length: 60 }, (_, seed) =>
        paintPortrait({ ...request, seed, scene, ...(background === undefined ? {} : { background }) }),
      ).filter(({ person }) => person.includes('chest"')).length;
    expect(shows(0)).toBe(0);
    expect(shows(1)).toBeGreaterThan(2);
    expect(shows(1, sceneNames.indexOf('meadow'))).toBeGreaterThan(4);
    expect(shows(1, sceneNames.indexOf('lake'))).toBe(0);
  });

  it('seats whoever is on the water in a boat that stands before them', () => {
    const { person } = paintPortrait({ ...request, scene: 'boat' });
    expect(person).toContain('aboard');
    expect(paintPortrait({ ...request, scene: 'garden' }).person).not.toContain('aboard');
  });

  it('shows the background that it is asked for', () => {
    const asked = [0, 1, 2, 3].map((background) => paintPortrait({ ...request, background }).scene);
    expect(new Set(asked).size).toBe(4);
    expect(paintPortrait({ ...request, background: 2 })).toEqual(
      paintPortrait({ ...request, background: 2 }),
    );
  });

  it('draws nothing on sheets of its own but what lies over itself', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { person } = paintPortrait({ ...request, seed, age: 35 + seed, scene: seed % 3 });
      const sheets = [...person.matchAll(/<(?:path|ellipse|circle|rect) [^>]* opacity="[^>]*>/g)].map(String);
      expect(sheets).toEqual([]);
    }
  });

  it('shows nobody straight on, and no two by the same light and smile for long', () => {
    const turns = Array.from(
      { length: 40 },
      (_, seed) =>
        /<g transform="translate\((-?[\d.]+) 0\) scale/.exec(paintPortrait({ ...request, seed }).person)?.[1],
    ).map(Number);
    for (const turn of turns) expect(Math.abs(turn)).toBeGreaterThan(7);
    expect(turns.some((turn) => turn > 0) && turns.some((turn) => turn < 0)).toBe(true);
  });
});
