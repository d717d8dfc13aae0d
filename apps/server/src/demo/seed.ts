import { grantTransfer } from '@vesper/domain';
import type { Insertable } from 'kysely';
import { hashPassword } from '../password/password-hash.ts';
import { postTransfer } from '../credits/posting-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { readSigningKey } from '../platform/database/secrets.ts';
import { newId } from '../platform/ids.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { livedInLikes, type WrittenMember } from './likes.ts';
import { demoMemberRow, testMemberRow, testMemberSeenMinutes } from './member-rows.ts';
import { demoMembers, fewDemoMembers } from './people/people.ts';
import { testMembers, testPassword } from './people/test-members.ts';
import { photoRows } from './portraits/photo-rows.ts';
import { portraitKey } from './portraits/portrait-name.ts';
import { countRows, insertLikes, insertMembers, insertPhotos, mayTakeMinutes } from './repository.ts';
import { writeSites } from './sites.ts';

export interface SeedOptions {
  readonly config: Pick<Config, 'mode'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly onProgress: (text: string) => void;
  /** Fewer members without pictures, for tests that only need somebody to find. */
  readonly small?: boolean;
}

const demoCredits = 3;
const minuteMs = 60_000;

/** Each test member likes the next two and the one before, so that the likes page has something on it and two match. */
const likesAmong = (ids: readonly string[], now: Date): Insertable<Tables['likes']>[] =>
  ids.flatMap((from, index) =>
    [1, 2, ids.length - 1].map((step) => ({
      id: newId(),
      from_member: from,
      to_member: ids[(index + step) % ids.length] ?? from,
      created_at: now,
      seen_at: null,
    })),
  );

const writeLikes = async (
  trx: Trx,
  tests: readonly WrittenMember[],
  others: readonly WrittenMember[],
  nowMs: number,
): Promise<void> => {
  const ago = (minutes: number) => new Date(nowMs - minutes * minuteMs);
  await insertLikes(
    trx,
    livedInLikes(tests, others).map(({ from, to, minutesAgo, seen }) => ({
      id: newId(),
      from_member: from,
      to_member: to,
      created_at: ago(minutesAgo),
      seen_at: seen ? ago(minutesAgo / 2) : null,
    })),
  );
};

/**
 * Fills the demo world: its sites, fictional members and test members, with the names of their pictures, which are painted
 * when they are asked for. Everything appears at once or not at all.
 */
export const seed = async (options: SeedOptions): Promise<void> => {
  const { db, clock, onProgress, small } = options;
  const nowMs = clock.now();
  const now = new Date(nowMs);
  const people = (small ? fewDemoMembers : demoMembers)(now.getUTCFullYear());
  onProgress(`writing ${people.length} members`);
  const [key, passwordHash] = [
    portraitKey(await readSigningKey(db)),
    await hashPassword(options, testPassword),
  ];
  await inTransaction(db, async (trx) => {
    await mayTakeMinutes(trx);
    const site = await writeSites(trx);
    const written = people.map((member) => ({ member, row: demoMemberRow(site, member, nowMs) }));
    const tests = testMembers().map((member, index) => ({
      member: { ...member, seenMinutesAgo: testMemberSeenMinutes(index) },
      row: testMemberRow(site, member, index, passwordHash, nowMs),
    }));
    await insertMembers(
      trx,
      site,
      [...written, ...tests].map(({ row }) => row),
    );
    for (const { row } of tests) {
      const transfer = { memberId: row.id, credits: demoCredits, reference: `signup:${row.id}` };
      await postTransfer(options, trx, site, grantTransfer({ id: newId(), ...transfer }));
    }
    await insertLikes(
      trx,
      likesAmong(
        tests.map(({ row }) => row.id),
        now,
      ),
    );
    if (small) return;
    await insertPhotos(
      trx,
      [...written, ...tests].flatMap(({ member, row }) => photoRows(key, row.id, member, now)),
    );
    const known = written.map(({ member, row }) => ({ ...member, country: member.town.country, id: row.id }));
    await writeLikes(
      trx,
      tests.map(({ member, row }) => ({ ...member, id: row.id })),
      known,
      nowMs,
    );
  });
  if (!small) await countRows(db);
};
