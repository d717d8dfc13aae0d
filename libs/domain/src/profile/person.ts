export const genders = ['male', 'female'] as const;

export type Gender = (typeof genders)[number];

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;

export type Sexuality = (typeof sexualities)[number];

export function isGender(value: unknown): value is Gender {
  return genders.some((gender) => gender === value);
}

export function isSexuality(value: unknown): value is Sexuality {
  return sexualities.some((sexuality) => sexuality === value);
}

/** The gender that a search starts with for this member; null means everyone. */
export function defaultSearchGender(gender: Gender, sexuality: Sexuality): Gender | null {
  if (sexuality === 'bi') return null;
  if (sexuality !== 'hetero') return gender;
  return gender === 'male' ? 'female' : 'male';
}
