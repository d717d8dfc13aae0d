import { type Appearance, defaultAppearance } from '@vesper/domain';
import { useRootData } from '../start/root-data.ts';

/** The attributes of the document that the kit's tokens listen to; absent ones leave it to the device. */
export const documentAppearance = ({ textSize, theme, contrast }: Appearance) => ({
  'data-text-size': textSize === '100' ? undefined : textSize,
  'data-theme': theme === 'device' ? undefined : theme,
  'data-contrast': contrast === 'device' ? undefined : contrast,
});

/** What the cookie of this page's request said. */
export const useAppearance = (): Appearance => useRootData()?.appearance ?? defaultAppearance;
