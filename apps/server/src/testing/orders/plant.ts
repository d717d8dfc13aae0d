import type { DifferenceKind } from '@vesper/domain';
import type { Made } from './planted-books.ts';

/** What is planted, and the row that it must be; `good` where settling makes it good, and the row is closed at once. */
export type Plant = readonly [kind: DifferenceKind, plant: () => Promise<Made>, good?: 'good'];
