/** What a site may show of a profile. The label of fictional profiles is no setting: it always shows. */
export const profileFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'about_me',
  'interests',
  'photos',
] as const;

/** Small notes that a site may show beside a name. */
export const profileNotes = ['online', 'premium', 'new'] as const;
