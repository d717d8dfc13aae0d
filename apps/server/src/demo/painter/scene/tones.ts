import type { Color } from '../drawing/color.ts';

/** The scenes, and the colour of each on the whole by day: the middle of its drawing's colours. */
export const tones: Readonly<Record<string, Color>> = {
  garden: '#afc8a2',
  sea: '#b6cbca',
  mountains: '#adc3be',
  forest: '#a2b589',
  lake: '#bcd0d5',
  vineyard: '#bec9a8',
  autumn: '#dfb37f',
  meadow: '#b8d2b6',
  cityDusk: '#786687',
  market: '#d7c0a4',
  oldTown: '#d1c3b1',
  harbour: '#b5ced2',
  cafe: '#c7b091',
  livingRoom: '#c8c3b6',
  library: '#ae967d',
  kitchen: '#cbd3c6',
  boat: '#a2c8d0',
  dunes: '#ccd3c3',
  bridge: '#a8bcbb',
  pond: '#a0c1a5',
  winter: '#cad7da',
  lavender: '#c0bac7',
  greenhouse: '#bacaab',
  gallery: '#c4b6a8',
};
