import { note } from '@vesper/tools/benchmarks';
import { openDatabase } from '../../platform/database/database.ts';
import { leaveHere } from '../../member/search-profile/here-now-repository.ts';
import { setLastSeen } from '../../session/repository.ts';
import { openWorld } from '../calls/kept-world.ts';
import { readIndexBytes, readMembers, tidySearch } from './rows-repository.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Do signs of life make the indexes of search grow? So many members are here, each with a sign of life a minute, for some minutes
 * of six days one after the other; prints what the indexes take after the first sign of each day, and after the last.
 */
export const measureSigns = async (active: number, minutes: number): Promise<void> => {
  const world = await openWorld(2, { profiles: 2 * active, conversations: 1, messagesEach: 2, likesEach: 0 });
  const { db } = await openDatabase(world);
  const members = await readMembers(db, active);
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const mega = async (): Promise<number> => (await readIndexBytes(db)) / 1e6;
  process.stdout.write(`${active} active members, ${minutes} minutes a day; indexes of search, MB\n`);
  process.stdout.write(`before ${(await mega()).toFixed(2)}\n`);
  for (const day of [0, 1, 2, 3, 4, 5]) {
    const sizes: number[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const now = new Date(noon + day * dayMs + minute * minuteMs);
      for (let from = 0; from < members.length; from += 20)
        await Promise.all(members.slice(from, from + 20).map((member) => setLastSeen(db, member, now)));
      sizes.push(await mega());
    }
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
    process.stdout.write(
      `day ${day + 1}: after the first minute ${first.toFixed(2)}, after the last ${last.toFixed(2)}\n`,
    );
    note({
      what: `indexes of search, day ${day + 1}, signs of life of ${active} members a minute`,
      measured: last / first,
      most: 1,
      yardstick: 'after the first minute = 1',
    });
    // They go home, and the database tidies up, as it does by itself where that is not off.
    await leaveHere({ db, clock: { now: () => noon + day * dayMs + dayMs / 3 } });
    await tidySearch(db);
  }
  await db.destroy();
  await world.remove();
};
