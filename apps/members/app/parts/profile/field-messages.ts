import type { Gender, RegionTerm, Sexuality } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';

export const genderMessages = defineMessages<Gender>({
  male: { id: 'profile-field.gender.male', defaultMessage: 'Man', description: 'Gender of a member' },
  female: { id: 'profile-field.gender.female', defaultMessage: 'Woman', description: 'Gender of a member' },
});

export const soughtMessages = defineMessages<Gender | 'everyone'>({
  male: {
    id: 'profile-field.sought.male',
    defaultMessage: 'Men',
    description: 'Whom a member is looking for',
  },
  female: {
    id: 'profile-field.sought.female',
    defaultMessage: 'Women',
    description: 'Whom a member is looking for',
  },
  everyone: {
    id: 'profile-field.sought.everyone',
    defaultMessage: 'Everyone',
    description: 'Whom a member is looking for',
  },
});

export const sexualityMessages = defineMessages<Sexuality>({
  hetero: {
    id: 'profile-field.sexuality.hetero',
    defaultMessage: 'Straight',
    description: 'Sexuality of a member',
  },
  gay: { id: 'profile-field.sexuality.gay', defaultMessage: 'Gay', description: 'Sexuality of a member' },
  lesbian: {
    id: 'profile-field.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Sexuality of a member',
  },
  bi: { id: 'profile-field.sexuality.bi', defaultMessage: 'Bisexual', description: 'Sexuality of a member' },
});

/** What a region is called, by the country's term. */
export const regionTermMessages = defineMessages<RegionTerm>({
  region: { id: 'profile-field.region', defaultMessage: 'Region', description: 'Field: part of a country' },
  county: {
    id: 'profile-field.region.county',
    defaultMessage: 'County',
    description: 'Field: part of Ireland',
  },
  fylke: {
    id: 'profile-field.region.fylke',
    defaultMessage: 'County',
    description: 'Field: part of Norway (fylke)',
  },
  lan: {
    id: 'profile-field.region.lan',
    defaultMessage: 'County',
    description: 'Field: part of Sweden (län)',
  },
  state: { id: 'profile-field.region.state', defaultMessage: 'State', description: 'Field: part of the USA' },
  province: {
    id: 'profile-field.region.province',
    defaultMessage: 'Province',
    description: 'Field: part of the Netherlands or Belgium',
  },
  federal_state: {
    id: 'profile-field.region.federal-state',
    defaultMessage: 'Federal state',
    description: 'Field: part of Germany or Austria (Bundesland)',
  },
  canton: {
    id: 'profile-field.region.canton',
    defaultMessage: 'Canton',
    description: 'Field: part of Switzerland',
  },
  voivodeship: {
    id: 'profile-field.region.voivodeship',
    defaultMessage: 'Voivodeship',
    description: 'Field: part of Poland (województwo)',
  },
});

export const profileFieldMessages = defineMessages({
  name: { id: 'profile-field.name', defaultMessage: 'Username', description: 'Field' },
  nameHint: {
    id: 'profile-field.name.hint',
    defaultMessage: 'This is the name that others see. A first name is enough.',
    description: 'Under the field',
  },
  country: { id: 'profile-field.country', defaultMessage: 'Country', description: 'Field' },
  city: { id: 'profile-field.city', defaultMessage: 'Town or city', description: 'Field' },
  distance: {
    id: 'profile-field.distance',
    defaultMessage: 'within {distance}',
    description:
      'Of a member, after the town or below the photo: they live at most so far from the reader; {distance} is "25 km" or "15 miles"',
  },
  birthDate: { id: 'profile-field.birth-date', defaultMessage: 'Date of birth', description: 'Field' },
  day: {
    id: 'profile-field.birth-date.day',
    defaultMessage: 'Day',
    description: 'Part of the date of birth',
  },
  month: {
    id: 'profile-field.birth-date.month',
    defaultMessage: 'Month',
    description: 'Part of the date of birth',
  },
  year: {
    id: 'profile-field.birth-date.year',
    defaultMessage: 'Year',
    description: 'Part of the date of birth',
  },
  gender: {
    id: 'profile-field.gender',
    defaultMessage: 'I am a',
    description: 'Field over the choices Man and Woman',
  },
  sought: {
    id: 'profile-field.sought',
    defaultMessage: 'I am looking for',
    description: 'Field over the choices Men, Women, Everyone',
  },
  sexuality: { id: 'profile-field.sexuality', defaultMessage: 'My sexuality', description: 'Field' },
  interests: {
    id: 'profile-field.interests',
    defaultMessage: 'Interests',
    description: 'Field, and heading on a profile',
  },
  aboutMe: {
    id: 'profile-field.about-me',
    defaultMessage: 'About me',
    description: 'Field, and heading on a profile',
  },
});
