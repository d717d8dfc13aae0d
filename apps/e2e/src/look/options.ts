import path from 'node:path';
import { type Appearance, isLocale, type Locale, readAppearance } from '@vesper/domain';

/** What to look at; set by `tools/look/look.ts`. */
export interface LookOptions {
  readonly folder: string;
  readonly locales: readonly Locale[];
  readonly widths: readonly number[];
  readonly themes: readonly Appearance['theme'][];
  readonly textSizes: readonly Appearance['textSize'][];
  /** Only names that contain this. */
  readonly only: string;
}

const listOf = (name: string, fallback: string): string[] =>
  (process.env[name] ?? fallback).split(',').map((part) => part.trim());

/** @throws Error for a language that is none of ours */
export const readOptions = (): LookOptions => ({
  folder: process.env.LOOK_FOLDER ?? path.resolve('look'),
  locales: listOf('LOOK_LANGUAGE', 'en,de').map((locale) => {
    if (!isLocale(locale)) throw new Error(`"${locale}" is no language of Vesper`);
    return locale;
  }),
  widths: listOf('LOOK_WIDTH', '360,1280').map(Number),
  themes: listOf('LOOK_THEME', 'light').map((theme) => readAppearance({ theme }).theme),
  textSizes: listOf('LOOK_TEXT', '100').map((textSize) => readAppearance({ textSize }).textSize),
  only: process.env.LOOK_ONLY ?? '',
});
