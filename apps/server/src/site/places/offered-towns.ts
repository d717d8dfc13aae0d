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
}

/**
 * The market's settlements whose names begin with what somebody has written so far, the largest first; none for nothing, and none of where
 * search would not have them (decision 158).
 */
export const townsBeginning = (country: Country, written: string): OfferedTown[] => {
  const gazetteer = gazetteerOf(country);
  const start = nameKey(written);
  if (start === '') return [];
  const found = [...gazetteer.byName].flatMap(([name, settlements]) =>
    name.startsWith(start) ? settlements : [],
  );
  const offered = new Map<string, Set<string>>();
  for (const settlement of new Set(found.toSorted(byInhabitants))) {
    const names = namesOf(gazetteer, settlement);
    const begun = names.filter((name) => nameKey(name).startsWith(start));
    for (const name of begun.length > 0 ? begun : names.slice(0, 1)) {
      const known = offered.get(name);
      if (!known && (offered.size === mostNames || !pointOfSettlement(country, settlement))) continue;
      const region = regionOf(settlement);
      offered.set(name, new Set([...(known ?? []), ...(region ? [region] : [])]));
    }
  }
  return [...offered].map(([name, its]) => ({ name, regions: [...its] }));
};
