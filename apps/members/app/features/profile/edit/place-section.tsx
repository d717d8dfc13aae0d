import type { OwnProfile } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { SelectField } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileFieldMessages, regionTermMessages } from '../../../parts/profile/field-messages.ts';
import type { RegionChoice } from '../../../parts/profile/region/region-choice.ts';
import { TownField } from '../../../parts/profile/region/town-field.tsx';
import { useRegions } from '../../../parts/profile/region/use-regions.ts';
import { begunOf } from './begun-of.ts';
import { Meanwhile } from './left/meanwhile.tsx';
import { partsIn } from './left/parts-in.ts';
import { useFillForm } from './left/use-fill-form.ts';
import { profileMessages } from './messages.ts';
import { SectionForm, type SectionState } from './section-form.tsx';

await loadTexts('profile-field', 'refusal-field');

const placeParts = (stored: string): Readonly<Record<'country' | 'region' | 'city', string>> => {
  const { country, region, city } = partsIn(stored);
  return { country: country ?? '', region: region ?? '', city: city ?? '' };
};

const useCountries = () => {
  const intl = useIntl();
  const countries = useSession((state) => state.settings.countries);
  return countries.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
  }));
};

interface PlaceMeanwhileProps {
  readonly stored: string;
  /** What the last answer quotes, with the name of its region, which may be of another country than the form's. */
  readonly typed: SectionState['typed'];
  readonly onKeep: SectionState['keep'];
}

/** The place that another page has saved, in one line from the town to the country. */
const PlaceMeanwhile = ({ stored, typed, onKeep }: PlaceMeanwhileProps) => {
  const intl = useIntl();
  const { country, city } = placeParts(stored);
  const name = country && intl.formatDisplayName(country, { type: 'region' });
  const region = stored === typed.stored && typed.stored_region;
  return <Meanwhile onKeep={onKeep}>{[city, region, name].filter(Boolean).join(', ')}</Meanwhile>;
};

/** Links lead to the field itself; within the app it comes after the page, which has been scrolled by then. */
const useLedTo = (id: string): void =>
  useEffect(() => {
    const field = document.getElementById(id);
    if (location.hash !== `#${id}` || !field || document.activeElement === field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [id]);

export interface PlaceSectionProps {
  readonly profile: OwnProfile;
  readonly firstRegions: RegionChoice;
}

/** Where one lives: country, region and town are one value, saved as one. */
export const PlaceSection = ({ profile, firstRegions }: PlaceSectionProps) => {
  const intl = useIntl();
  const countries = useCountries();
  // One value in three fields: of what another page saves meanwhile none follows by itself, or the town of one would stand beside the region of the other.
  const [shown] = useState(profile);
  const { regions, onCountry } = useRegions(firstRegions, profile.country ?? '');
  const { anchor, fill } = useFillForm(regions);
  useLedTo('field-city');
  const unknown = useSession(({ user }) => (user?.has_place === false ? user.profile.city : ''));
  return (
    <SectionForm
      section="place"
      autosave="leaving"
      labels={{ region: regionTermMessages[regions.term] }}
      begun={begunOf('place', profile)}
      storedValues={placeParts}
      fill={fill}
    >
      {({ errorOf, typed, meanwhile, keep }) => (
        <>
          <div ref={anchor} hidden />
          <h2>
            <FormattedMessage {...profileMessages.place} />
          </h2>
          <SelectField
            name="country"
            label={intl.formatMessage(profileFieldMessages.country)}
            options={countries}
            {...(profile.country === null && { emptyLabel: intl.formatMessage(profileMessages.regionEmpty) })}
            defaultValue={typed.country ?? shown.country ?? ''}
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
              defaultValue={typed.region ?? shown.region}
              error={errorOf('region')}
            />
          ) : null}
          <TownField
            unknown={
              unknown ? { town: unknown, hint: intl.formatMessage(profileMessages.townUnknown) } : undefined
            }
            defaultValue={typed.city ?? shown.city}
            error={errorOf('city')}
          />
          {meanwhile === undefined ? null : <PlaceMeanwhile stored={meanwhile} typed={typed} onKeep={keep} />}
        </>
      )}
    </SectionForm>
  );
};
