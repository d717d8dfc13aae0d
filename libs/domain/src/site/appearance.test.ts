import { describe, expect, it } from 'vitest';
import {
  contrasts,
  defaultAppearance,
  formatAppearance,
  parseAppearance,
  textSizes,
  themes,
} from './appearance.ts';

describe('appearance', () => {
  it('comes back from its cookie, whatever was chosen', () => {
    for (const textSize of textSizes)
      for (const theme of themes)
        for (const contrast of contrasts) {
          const chosen = { textSize, theme, contrast };
          expect(parseAppearance(formatAppearance(chosen))).toEqual(chosen);
        }
  });

  it('is the default for a cookie of somebody else, and keeps the parts that can be read', () => {
    expect(parseAppearance(undefined)).toEqual(defaultAppearance);
    expect(parseAppearance('900.pink')).toEqual(defaultAppearance);
    expect(parseAppearance('150.<script>.high')).toEqual({
      textSize: '150',
      theme: 'device',
      contrast: 'high',
    });
  });
});
