import type { OwnProfile } from '@vesper/contract';
import { genders, sexualities } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { ChoiceGroup, readDateOfBirth } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { InterestsField } from '../../../parts/profile/interests/interests-field.tsx';
import {
  genderMessages,
  profileFieldMessages,
  sexualityMessages,
  soughtMessages,
} from '../../../parts/profile/field-messages.ts';
import { OwnBirthDateField } from '../../../parts/profile/own-birth-date-field.tsx';
import { OwnNameField } from '../../../parts/profile/own-name-field.tsx';
import { soughtOf } from '../../../parts/profile/sought.ts';
import { CalendarDate } from '../../../parts/time/local-time.tsx';
import { begunOf } from './begun-of.ts';
import type { FormValues } from './left/left-edits.ts';
import { Meanwhile } from './left/meanwhile.tsx';
import { partsIn } from './left/parts-in.ts';
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

/** A date as its three fields hold it. */
const dateParts = (stored: string): FormValues => {
  const [year = '', month = '', day = ''] = (partsIn(stored).date_of_birth ?? '').split('-');
  return {
    date_of_birth_year: year,
    date_of_birth_month: month,
    date_of_birth_day: day.replace(/^0/, ''),
  };
};

/** Saved once it is all there: what is half written is somebody else's name, and there are only so many a day. */
export const NameSection = ({ profile }: SectionProps) => {
  return (
    <SectionForm
      section="name"
      autosave="leaving"
      begun={begunOf('name', profile)}
      storedValues={(stored) => ({ name: partsIn(stored).name ?? '' })}
    >
      {({ errorOf, typed, meanwhile, keep }) => (
        <>
          <OwnNameField error={errorOf('name')} defaultValue={typed.name ?? profile.name} />
          {meanwhile === undefined ? null : <Meanwhile onKeep={keep}>{partsIn(meanwhile).name}</Meanwhile>}
        </>
      )}
    </SectionForm>
  );
};

export const PersonSection = ({ profile }: SectionProps) => {
  const intl = useIntl();
  return (
    <SectionForm
      section="person"
      begun={begunOf('person', profile)}
      // Everybody is stored as nobody in particular.
      followed={(stored) => ({
        ...partsIn(stored),
        search_gender: soughtOf(JSON.parse(stored) as OwnProfile),
      })}
    >
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
    <SectionForm
      section="birth"
      autosave="leaving"
      begun={begunOf('birth', profile)}
      storedValues={dateParts}
    >
      {({ errorOf, typed, meanwhile, keep }) => (
        <>
          <OwnBirthDateField
            hint={intl.formatMessage(profileMessages.birthHint)}
            error={errorOf('date_of_birth')}
            defaultValue={readTyped(typed) ?? profile.date_of_birth}
          />
          {meanwhile === undefined ? null : (
            <Meanwhile onKeep={keep}>
              <CalendarDate value={partsIn(meanwhile).date_of_birth ?? ''} />
            </Meanwhile>
          )}
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
