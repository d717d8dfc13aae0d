import type { MemberProfile } from '@vesper/contract';
import { type Trait, traitNames } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import {
  genderMessages,
  profileFieldMessages,
  sexualityMessages,
} from '../../../parts/profile/field-messages.ts';
import { traitMessages, traitValueMessages } from '../../../parts/profile/trait-messages.ts';
import { profileViewMessages } from './messages.ts';

type Known = Pick<MemberProfile, 'gender' | 'sexuality' | 'country' | Trait>;

const wordOf = (trait: Trait, value: string | null): MessageDescriptor | null => {
  const words: Readonly<Record<string, MessageDescriptor>> = traitValueMessages[trait];
  return (value && words[value]) || null;
};

/** What a member has said in one word each, as a table; what is unsaid, or hidden by the site (`visible_profile_fields`), has no row. */
export const Facts = ({ profile }: { readonly profile: Known }) => {
  const { gender, sexuality, country } = profile;
  const intl = useIntl();
  const { visible_profile_fields: visible } = useSettings();
  const said = [
    ['gender', profileViewMessages.gender, gender && genderMessages[gender]],
    ['sexuality', profileViewMessages.sexuality, sexuality && sexualityMessages[sexuality]],
    ...traitNames.map((trait) => [trait, traitMessages[trait], wordOf(trait, profile[trait])] as const),
    ['country', profileFieldMessages.country, country],
  ] as const;
  const rows = said.flatMap(([field, label, value]) =>
    value && visible.includes(field) ? [{ label, value }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <dl className="member-facts">
      {rows.map(({ label, value }) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>
            {typeof value === 'string'
              ? (intl.formatDisplayName(value, { type: 'region' }) ?? value)
              : intl.formatMessage(value, { gender: gender ?? 'unknown' })}
          </dd>
        </div>
      ))}
    </dl>
  );
};
