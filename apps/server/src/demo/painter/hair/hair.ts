import type { Hair } from './hair-layers.ts';
import { menHair } from './hair-men.ts';
import { womenHair } from './hair-women.ts';
import type { Person } from '../person.ts';

export function hairOf(person: Person): Hair {
  const styles: Record<string, (person: Person) => Hair> = person.gender === 'female' ? womenHair : menHair;
  const draw = styles[person.hairStyle];
  return draw ? draw(person) : { back: '', front: '' };
}
