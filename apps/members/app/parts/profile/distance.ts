import { type DistanceStep, spokenDistance } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from './field-messages.ts';

/** Where the word would have to bend behind "within" (Finnish), or is not the word that people say ("engelska mil" in Swedish). */
const languagesOfShortMiles: ReadonlySet<string> = new Set(['fi', 'sv']);

/** A step of distance as a person says it, "25 km" or "15 miles": by what the reader's own country drives by. */
export const useSpokenDistance = (): ((step: DistanceStep) => string) => {
  const intl = useIntl();
  const country = useSession(({ user }) => user?.profile.country ?? null);
  return (step) => {
    const { value, unit } = spokenDistance(step, country);
    const isWord = unit === 'mile' && !languagesOfShortMiles.has(intl.locale.slice(0, 2));
    return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: isWord ? 'long' : 'short' });
  };
};

/** What stands beside a member's town: "within 25 km"; nothing where nobody is told how far it is. */
export const useDistance = (): ((step: DistanceStep | null) => string) => {
  const intl = useIntl();
  const spoken = useSpokenDistance();
  return (step) =>
    step === null ? '' : intl.formatMessage(profileFieldMessages.distance, { distance: spoken(step) });
};
