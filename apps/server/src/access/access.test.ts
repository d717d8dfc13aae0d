import { type CallName, callNames } from '@vesper/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type AccessRow, askers } from '../platform/subject/access-row.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { makeAccessWorld, outcome, type PeopledWorld } from './access-world.ts';

const accessRows = Object.assign(
  {},
  ...(subjects as readonly Subject[]).map((subject) => subject.access ?? {}),
) as Record<CallName, AccessRow>;

let server: TestServer;
let shared: PeopledWorld;
beforeAll(async () => {
  server = await startTestServer();
  // The demo world opens its search to visitors; here it is for members, as on a new site (spec §6).
  await sql`update sites set settings = jsonb_set(settings, '{rules,loggedOutSearch}', 'false')`.execute(
    server.services.db,
  );
  await addSecondSite(server);
  shared = await makeAccessWorld(server);
});
afterAll(() => server.end());

describe('who may do what', () => {
  it('has a row for every call', () => {
    expect(Object.keys(accessRows).sort()).toEqual([...callNames].sort());
  });

  it.each(callNames)('%s', async (call) => {
    const row = accessRows[call];
    const world = row.apart ? await makeAccessWorld(server) : shared;
    const found: Record<string, string> = {};
    for (const asker of askers) {
      const input = (await row.input?.(world, asker)) ?? {};
      found[asker] = await outcome(world.people[asker], call, input as never);
    }
    expect(found).toEqual(row.outcomes);
  });
});
