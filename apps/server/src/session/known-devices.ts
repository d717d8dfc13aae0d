import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { findDevice, forgetOldestDevices, insertDevice } from './repository.ts';
import { authCookie, authCookieName, readAuthCookie } from './session-cookie.ts';

/**
 * Browsers that somebody logged in from before (OWASP, "device cookies"): attempts from one are counted for it alone, so
 * that a stranger's wrong guesses never keep the owner out. The cookie lets nobody in by itself.
 */
export const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 3600;
/** More browsers than a person has; it bounds how many guesses all of them together could be worth. */
const mostDevices = 20;

type DeviceServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Whose browser it may be: by the e-mail address that was typed, or by the member's id. */
type Whose = { readonly email: string } | { readonly id: string };

/** The hash of this request's device cookie, when it was given for that account of the site; else undefined. */
export const findKnownDevice = async (
  services: DeviceServices,
  request: FastifyRequest,
  whose: Whose,
): Promise<string | undefined> => {
  const token = readAuthCookie(services, request, deviceCookie);
  if (!token) return undefined;
  return findDevice(services.db, request.site.id, hashSecret(token), whose, dateOf(services.clock));
};

/** Marks this browser as one of the member's after a login. One that is marked already stays as it is. */
export const rememberDevice = async (
  services: DeviceServices,
  reply: FastifyReply,
  member: string,
): Promise<void> => {
  if (await findKnownDevice(services, reply.request, { id: member })) return;
  const token = newSecret();
  await insertDevice(services.db, {
    token_hash: hashSecret(token),
    member_id: member,
    created_at: dateOf(services.clock),
    expires_at: secondsFromNow(services.clock, deviceSeconds),
  });
  await forgetOldestDevices(services.db, member, dateOf(services.clock), mostDevices);
  reply.setCookie(authCookieName(services, deviceCookie), token, {
    ...authCookie(services),
    maxAge: deviceSeconds,
  });
};
