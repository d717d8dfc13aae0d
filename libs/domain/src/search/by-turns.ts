import type { Gender } from '../profile/person.ts';

type Face = { id: string; gender: Gender };

/**
 * A few of many for a page that everybody sees: women and men by turns as long as there are both, each once, otherwise in
 * the order given.
 */
export function byTurns<T extends Face>(faces: readonly T[], most: number): T[] {
  const left = [...new Map(faces.map((face) => [face.id, face])).values()];
  const chosen: T[] = [];
  while (chosen.length < most && left.length > 0) {
    const last = chosen.at(-1)?.gender;
    const other = left.findIndex(({ gender }) => gender !== last);
    chosen.push(...left.splice(Math.max(0, other), 1));
  }
  return chosen;
}
