import type { OwnProfile } from '@vesper/contract';
import { genders, sexualities } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { ChoiceGroup, readDateOfBirth, SelectField, TextField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { InterestsField } from '../../../parts/profile/interests/interests-field.tsx';
import {
  genderMessages,
  profileFieldMessages,
  regionTermMessages,
  sexualityMessages,
  soughtMessages,
} from '../../../parts/profile/field-messages.ts';
import type { RegionChoice } from '../../../parts/profile/region/region-choice.ts';
import { useRegions } from '../../../parts/profile/region/use-regions.ts';
import { OwnBirthDateField } from '../../../parts/profile/own-birth-date-field.tsx';
import { useFollowedChoice } from '../../../parts/fields/use-followed-choice.ts';
import { soughtOf } from '../../../parts/profile/sought.ts';
import { begunOf } from './begun-of.ts';
import { profileMessages } from './messages.ts';
import { SectionForm } from './section-form.tsx';

await loadTexts('profile-field', 'profile-interest', 'refusal-field');

interface SectionProps {
  readonly profile: OwnProfile;
}

/** What was typed of a date, for pages without script; nothing where none was. */
const readTyped = (typed: Readonly<Record<string, string>>): string | undefined =>
  'date_of_birth_year' in typed
    ? readDateOfBirth({ get: (name) => typed[name] }, 'date_of_birth')
    : undefined;

export const PersonSection = ({ profile }: SectionProps) => {
  const intl = useIntl();
  useFollowedChoice('search_gender', profile.search_gender);
  return (
    <SectionForm section="person" begun={begunOf('person', profile)}>
      {({ errorOf }) => (
        <>
          <h2>
            <FormattedMessage {...profileMessages.person} />
          </h2>
          <ChoiceGroup
            name="gender"
            label={intl.formatMessage(profileFieldMessages.gender)}
            options={genders.map((value) => ({ value, label: intl.formatMessage(genderMessages[value]) }))}
            defaultValue={profile.gender ?? ''}
            error={errorOf('gender')}
          />
          <ChoiceGroup
            name="search_gender"
            label={intl.formatMessage(profileFieldMessages.sought)}
            options={[...genders, 'everyone' as const].map((value) => ({
              value,
              label: intl.formatMessage(soughtMessages[value]),
            }))}
            defaultValue={soughtOf(profile) ?? ''}
            error={errorOf('search_gender')}
          />
          <ChoiceGroup
            name="sexuality"
            label={intl.formatMessage(profileFieldMessages.sexuality)}
            options={sexualities.map((value) => ({
              value,
              label: intl.formatMessage(sexualityMessages[value]),
            }))}
            defaultValue={profile.sexuality ?? ''}
            error={errorOf('sexuality')}
          />
        </>
      )}
    </SectionForm>
  );
};

/** Saved once all of it is there, and not while the day is written. */
export const BirthSection = ({ profile }: SectionProps) => {
  const intl = useIntl();
  return (
    <SectionForm section="birth" autosave="leaving">
      {({ errorOf, typed }) => (
        <OwnBirthDateField
          hint={intl.formatMessage(profileMessages.birthHint)}
          error={errorOf('date_of_birth')}
          defaultValue={readTyped(typed) ?? profile.date_of_birth}
        />
      )}
    </SectionForm>
  );
};

export const PlaceSection = ({
  profile,
  firstRegions,
}: SectionProps & { readonly firstRegions: RegionChoice }) => {
  const intl = useIntl();
  const countries = useSession((state) => state.settings.countries);
  const { regions, onCountry } = useRegions(firstRegions, profile.country ?? '');
  const options = countries.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
  }));
  return (
    <SectionForm section="place" autosave="leaving" labels={{ region: regionTermMessages[regions.term] }}>
      {({ errorOf, typed }) => (
        <>
          <h2>
            <FormattedMessage {...profileMessages.place} />
          </h2>
          <SelectField
            name="country"
            label={intl.formatMessage(profileFieldMessages.country)}
            options={options}
            {...(profile.country === null && { emptyLabel: intl.formatMessage(profileMessages.regionEmpty) })}
            defaultValue={typed.country ?? profile.country ?? ''}
            error={errorOf('country')}
            onChange={(event) => onCountry(event.currentTarget.value)}
          />
          {regions.regions.length > 0 ? (
            <SelectField
              key={regions.regions[0]?.code}
              name="region"
              label={intl.formatMessage(regionTermMessages[regions.term])}
              options={regions.regions.map(({ code, name }) => ({ value: code, label: name }))}
              emptyLabel={intl.formatMessage(profileMessages.regionEmpty)}
              defaultValue={typed.region ?? profile.region}
              error={errorOf('region')}
            />
          ) : null}
          <TextField
            name="city"
            label={intl.formatMessage(profileFieldMessages.city)}
            autoComplete="address-level2"
            defaultValue={typed.city ?? profile.city}
            error={errorOf('city')}
          />
        </>
      )}
    </SectionForm>
  );
};

export const InterestsSection = ({ profile }: SectionProps) => {
  const intl = useIntl();
  return (
    <SectionForm section="interests" begun={begunOf('interests', profile)}>
      {({ errorOf }) => (
        <InterestsField
          hint={intl.formatMessage(profileMessages.interestsHint)}
          chosen={profile.interests}
          error={errorOf('interests')}
        />
      )}
    </SectionForm>
  );
};
