import { isCountry } from '@vesper/domain';
import type { RefObject } from 'react';
import type { RegionChoice } from '../../../../parts/profile/region/region-choice.ts';
import { useFillPlace } from '../../../../parts/profile/region/use-fill-place.ts';
import { fillForm } from './form-values.ts';
import type { FormValues } from './left-edits.ts';

export interface FillForm {
  readonly anchor: RefObject<HTMLDivElement | null>;
  readonly fill: (form: HTMLFormElement, values: FormValues) => void;
}

/** Fills a place into the form around `anchor`: a region of another country once the regions of that have come. */
export const useFillForm = (regions: RegionChoice): FillForm => {
  const { anchor, fill } = useFillPlace(regions);
  return {
    anchor,
    fill: (form, values) => {
      const said = (name: string): string => String(values[name] ?? '');
      const [country, region, city] = [said('country'), said('region'), said('city')];
      const isHere = region === '' || regions.regions.some(({ code }) => code === region);
      if (!isHere && isCountry(country)) fill({ country, region, city });
      else fillForm(form, { country, region, city });
    },
  };
};
