import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMemberOfSite } from '../member/repository.ts';
import type { Services } from '../platform/services/services.ts';
import { authCookie, authCookieName, readAuthCookie } from '../session/session-cookie.ts';
import type { Site } from '../site/site-directory.ts';
import { restorableUntil } from './reactivate.ts';

const leftCookie = 'left';

type KeyServices = Pick<Services, 'signingKey'>;

const sign = ({ signingKey }: KeyServices, member: string): string =>
  createHmac('sha256', signingKey).update(`left:${member}`).digest('base64url');

/** Notes on this browser, until it is closed, whose account was deleted here: the page of goodbye asks for it. */
export const rememberLeft = (
  services: KeyServices & Pick<Services, 'config'>,
  reply: FastifyReply,
  member: string,
): void => {
  const value = `${member}.${sign(services, member)}`;
  reply.setCookie(authCookieName(services, leftCookie), value, authCookie(services));
};

const readMember = (services: KeyServices, value: string | undefined): string | undefined => {
  const [member = '', signature = ''] = value?.split('.') ?? [];
  const [expected, given] = [Buffer.from(sign(services, member)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? member : undefined;
};

/** Until when the account that was deleted on this browser can be restored; undefined when it is there, or gone for good. */
export const findLeft = async (
  services: Services,
  site: Site,
  request: FastifyRequest,
): Promise<Date | undefined> => {
  const id = readMember(services, readAuthCookie(services, request, leftCookie));
  const member = id === undefined ? undefined : await findMemberOfSite(services.db, site.id, id);
  if (member?.status !== 'deleted' || !member.deleted_at) return undefined;
  const until = restorableUntil(site, member.deleted_at);
  return until.getTime() > services.clock.now() ? until : undefined;
};
