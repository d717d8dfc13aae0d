import type { MemberProfile } from '@vesper/contract';
import { useSettings } from '@vesper/session';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  genderMessages,
  profileFieldMessages,
  sexualityMessages,
} from '../../../parts/profile/field-messages.ts';
import { profileViewMessages } from './messages.ts';

type Known = Pick<MemberProfile, 'gender' | 'sexuality' | 'country'>;

/** What a member has said in one word each, as a table; what is unsaid, or hidden by the site (`visible_profile_fields`), has no row. */
export const Facts = ({ profile: { gender, sexuality, country } }: { readonly profile: Known }) => {
  const intl = useIntl();
  const { visible_profile_fields: visible } = useSettings();
  const said = [
    { field: 'gender', label: profileViewMessages.gender, value: gender && genderMessages[gender] },
    {
      field: 'sexuality',
      label: profileViewMessages.sexuality,
      value: sexuality && sexualityMessages[sexuality],
    },
    {
      field: 'country',
      label: profileFieldMessages.country,
      value: country && (intl.formatDisplayName(country, { type: 'region' }) ?? country),
    },
  ] as const;
  const rows = said.filter(({ field, value }) => value && visible.includes(field));
  if (rows.length === 0) return null;
  return (
    <dl className="member-facts">
      {rows.map(({ field, label, value }) => (
        <div key={field}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{typeof value === 'object' && value ? <FormattedMessage {...value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
};
