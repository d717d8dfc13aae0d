import { namedCountries } from '@vesper/i18n/react';
import { countGraphemes, genders, sexualities } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { ChoiceGroup, SelectField, TextArea } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldError } from '../../../parts/fields/field-errors.tsx';
import { InterestsField } from '../../../parts/profile/interests/interests-field.tsx';
import {
  genderMessages,
  profileFieldMessages,
  regionTermMessages,
  sexualityMessages,
  soughtMessages,
} from '../../../parts/profile/field-messages.ts';
import { MyPlaceButton } from '../../../parts/profile/my-place/my-place-button.tsx';
import { useFillPlace } from '../../../parts/profile/region/use-fill-place.ts';
import type { RegionChoice } from '../../../parts/profile/region/region-choice.ts';
import { signupMessages } from '../messages.ts';
import { stepMessages } from './step-messages.ts';
import { StepButtons } from './step-buttons.tsx';
import type { SignupView } from '../flow/signup-view.ts';
import { TownField } from '../../../parts/profile/region/town-field.tsx';
import { useRegions } from '../../../parts/profile/region/use-regions.ts';

/** Step 2: who one is and whom one is looking for. */
export const AboutStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const { personal } = view;
  return (
    <>
      <ChoiceGroup
        name="gender"
        label={intl.formatMessage(profileFieldMessages.gender)}
        options={genders.map((value) => ({ value, label: intl.formatMessage(genderMessages[value]) }))}
        defaultValue={personal.gender ?? ''}
      />
      <ChoiceGroup
        name="search_gender"
        label={intl.formatMessage(profileFieldMessages.sought)}
        options={(['female', 'male', 'everyone'] as const).map((value) => ({
          value,
          label: intl.formatMessage(soughtMessages[value]),
        }))}
        defaultValue={personal.search_gender ?? ''}
      />
      <ChoiceGroup
        name="sexuality"
        label={intl.formatMessage(profileFieldMessages.sexuality)}
        options={sexualities.map((value) => ({ value, label: intl.formatMessage(sexualityMessages[value]) }))}
        defaultValue={personal.sexuality ?? ''}
      />
      <StepButtons saving={view.saving} back />
    </>
  );
};

export interface LocationStepProps {
  readonly view: SignupView;
  /** The regions of the country that the step begins with. */
  readonly firstRegions: RegionChoice;
}

/** Step 3: country, region and town. */
export const LocationStep = ({ view, firstRegions }: LocationStepProps) => {
  const intl = useIntl();
  const { countries, geoip_selected_country: here } = useSettings();
  const { personal } = view;
  const country = personal.country || here;
  const { regions, onCountry } = useRegions(firstRegions, country ?? '');
  const { anchor, fill } = useFillPlace(regions);
  const errorOf = useFieldError(view.fields);
  return (
    <>
      <p>
        <FormattedMessage {...stepMessages.locationText} />
      </p>
      <div ref={anchor}>
        <MyPlaceButton onFound={fill} />
      </div>
      <SelectField
        name="country"
        label={intl.formatMessage(profileFieldMessages.country)}
        error={errorOf('country')}
        options={namedCountries(intl, countries)}
        defaultValue={country}
        autoComplete="country"
        onChange={(event) => onCountry(event.currentTarget.value)}
      />
      {regions.regions.length > 0 ? (
        <SelectField
          key={regions.regions[0]?.code}
          name="region"
          label={intl.formatMessage(regionTermMessages[regions.term])}
          error={errorOf('region')}
          emptyLabel={intl.formatMessage(stepMessages.chooseNone)}
          options={regions.regions.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={personal.region}
        />
      ) : null}
      <TownField error={errorOf('city')} defaultValue={personal.city} />
      <StepButtons saving={view.saving} back />
    </>
  );
};

/** Step 4: a few words and interests. */
export const DetailsStep = ({ view }: { readonly view: SignupView }) => {
  const intl = useIntl();
  const errorOf = useFieldError(view.fields);
  const { about_me_length: maximum } = useSettings();
  return (
    <>
      <TextArea
        name="about_me"
        label={intl.formatMessage(profileFieldMessages.aboutMe)}
        hint={intl.formatMessage(stepMessages.aboutMeHint)}
        error={errorOf('about_me')}
        defaultValue={view.personal.about_me}
        count={countGraphemes}
        maximum={maximum}
        counterText={(length) => intl.formatMessage(signupMessages.counter, { length, maximum })}
      />
      <InterestsField chosen={view.personal.interests} error={errorOf('interests')} />
      <StepButtons saving={view.saving} back />
    </>
  );
};
