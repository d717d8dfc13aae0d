import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';
import { data } from 'react-router';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { throwRefusal } from '../requests/thrown-refusal.ts';

/**
 * A profile as visitors may see it, for the entry pages of one member. Whoever may not be shown to them is answered as
 * somebody who is not there: the 404 page (readings, "On public pages").
 */
export const readPublicProfile = async (api: Api, id: string): Promise<CallAnswer<'profile'>['profile']> => {
  try {
    return (await api.call('profile', { query: { id } })).profile;
  } catch (error) {
    if (refusalOf(error).code === 'authentication_required') throw data(null, { status: 404 });
    return throwRefusal(error);
  }
};
