import type { Person } from '../person.ts';
import type { Random } from '../drawing/random.ts';
import { inDecade, type ByDecade } from '../years.ts';

/** What somebody wears. */
export type Wear =
  | 'crew'
  | 'vNeck'
  | 'scoop'
  | 'blazer'
  | 'turtleneck'
  | 'cardigan'
  | 'scarf'
  | 'shirt'
  | 'shirtSweater'
  | 'polo'
  | 'hoodie'
  | 'striped'
  | 'denim'
  | 'blouse'
  | 'vest';

type Wears = readonly [Wear, ...Wear[]];

/** What is worn at an age more often than at others; each generation keeps to its own. */
const women: ByDecade<Wears> = [
  ['hoodie', 'striped', 'denim', 'scoop', 'hoodie'],
  ['vNeck', 'denim', 'shirt', 'scoop', 'striped'],
  ['blazer', 'turtleneck', 'shirt', 'vNeck', 'scarf', 'crew'],
  ['scarf', 'cardigan', 'blouse', 'turtleneck'],
  ['blouse', 'cardigan', 'blouse', 'scarf'],
];
const men: ByDecade<Wears> = [
  ['hoodie', 'striped', 'denim', 'crew', 'hoodie'],
  ['crew', 'denim', 'shirt', 'polo'],
  ['blazer', 'shirtSweater', 'shirt', 'polo', 'turtleneck'],
  ['shirtSweater', 'cardigan', 'polo', 'vest'],
  ['vest', 'cardigan', 'vest', 'shirtSweater'],
];

/** The picture's, among those of the person's decade. */
export function chooseWear({ gender, stage }: Person, random: Random): Wear {
  // One in five wears what a younger or older one would.
  const like = stage + (random.chance(0.2) ? (random.chance(0.5) ? -1 : 1) : 0);
  return random.pick(inDecade(like, gender === 'female' ? women : men));
}
