export const hairColors = ['blonde', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other'] as const;

export type HairColor = (typeof hairColors)[number];

export const eyeColors = ['blue', 'brown', 'green', 'grey', 'hazel', 'other'] as const;

export type EyeColor = (typeof eyeColors)[number];

export const bodyTypes = [
  'slim',
  'athletic',
  'average',
  'curvy',
  'full_figured',
  'muscular',
  'other',
] as const;

export type BodyType = (typeof bodyTypes)[number];

export const relationshipStatuses = [
  'single',
  'in_relationship',
  'open_relationship',
  'married',
  'separated',
  'divorced',
  'widowed',
] as const;

export type RelationshipStatus = (typeof relationshipStatuses)[number];
