import type { MemberCard } from '@vesper/contract';
import { useIntl } from 'react-intl';

/** Where a member lives, as it stands under the name: town and region, or the country when neither is known; empty while the member has not said. */
export const usePlace = (): ((member: Pick<MemberCard, 'city' | 'region_name' | 'country'>) => string) => {
  const intl = useIntl();
  return ({ city, region_name: region, country }) => {
    const known = [city, city === region ? '' : region].filter((part) => part !== '');
    if (known.length > 0) return known.join(', ');
    if (country === null) return '';
    return intl.formatDisplayName(country, { type: 'region' }) ?? country;
  };
};
