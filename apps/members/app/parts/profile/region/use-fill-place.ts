import { type RefObject, useEffect, useRef, useState } from 'react';
import { typeInto } from '../../typing/fill-in.ts';
import type { Place } from '../my-place/my-place.ts';
import type { RegionChoice } from './region-choice.ts';

const field = (form: HTMLFormElement | null | undefined, name: string) => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
};

/**
 * Fills a place into the fields `country`, `region` and `city` of the form around `anchor`, as if it had been typed. The
 * region waits until those of its country have come.
 */
export const useFillPlace = (
  regions: RegionChoice,
): { readonly anchor: RefObject<HTMLDivElement | null>; readonly fill: (place: Place) => void } => {
  const anchor = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<string | null>(null);
  const form = () => anchor.current?.closest('form');
  useEffect(() => {
    const select = field(form(), 'region');
    if (region === null || !select || !regions.regions.some(({ code }) => code === region)) return;
    typeInto(select, region);
    setRegion(null);
  }, [region, regions]);
  const fill = ({ country, region: found, city }: Place): void => {
    for (const [name, value] of Object.entries({ country, city })) {
      const input = field(form(), name);
      if (input) typeInto(input, value);
    }
    setRegion(found);
  };
  return { anchor, fill };
};
