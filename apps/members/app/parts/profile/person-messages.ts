import type { Gender, RegionTerm, Sexuality } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';

export const genderMessages = defineMessages<Gender>({
  male: { id: 'person.gender.male', defaultMessage: 'Man', description: 'Gender of a member' },
  female: { id: 'person.gender.female', defaultMessage: 'Woman', description: 'Gender of a member' },
});

export const soughtMessages = defineMessages<Gender | 'everyone'>({
  male: { id: 'person.sought.male', defaultMessage: 'Men', description: 'Whom a member is looking for' },
  female: {
    id: 'person.sought.female',
    defaultMessage: 'Women',
    description: 'Whom a member is looking for',
  },
  everyone: {
    id: 'person.sought.everyone',
    defaultMessage: 'Everyone',
    description: 'Whom a member is looking for',
  },
});

export const sexualityMessages = defineMessages<Sexuality>({
  hetero: { id: 'person.sexuality.hetero', defaultMessage: 'Straight', description: 'Sexuality of a member' },
  gay: { id: 'person.sexuality.gay', defaultMessage: 'Gay', description: 'Sexuality of a member' },
  lesbian: {
    id: 'person.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Sexuality of a member',
  },
  bi: { id: 'person.sexuality.bi', defaultMessage: 'Bisexual', description: 'Sexuality of a member' },
});

/** What a region is called, by the country's term. */
export const regionTermMessages = defineMessages<RegionTerm>({
  region: { id: 'person.region', defaultMessage: 'Region', description: 'Field: part of a country' },
  county: {
    id: 'person.region.county',
    defaultMessage: 'County',
    description: 'Field: part of Ireland',
  },
  fylke: {
    id: 'person.region.fylke',
    defaultMessage: 'County',
    description: 'Field: part of Norway (fylke)',
  },
  lan: { id: 'person.region.lan', defaultMessage: 'County', description: 'Field: part of Sweden (län)' },
  state: { id: 'person.region.state', defaultMessage: 'State', description: 'Field: part of the USA' },
  province: {
    id: 'person.region.province',
    defaultMessage: 'Province',
    description: 'Field: part of the Netherlands or Belgium',
  },
  federal_state: {
    id: 'person.region.federal-state',
    defaultMessage: 'Federal state',
    description: 'Field: part of Germany or Austria (Bundesland)',
  },
  canton: { id: 'person.region.canton', defaultMessage: 'Canton', description: 'Field: part of Switzerland' },
  voivodeship: {
    id: 'person.region.voivodeship',
    defaultMessage: 'Voivodeship',
    description: 'Field: part of Poland (województwo)',
  },
});

export const personMessages = defineMessages({
  country: { id: 'person.country', defaultMessage: 'Country', description: 'Field' },
  city: { id: 'person.city', defaultMessage: 'Town or city', description: 'Field' },
  birthDate: { id: 'person.birth-date', defaultMessage: 'Date of birth', description: 'Field' },
  day: { id: 'person.birth-date.day', defaultMessage: 'Day', description: 'Part of the date of birth' },
  month: { id: 'person.birth-date.month', defaultMessage: 'Month', description: 'Part of the date of birth' },
  year: { id: 'person.birth-date.year', defaultMessage: 'Year', description: 'Part of the date of birth' },
  gender: {
    id: 'person.gender',
    defaultMessage: 'I am a',
    description: 'Field over the choices Man and Woman',
  },
  sought: {
    id: 'person.sought',
    defaultMessage: 'I am looking for',
    description: 'Field over the choices Men, Women, Everyone',
  },
  sexuality: { id: 'person.sexuality', defaultMessage: 'My sexuality', description: 'Field' },
  interests: {
    id: 'person.interests',
    defaultMessage: 'Interests',
    description: 'Field, and heading on a profile',
  },
  aboutMe: {
    id: 'person.about-me',
    defaultMessage: 'About me',
    description: 'Field, and heading on a profile',
  },
});
