import type { traits, Trait } from '@vesper/domain';
import { defineMessages } from '@vesper/i18n/react';
import type { MessageDescriptor } from 'react-intl';

export const traitMessages = defineMessages<Trait>({
  relationship_status: {
    id: 'profile-trait.relationship-status',
    defaultMessage: 'Relationship status',
    description: 'Field, and label of a fact on a profile',
  },
  body_type: {
    id: 'profile-trait.body-type',
    defaultMessage: 'Build',
    description: 'Field, and label of a fact on a profile',
  },
  hair_color: {
    id: 'profile-trait.hair-color',
    defaultMessage: 'Hair colour',
    description: 'Field, and label of a fact on a profile',
  },
  eye_color: {
    id: 'profile-trait.eye-color',
    defaultMessage: 'Eye colour',
    description: 'Field, and label of a fact on a profile',
  },
});

const relationshipMessages = defineMessages<(typeof traits)['relationship_status'][number]>({
  single: {
    id: 'profile-trait.relationship-status.single',
    defaultMessage: '{gender, select, female {Single} male {Single} other {Single}}',
    description: 'Relationship status of a member; {gender} is the member’s: female, male, or unknown',
  },
  in_relationship: {
    id: 'profile-trait.relationship-status.in-relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status of a member',
  },
  open_relationship: {
    id: 'profile-trait.relationship-status.open-relationship',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status of a member',
  },
  married: {
    id: 'profile-trait.relationship-status.married',
    defaultMessage: '{gender, select, female {Married} male {Married} other {Married}}',
    description: 'Relationship status of a member; {gender} is the member’s: female, male, or unknown',
  },
  separated: {
    id: 'profile-trait.relationship-status.separated',
    defaultMessage: '{gender, select, female {Separated} male {Separated} other {Separated}}',
    description: 'Relationship status of a member; {gender} is the member’s: female, male, or unknown',
  },
  divorced: {
    id: 'profile-trait.relationship-status.divorced',
    defaultMessage: '{gender, select, female {Divorced} male {Divorced} other {Divorced}}',
    description: 'Relationship status of a member; {gender} is the member’s: female, male, or unknown',
  },
  widowed: {
    id: 'profile-trait.relationship-status.widowed',
    defaultMessage: '{gender, select, female {Widowed} male {Widowed} other {Widowed}}',
    description: 'Relationship status of a member; {gender} is the member’s: female, male, or unknown',
  },
});

const buildMessages = defineMessages<(typeof traits)['body_type'][number]>({
  slim: { id: 'profile-trait.body-type.slim', defaultMessage: 'Slim', description: 'Build of a member' },
  athletic: {
    id: 'profile-trait.body-type.athletic',
    defaultMessage: 'Athletic',
    description: 'Build of a member',
  },
  average: {
    id: 'profile-trait.body-type.average',
    defaultMessage: 'Average',
    description: 'Build of a member',
  },
  curvy: { id: 'profile-trait.body-type.curvy', defaultMessage: 'Curvy', description: 'Build of a member' },
  full_figured: {
    id: 'profile-trait.body-type.full-figured',
    defaultMessage: 'Full-figured',
    description: 'Build of a member',
  },
  muscular: {
    id: 'profile-trait.body-type.muscular',
    defaultMessage: 'Muscular',
    description: 'Build of a member',
  },
  other: { id: 'profile-trait.body-type.other', defaultMessage: 'Other', description: 'Build of a member' },
});

const hairMessages = defineMessages<(typeof traits)['hair_color'][number]>({
  blonde: {
    id: 'profile-trait.hair-color.blonde',
    defaultMessage: 'Blond',
    description: 'Colour of a member’s hair',
  },
  brown: {
    id: 'profile-trait.hair-color.brown',
    defaultMessage: 'Brown',
    description: 'Colour of a member’s hair',
  },
  black: {
    id: 'profile-trait.hair-color.black',
    defaultMessage: 'Black',
    description: 'Colour of a member’s hair',
  },
  red: {
    id: 'profile-trait.hair-color.red',
    defaultMessage: 'Red',
    description: 'Colour of a member’s hair',
  },
  grey: {
    id: 'profile-trait.hair-color.grey',
    defaultMessage: 'Grey',
    description: 'Colour of a member’s hair',
  },
  white: {
    id: 'profile-trait.hair-color.white',
    defaultMessage: 'White',
    description: 'Colour of a member’s hair',
  },
  bald: {
    id: 'profile-trait.hair-color.bald',
    defaultMessage: '{gender, select, female {Bald} male {Bald} other {Bald}}',
    description: 'Colour of a member’s hair; {gender} is the member’s: female, male, or unknown',
  },
  other: {
    id: 'profile-trait.hair-color.other',
    defaultMessage: 'Other',
    description: 'Colour of a member’s hair',
  },
});

const eyeMessages = defineMessages<(typeof traits)['eye_color'][number]>({
  blue: {
    id: 'profile-trait.eye-color.blue',
    defaultMessage: 'Blue',
    description: 'Colour of a member’s eyes',
  },
  brown: {
    id: 'profile-trait.eye-color.brown',
    defaultMessage: 'Brown',
    description: 'Colour of a member’s eyes',
  },
  green: {
    id: 'profile-trait.eye-color.green',
    defaultMessage: 'Green',
    description: 'Colour of a member’s eyes',
  },
  grey: {
    id: 'profile-trait.eye-color.grey',
    defaultMessage: 'Grey',
    description: 'Colour of a member’s eyes',
  },
  hazel: {
    id: 'profile-trait.eye-color.hazel',
    defaultMessage: 'Hazel',
    description: 'Colour of a member’s eyes',
  },
  other: {
    id: 'profile-trait.eye-color.other',
    defaultMessage: 'Other',
    description: 'Colour of a member’s eyes',
  },
});

/** The words of each trait; each is given the member’s `gender`. */
export const traitValueMessages: {
  readonly [T in Trait]: Readonly<Record<(typeof traits)[T][number], MessageDescriptor>>;
} = {
  relationship_status: relationshipMessages,
  body_type: buildMessages,
  hair_color: hairMessages,
  eye_color: eyeMessages,
};
