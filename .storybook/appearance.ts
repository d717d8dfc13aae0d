/** What the toolbar can change besides the language; the same attributes that the product sets on its document. */
export interface Appearance {
  readonly theme: string;
  readonly contrast: string;
  readonly textSize: string;
  readonly motion: string;
}

const set = (name: string, value: string, absent: string): void => {
  if (value === absent) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
};

/** Puts the choices on the document. */
export const applyAppearance = ({ theme, contrast, textSize, motion }: Appearance): void => {
  set('data-theme', theme, '');
  set('data-contrast', contrast, 'normal');
  set('data-text-size', textSize, '100');
  set('data-motion', motion, 'full');
};
