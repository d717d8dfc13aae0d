import type { User } from '@vesper/contract';

type Said = Pick<User['profile'], 'gender' | 'sexuality' | 'search_gender'>;

/**
 * Whom a member said to be looking for, as forms have it; null for nobody yet. Saved as null are "everyone" and "not said": who has not
 * said both who they are and what their sexuality is has not said this either (decision 104).
 */
export const soughtOf = ({ gender, sexuality, search_gender: sought }: Said): Said['gender'] | 'everyone' =>
  sought ?? (gender && sexuality ? 'everyone' : null);
