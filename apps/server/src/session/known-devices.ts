import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Trx } from '../platform/transaction.ts';
import { authCookie } from './session-cookie.ts';

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
  services: Pick<Services, 'db' | 'clock'>,
  request: FastifyRequest,
  whose: Whose,
): Promise<string | undefined> => {
  const token = request.cookies[deviceCookie];
  if (!token) return undefined;
  const query = services.db
    .selectFrom('known_devices')
    .innerJoin('members', 'members.id', 'known_devices.member_id')
    .select('known_devices.token_hash')
    .where('known_devices.token_hash', '=', hashSecret(token))
    .where('known_devices.expires_at', '>', dateOf(services.clock))
    .where('members.site_id', '=', request.site.id);
  const ofTheirs =
    'id' in whose ? query.where('members.id', '=', whose.id) : query.where('members.email', '=', whose.email);
  return (await ofTheirs.executeTakeFirst())?.token_hash;
};

const forgetOldest = async (services: DeviceServices, member: string): Promise<void> => {
  await services.db
    .deleteFrom('known_devices')
    .where('member_id', '=', member)
    .where((where) =>
      where.or([
        where('expires_at', '<=', dateOf(services.clock)),
        where(
          'token_hash',
          'in',
          where
            .selectFrom('known_devices as newest')
            .select('newest.token_hash')
            .where('newest.member_id', '=', member)
            .orderBy('newest.created_at', 'desc')
            .offset(mostDevices),
        ),
      ]),
    )
    .execute();
};

/** Marks this browser as one of the member's after a login. One that is marked already stays as it is. */
export const rememberDevice = async (
  services: DeviceServices,
  reply: FastifyReply,
  member: string,
): Promise<void> => {
  if (await findKnownDevice(services, reply.request, { id: member })) return;
  const token = newSecret();
  await services.db
    .insertInto('known_devices')
    .values({
      token_hash: hashSecret(token),
      member_id: member,
      created_at: dateOf(services.clock),
      expires_at: secondsFromNow(services.clock, deviceSeconds),
    })
    .execute();
  await forgetOldest(services, member);
  reply.setCookie(deviceCookie, token, { ...authCookie(services), maxAge: deviceSeconds });
};

/** No browser is known any more: for a changed password, which may have been somebody else's as well. */
export const forgetDevices = async (db: Trx | Database, member: string): Promise<void> => {
  await db.deleteFrom('known_devices').where('member_id', '=', member).execute();
};
