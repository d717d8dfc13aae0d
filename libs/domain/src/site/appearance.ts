/** How a reader wants pages to look. `device` leaves it to what the device says. */
export type Appearance = {
  readonly textSize: TextSize;
  readonly theme: (typeof themes)[number];
  readonly contrast: (typeof contrasts)[number];
};

/** In percent of the usual size; body text is 18px at 100. */
export const textSizes = ['100', '112', '125', '150', '175', '200'] as const;
export type TextSize = (typeof textSizes)[number];
export const themes = ['device', 'light', 'dark'] as const;
export const contrasts = ['device', 'normal', 'high'] as const;

export const defaultAppearance: Appearance = { textSize: '100', theme: 'device', contrast: 'device' };

export const appearanceCookieName = 'appearance';

const pick = <T extends string>(known: readonly T[], value: unknown, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

/** Reads three choices that came from outside; what is none of ours becomes the default. */
export function readAppearance(given: { readonly [K in keyof Appearance]?: unknown }): Appearance {
  return {
    textSize: pick(textSizes, given.textSize, defaultAppearance.textSize),
    theme: pick(themes, given.theme, defaultAppearance.theme),
    contrast: pick(contrasts, given.contrast, defaultAppearance.contrast),
  };
}

/** The value of the cookie, e.g. `150.dark.device`. */
export function formatAppearance({ textSize, theme, contrast }: Appearance): string {
  return [textSize, theme, contrast].join('.');
}

/** Reads the cookie's value; what cannot be read becomes the default, part by part. */
export function parseAppearance(value: string | undefined): Appearance {
  const [textSize, theme, contrast] = (value ?? '').split('.');
  return readAppearance({ textSize, theme, contrast });
}
