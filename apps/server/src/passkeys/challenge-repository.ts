import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';

type ChallengeServices = Pick<Services, 'db' | 'clock'>;

const challengeSeconds = 5 * 60;

/** Remembers a challenge that was given out, for a member's new passkey or (without member) for a login. */
export const keepChallenge = async (
  services: ChallengeServices,
  challenge: string,
  member: string | null,
): Promise<void> => {
  await services.db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', dateOf(services.clock))
    .execute();
  await services.db
    .insertInto('passkey_challenges')
    .values({ challenge, member_id: member, expires_at: secondsFromNow(services.clock, challengeSeconds) })
    .execute();
};

/** Uses up a challenge, whatever comes of its answer: true once, and only for whom it was made. */
export const takeChallenge = async (
  { db, clock }: { readonly db: Database } & Pick<Services, 'clock'>,
  challenge: string,
  member: string | null,
): Promise<boolean> => {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('member_id', 'is not distinct from', member)
    .where('expires_at', '>', dateOf(clock))
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
};
