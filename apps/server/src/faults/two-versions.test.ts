import { existsSync } from 'node:fs';
import path from 'node:path';
import { fakeClock } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const build = path.join(import.meta.dirname, '../../../members/build/server/index.js');
/** For how long the site is asked for: a minute of the clock. */
const minuteMs = 60_000;
/** A server sees a change of settings within this time (`site/site-directory.ts`). */
const seenWithinMs = 5000;

interface Kept {
  readonly etag: string;
  readonly body: string;
}

/** The names of the site that an answer carries: in its title, its bar, its settings. */
const namesIn = (body: string): string[] => [...new Set(body.match(/Brand \d+/g))];

/**
 * Two servers behind one address know a change of the site at different moments, as in every deploy: whoever is sent to one
 * and then to the other must get whole pages, never older ones again out of a cache, and both must agree soon after.
 */
describe.skipIf(!process.env.TEST_DATABASE_URL || !existsSync(build))(
  'two servers behind one address with different versions of the site for a minute',
  () => {
    let first: TestServer;
    let second: RunningServer;
    const secondClock = fakeClock();
    let anna: Person;

    beforeAll(async () => {
      first = await startTestServer({}, { pages: true });
      const { config } = first.services;
      const environment = {
        VESPER_MODE: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: config.dataFolder,
        DATABASE_URL: config.databaseUrl,
      };
      second = await startServer(readConfig(environment), { clock: secondClock, jobs: false });
      anna = await first.member();
      // The second one reads the site half of its time later than the first.
      secondClock.advanceSeconds(seenWithinMs / 2000);
    }, 120_000);
    afterAll(async () => {
      await second.close();
      await first.end();
    });

    const rename = (version: number) =>
      first.services.db
        .updateTable('sites')
        .set({ settings: JSON.stringify({ name: `Brand ${version}` }) })
        .where('domain', '=', 'localhost')
        .execute();

    it.each([
      // A member's page is made anew each time: it is asked for less often.
      { who: 'a visitor', url: '/login', isMember: false, stepMs: 250 },
      { who: 'a member', url: '/likes', isMember: true, stepMs: 1000 },
    ])('$who reads whole pages of one version each', async ({ url, isMember, stepMs }) => {
      let version = 1;
      let changedAtMs = 0;
      await rename(version);
      for (const clock of [first.clock, secondClock]) clock.advanceSeconds(seenWithinMs / 1000);
      let kept: Kept | undefined;
      /** Of each server, the newest version that it has shown. */
      const shown = [0, 0];
      let hits = 0;
      let disagreed = 0;
      for (let atMs = 0; atMs < minuteMs; atMs += stepMs) {
        first.clock.advanceSeconds(stepMs / 1000);
        secondClock.advanceSeconds(stepMs / 1000);
        // Every seventh second the brand is called by another name.
        if (atMs > 0 && atMs % 7000 === 0) {
          version += 1;
          changedAtMs = atMs;
          await rename(version);
        }
        const turn = (atMs / stepMs) % 2;
        const answer = await [first, second][turn]!.app.inject({
          url,
          headers: {
            host: 'localhost',
            'accept-language': 'en',
            ...(isMember ? { cookie: anna.cookies() } : {}),
            ...(kept && { 'if-none-match': kept.etag }),
          },
        });
        const isKept = answer.statusCode === 304;
        if (isKept) hits += 1;
        else expect(answer.statusCode).toBe(200);
        const body = isKept ? (kept?.body ?? '') : answer.body;
        const names = namesIn(body);
        expect(names).toHaveLength(1);
        const seen = Number(names[0]?.split(' ')[1]);
        // Never a version again that this server had left behind, and none that was changed long ago.
        expect(seen).toBeGreaterThanOrEqual(shown[turn] ?? 0);
        expect(seen).toBeGreaterThanOrEqual(atMs - changedAtMs > seenWithinMs ? version : version - 1);
        shown[turn] = seen;
        if (shown[0] !== shown[1]) disagreed += 1;
        if (isMember) expect(answer.headers['cache-control']).toContain('private');
        else kept = { etag: String(answer.headers['etag']), body };
      }
      // They did have different versions, and what one has made was never made out for the other's.
      expect(disagreed).toBeGreaterThan(5);
      if (!isMember) expect(hits).toBeGreaterThan(100);
      first.clock.advanceSeconds(seenWithinMs / 1000);
      secondClock.advanceSeconds(seenWithinMs / 1000);
      // Both make the same bytes of the same site, so that a browser that was sent to the other one needs nothing anew.
      const [one, other] = await Promise.all(
        [first, second].map(({ app }) =>
          app.inject({ url: '/login', headers: { host: 'localhost', 'accept-language': 'en' } }),
        ),
      );
      expect([namesIn(one?.body ?? ''), namesIn(other?.body ?? '')]).toEqual([
        [`Brand ${version}`],
        [`Brand ${version}`],
      ]);
      expect(one?.headers['etag']).toBe(other?.headers['etag']);
    });
  },
);
