import type { Random } from '../drawing/random.ts';

/** Draws a background of 800 x 1000 behind the person; `id` makes ids of its own for gradients. */
export type DrawScene = (random: Random, id: (name: string) => string) => string;
