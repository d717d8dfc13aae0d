import { isCountry, isOfCountry } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { readRegions, type RegionChoice } from './region-choice.ts';

const noRegions: RegionChoice = { term: 'region', regions: [] };

const isOf = ({ regions }: RegionChoice, country: string): boolean =>
  regions.some(({ code }) => isOfCountry(code, country));

/**
 * The regions of the chosen country: at first the server's, then fetched with each choice that was not made before. Where the
 * form begins with a country that the server did not know of (a preset one, or one chosen on an earlier visit), its regions
 * are fetched.
 */
export const useRegions = (first: RegionChoice, country: string) => {
  const session = useSessionHandle();
  const [missing] = useState(country !== '' && !isOf(first, country) ? country : null);
  const [regions, setRegions] = useState(missing === null ? first : noRegions);
  const known = useRef([first]);
  const latest = useRef(country);
  const onCountry = useCallback(
    (chosen: string): void => {
      latest.current = chosen;
      const found = known.current.find((choice) => isOf(choice, chosen));
      if (found) return setRegions(found);
      void browserApi(session)
        .then((api) => readRegions(api, isCountry(chosen) ? chosen : null))
        .then((choice) => {
          known.current.push(choice);
          // Another country may have been chosen meanwhile.
          if (latest.current === chosen) setRegions(choice);
        });
    },
    [session],
  );
  useEffect(() => {
    if (missing !== null) onCountry(missing);
  }, [missing, onCountry]);
  return { regions, onCountry };
};
