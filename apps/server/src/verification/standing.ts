import type { Verification } from '@vesper/contract';
import { mayAskVerification, takesSelfies } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { readStanding, type VerificationRow } from './repository.ts';

/** Who asks, and where. */
export interface Asker {
  readonly site: Site;
  readonly member: Member;
}

/** An ask in the words of the rules. */
export const askedOf = (
  row: Pick<VerificationRow, 'state' | 'expires_at' | 'submitted_at'>,
): Parameters<typeof takesSelfies>[0] => ({
  state: row.state,
  expiresAtMs: row.expires_at.getTime(),
  isUsed: row.submitted_at !== null,
});

/** Whether this member may ask now; the code of the refusal, or null. */
export const askRefusal = (
  { site, member }: Asker,
  row: Pick<VerificationRow, 'state'> | undefined,
  mainPhoto: string | null,
): ReturnType<typeof mayAskVerification> =>
  mayAskVerification({
    isOffered: site.rules.verifiedMembers,
    isFictional: member.fictional,
    isConfirmed: member.status === 'active',
    onBreak: member.paused_at !== null,
    hasMainPhoto: mainPhoto !== null,
    state: row?.state ?? 'none',
  });

/** How a member's check stands, as the member is told. */
export const readVerification = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database | Trx,
  asker: Asker,
): Promise<{ verification: Verification }> => {
  const { row, mainPhoto } = await readStanding(db, asker.member.id);
  const isOpen = row !== undefined && takesSelfies(askedOf(row), clock.now());
  const taken = new Set(row?.taken);
  // Poses that have expired were asked for by nobody; of the mark nothing is said on a site without it.
  const isNone =
    row === undefined ||
    (row.state === 'asked' && !isOpen) ||
    (row.state === 'verified' && !asker.site.rules.verifiedMembers);
  return {
    verification: {
      state: isNone ? 'none' : row.state,
      not_now: askRefusal(asker, row, mainPhoto),
      poses: isOpen
        ? [row.first_pose, row.second_pose].map((pose) => ({ pose, taken: taken.has(pose) }))
        : [],
      expires_at: isOpen ? row.expires_at.toISOString() : null,
      reason: row?.reason ?? null,
    },
  };
};
