import { isCountry } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useState } from 'react';
import { browserApi } from '../../frame/start/browser-api.ts';
import { readRegions, type RegionChoice } from './region-choice.ts';

/** The regions of the chosen country: at first the server's, then fetched with each other choice. */
export const useRegions = (first: RegionChoice) => {
  const session = useSessionHandle();
  const [regions, setRegions] = useState(first);
  const onCountry = (country: string): void => {
    void browserApi(session)
      .then((api) => readRegions(api, isCountry(country) ? country : null))
      .then(setRegions);
  };
  return { regions, onCountry };
};
