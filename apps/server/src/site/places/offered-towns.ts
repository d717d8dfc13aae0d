import type { Country } from '@vesper/domain';
import {
  byInhabitants,
  type Gazetteer,
  gazetteerOf,
  nameKey,
  regionOf,
  type Settlement,
} from './gazetteer.ts';
import { pointOfSettlement } from './settlements.ts';

/** As many as are looked through at a glance. */
const mostNames = 8;

/** What a settlement is called where somebody writes its name: as people there do, and not in another language where we know better. */
const namesOf = ({ ownNames, isOwn }: Gazetteer, settlement: Settlement): readonly string[] => {
  const own = ownNames.get(settlement) ?? [];
  return own.length === 0 || isOwn.has(nameKey(settlement.name)) ? [settlement.name, ...own] : own;
};

/** A town that is offered, with the regions in which one of the name lies, that of the largest first. */
export interface OfferedTown {
  readonly name: string;
  readonly regions: string[];
  /** Whether what was written is its whole name, however it is spelled, or its name in another language. */
  readonly meant: boolean;
}

/** Nobody is helped by all that begin with one letter. */
const fewestLetters = 2;

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };

const saints = ['st', 'sankt', 'saint'];

/** How a name is written by who has its letters, by who has not, and by who says it whole: `koln` and `koeln`, `sankt poelten`. */
const keysOf = (name: string): string[] => {
  const plain = name
    .normalize()
    .toLowerCase()
    .replaceAll(/[äöüåøæ]/g, (letter) => digraphs[letter] ?? letter);
  const keys = [nameKey(name), nameKey(plain)];
  const ofSaints = keys.flatMap((key) => {
    const [, rest] = /^(?:st|sankt|saint) (.+)$/.exec(key) ?? [];
    return rest === undefined ? [] : saints.map((saint) => `${saint} ${rest}`);
  });
  return [...new Set([...keys, ...ofSaints])];
};

const others = new WeakMap<Gazetteer, readonly (readonly [key: string, settlement: Settlement])[]>();

/** The other spellings of all its names; each gazetteer is gone through once. */
const otherKeysOf = (gazetteer: Gazetteer) => {
  const known =
    others.get(gazetteer) ??
    gazetteer.all.flatMap((settlement) =>
      namesOf(gazetteer, settlement).flatMap((name) =>
        keysOf(name)
          .slice(1)
          .map((key) => [key, settlement] as const),
      ),
    );
  others.set(gazetteer, known);
  return known;
};

/**
 * The market's settlements whose names begin with what somebody has written so far, the largest first; none for one letter, and none of where
 * search would not have them (decision 158).
 */
export const townsBeginning = (country: Country, written: string): OfferedTown[] => {
  const gazetteer = gazetteerOf(country);
  const start = nameKey(written);
  if (start.length < fewestLetters) return [];
  const found = [...gazetteer.byName].flatMap(([name, settlements]) =>
    name.startsWith(start) ? settlements : [],
  );
  for (const [key, settlement] of otherKeysOf(gazetteer)) if (key.startsWith(start)) found.push(settlement);
  const offered = new Map<string, Set<string>>();
  const meant = new Set<string>();
  for (const settlement of new Set(found.toSorted(byInhabitants))) {
    const names = namesOf(gazetteer, settlement);
    const begun = names.filter((name) => keysOf(name).some((key) => key.startsWith(start)));
    for (const name of begun.length > 0 ? begun : names.slice(0, 1)) {
      const known = offered.get(name);
      if (!known && (offered.size === mostNames || !pointOfSettlement(country, settlement))) continue;
      const region = regionOf(country, settlement);
      offered.set(name, new Set([...(known ?? []), ...(region ? [region] : [])]));
      if ([name, settlement.name].some((each) => keysOf(each).includes(start))) meant.add(name);
    }
  }
  return [...offered].map(([name, its]) => ({ name, regions: [...its], meant: meant.has(name) }));
};
