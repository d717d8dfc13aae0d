import { describe, expect, it } from 'vitest';
import { frameProblems } from './frame-modules.ts';

const bar = 'apps/members/app/frame/bar.tsx';
const menu = 'apps/members/app/frame/menu.tsx';
const root = 'apps/members/app/root.tsx';
const date = 'apps/members/app/parts/date.ts';
const library = 'libs/ui/src/button.tsx';

const sound = {
  screens: [
    [root, bar, menu, library, date],
    [root, bar, menu, library],
  ],
  inFolder: [bar, menu],
  needed: new Set([root, bar]),
  neededByScreens: [new Set([menu, date]), new Set([menu]), new Set<string>()],
};

describe('the frame of every screen', () => {
  it('is its folder and libraries, and nothing else', () => {
    expect(frameProblems(sound)).toEqual([]);
  });

  it('has nothing that a screen goes without', () => {
    const screens = [...sound.screens, [root, bar]];
    expect(frameProblems({ ...sound, screens })).toEqual([
      `${menu} is in the frame and not in the first load of every screen`,
    ]);
  });

  it('has nothing that only a few screens need, although the bundler gives it to all', () => {
    const neededByScreens = [new Set([menu]), new Set<string>()];
    expect(frameProblems({ ...sound, neededByScreens })).toEqual([
      `${menu} is in the frame and needed by a few screens only`,
    ]);
  });

  it('has all of the app that every screen loads', () => {
    const screens = sound.screens.map((modules) => [...modules, date]);
    expect(frameProblems({ ...sound, screens })).toEqual([
      `${date} is in the first load of every screen and not in the frame`,
    ]);
  });
});
