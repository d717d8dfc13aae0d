import type { Api } from '@vesper/api-client';
import { type ActResult, actResult } from '../../../parts/forms/act-result.ts';
import { targetOf } from '../../../parts/settings/target.ts';

/** What the form that unblocks a member is for. */
export const unblockIntent = (member: string): string => `unblock:${member}`;

/** Whom a form without script has unblocked, by the name that it carries; null for any other answer. */
export const unblockedOf = (result: ActResult | undefined): string | null => {
  if (!result || result.refused || !result.intent.startsWith('unblock:')) return null;
  return result.typed.name || null;
};

/** Takes a block back; null for a form that is none of ours. */
export const actOnBlocked = async (api: Api, form: FormData): Promise<ActResult | null> => {
  const { intent, id } = targetOf(form);
  if (intent !== 'unblock') return null;
  return actResult(form, () => api.call('unblock', { body: { member: id } }));
};
