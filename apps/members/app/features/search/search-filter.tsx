import type { SearchFilter } from '@vesper/domain';
import { namedCountries } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { Button, SelectField, type SelectOption } from '@vesper/ui';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type ToggleEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import {
  profileFieldMessages,
  regionTermMessages,
  soughtMessages,
} from '../../parts/profile/field-messages.ts';
import { useSpokenDistance } from '../../parts/profile/distance.ts';
import type { Place } from '../../parts/profile/my-place/my-place.ts';
import { MyPlaceButton } from '../../parts/profile/my-place/my-place-button.tsx';
import type { RegionChoice } from '../../parts/profile/region/region-choice.ts';
import { useRegions } from '../../parts/profile/region/use-regions.ts';
import { searchMessages } from './messages.ts';
import { MoreFields, RealOnlyField } from './search-marks.tsx';
import { fieldsOfFilter } from './search-query.ts';
import { useHasPlace, useOffered } from './use-offered.ts';

const oldest = 99;

export interface SearchFilterFormProps {
  readonly filter: SearchFilter;
  readonly regions: RegionChoice;
}

const GenderField = ({ filter }: Pick<SearchFilterFormProps, 'filter'>) => {
  const intl = useIntl();
  return (
    <SelectField
      name="gender"
      label={intl.formatMessage(searchMessages.gender)}
      emptyLabel={intl.formatMessage(searchMessages.anyGender)}
      options={(['female', 'male'] as const).map((gender) => ({
        value: gender,
        label: intl.formatMessage(soughtMessages[gender]),
      }))}
      defaultValue={filter.gender ?? ''}
    />
  );
};

/** From the youngest to the oldest age. */
const AgeFields = ({ filter }: Pick<SearchFilterFormProps, 'filter'>) => {
  const intl = useIntl();
  const { minimum_age: youngest } = useSettings();
  const ages: SelectOption[] = Array.from({ length: oldest - youngest + 1 }, (_, index) => {
    const age = String(youngest + index);
    return { value: age, label: age };
  });
  return (
    <div className="search-filter__ages">
      <SelectField
        name="min_age"
        label={intl.formatMessage(searchMessages.minAge)}
        options={ages}
        defaultValue={String(filter.minAge)}
      />
      <SelectField
        name="max_age"
        label={intl.formatMessage(searchMessages.maxAge)}
        options={ages}
        defaultValue={String(filter.maxAge)}
      />
    </div>
  );
};

/** Country and region; nothing is searched before one says so, and what was chosen beside stays. */
const PlaceFields = ({ filter, regions: first }: SearchFilterFormProps) => {
  const intl = useIntl();
  const submit = useSubmit();
  const isOffered = useOffered();
  const anchor = useRef<HTMLDivElement>(null);
  const searchAt = ({ country, region }: Place): void => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    const fields = new FormData(form);
    fields.set('country', country);
    if (isOffered('region')) fields.set('region', region);
    void submit(fields, { method: 'get' });
  };
  const { countries } = useSettings();
  const { regions, onCountry } = useRegions(first, filter.country ?? '');
  const [firstRegion] = regions.regions;
  return (
    <>
      <SelectField
        name="country"
        label={intl.formatMessage(profileFieldMessages.country)}
        emptyLabel={intl.formatMessage(searchMessages.anyCountry)}
        options={namedCountries(intl, countries)}
        defaultValue={filter.country ?? ''}
        onChange={(event) => onCountry(event.currentTarget.value)}
      />
      {isOffered('region') && firstRegion ? (
        <SelectField
          key={firstRegion.code}
          name="region"
          label={intl.formatMessage(regionTermMessages[regions.term])}
          emptyLabel={intl.formatMessage(searchMessages.anyRegion)}
          options={regions.regions.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={
            regions.regions.some(({ code }) => code === filter.region) ? (filter.region ?? '') : ''
          }
        />
      ) : null}
      <div ref={anchor}>
        <MyPlaceButton onFound={searchAt} />
      </div>
    </>
  );
};

/** What is searched for, in a few words that stand above the results. */
const useChips = ({ filter, regions }: SearchFilterFormProps): string[] => {
  const intl = useIntl();
  const { minimum_age: youngest, fictional_warning: hasFictional } = useSettings();
  const isOffered = useOffered();
  const hasPlace = useHasPlace();
  const spoken = useSpokenDistance();
  const gender = intl.formatMessage(filter.gender ? soughtMessages[filter.gender] : searchMessages.anyGender);
  const isAnyAge = filter.minAge <= youngest && filter.maxAge >= oldest;
  const region = regions.regions.find(({ code }) => code === filter.region)?.name;
  const country = filter.country
    ? intl.formatDisplayName(filter.country, { type: 'region' })
    : intl.formatMessage(searchMessages.anyCountry);
  return [
    isOffered('gender') ? gender : undefined,
    isOffered('age') && !isAnyAge ? `${filter.minAge}–${filter.maxAge}` : undefined,
    isOffered('country') ? (region ?? country) : undefined,
    hasPlace && filter.distance !== null
      ? intl.formatMessage(searchMessages.within, { distance: spoken(filter.distance) })
      : undefined,
    filter.withPhoto ? intl.formatMessage(searchMessages.withPhoto) : undefined,
    filter.newHere ? intl.formatMessage(searchMessages.newHere) : undefined,
    isOffered('verified') && filter.verified ? intl.formatMessage(searchMessages.verified) : undefined,
    filter.online ? intl.formatMessage(searchMessages.online) : undefined,
    hasFictional && filter.realOnly ? intl.formatMessage(searchMessages.realOnly) : undefined,
  ].filter((chip) => chip !== undefined);
};

/** Pressed far down the page, the line that stays in sight opens its fields at the head of it: they are brought into view. */
const showFields = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
  if (currentTarget.open && currentTarget.getBoundingClientRect().top < 0)
    currentTarget.scrollIntoView({ block: 'start' });
};

/**
 * The filter: a line that says what is searched for and opens the fields, which are an ordinary GET form, so that every
 * search has an address.
 */
export const SearchFilterForm = ({ filter, regions }: SearchFilterFormProps) => {
  const intl = useIntl();
  const isOffered = useOffered();
  const chips = useChips({ filter, regions });
  const panel = useRef<HTMLDetailsElement>(null);
  return (
    <details className="search-filter" ref={panel} onToggle={showFields}>
      <summary className="search-filter__line">
        <SlidersHorizontal size={22} aria-hidden="true" />
        <span className="search-filter__word">{intl.formatMessage(searchMessages.filter)}</span>
        {chips.map((chip) => (
          <span key={chip} className="search-filter__chip">
            {chip}
          </span>
        ))}
      </summary>
      <Form
        // A new search shows its own values.
        key={new URLSearchParams(fieldsOfFilter(filter)).toString()}
        method="get"
        className="search-filter__form"
        role="search"
        onSubmit={() => {
          if (panel.current) panel.current.open = false;
        }}
      >
        {isOffered('gender') ? <GenderField filter={filter} /> : null}
        {isOffered('age') ? <AgeFields filter={filter} /> : null}
        {isOffered('country') ? <PlaceFields filter={filter} regions={regions} /> : null}
        <MoreFields filter={filter} />
        <RealOnlyField filter={filter} />
        <Button type="submit" look="go" wide icon={<Search size={22} aria-hidden="true" />}>
          <FormattedMessage {...searchMessages.submit} />
        </Button>
      </Form>
    </details>
  );
};
