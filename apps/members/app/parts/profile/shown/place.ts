import type { MemberCard } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { useIntl } from 'react-intl';

/**
 * Where a member lives, as it stands under the name: town and region, the town and its country for who lives in another one, or the country
 * alone when neither is known; empty while the member has not said.
 */
export const usePlace = (): ((
  member: Pick<MemberCard, 'city' | 'region_name' | 'country'>,
  /** Of the country's name. */
  style?: 'long' | 'short',
) => string) => {
  const intl = useIntl();
  const own = useSession(({ user }) => user?.profile.country);
  return ({ city, region_name: region, country }, style = 'long') => {
    const land = country ? intl.formatDisplayName(country, { type: 'region', style }) : '';
    const second = own && country && country !== own ? land : region;
    return [city, second === city ? '' : second].filter(Boolean).join(', ') || (land ?? '');
  };
};
