import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { peekToken } from './tokens.ts';

/**
 * What a short link is for, without using it up.
 * @throws AppError `link_invalid`
 */
const readLink = async (services: Services, site: Site, token: string): Promise<'sign_in' | 'reactivate'> => {
  const seen = await peekToken(services, services.db, site.id, ['sign_in', 'reactivate'], token);
  if (seen?.kind !== 'sign_in' && seen?.kind !== 'reactivate') throw new AppError('link_invalid');
  return seen.kind;
};

export const linkCalls = {
  link: async (services, { query, site }) => ({ kind: await readLink(services, site, query.token) }),
} satisfies CallHandlers;
