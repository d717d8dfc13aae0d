import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { dismissalsCookieName, formatDismissals, noDismissals } from '@vesper/domain';
import { startWorld } from '../world/start-world.ts';
import type { World } from '../world/world.ts';
import { measureCpu } from './cpu.ts';
import { type Watch, watchContext } from './watch.ts';

/** Somebody at a browser of their own. */
export interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: Watch;
}

interface Journey {
  /** Whether this visitor meets the entry warning; most journeys begin after it. */
  readonly entryWarning: boolean;
  /** What the journey has used of the processors is written down for the runner. */
  readonly cpu: void;
  readonly watch: Watch;
  /** Another browser beside the journey's own; watched in the same way. */
  readonly openSeat: (options?: BrowserContextOptions) => Promise<Seat>;
  /** Calls without a browser and without anybody's cookies. */
  readonly nobody: APIRequestContext;
}

/** Has seen the entry warning of the site at this address on an earlier visit. */
export const knowTheSite = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([
    { name: dismissalsCookieName, value: formatDismissals({ ...noDismissals, 'site-entry': 1 }), url },
  ]);

const expectNoProblems = (watch: Watch): void =>
  expect(watch.problems(), 'nothing unexpected went wrong').toEqual([]);

/** Playwright's test with the product's address, and with pages that fail the journey on any unexpected error. */
export const test = base.extend<Journey, { readonly world: World }>({
  // Each worker has a product of its own: what one journey leaves behind is met by no journey of the other worker.
  world: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off the pattern.
    async ({}, use) => {
      const { world, stop } = await startWorld();
      await use(world);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  cpu: [
    // The world is asked for, so that its start counts for no journey.
    async ({ world: _world }, use, { file }) => measureCpu(file, use),
    { auto: true },
  ],
  baseURL: async ({ world }, use) => use(world.address),
  entryWarning: [false, { option: true }],
  watch: async ({ context, entryWarning, world }, use) => {
    if (!entryWarning) await knowTheSite(context, world.address);
    const watch = await watchContext(context);
    await use(watch);
    expectNoProblems(watch);
  },
  page: async ({ context, watch: _watched }, use) => use(await context.newPage()),
  openSeat: async ({ browser, world, locale, timezoneId }, use) => {
    const seats: Seat[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: world.address, locale, timezoneId, ...options });
      await knowTheSite(context, world.address);
      const watch = await watchContext(context);
      const seat = { page: await context.newPage(), context, watch };
      seats.push(seat);
      return seat;
    });
    for (const { context } of seats) await context.close();
    for (const { watch } of seats) expectNoProblems(watch);
  },
  nobody: async ({ playwright, world }, use) => {
    const request = await playwright.request.newContext({ baseURL: world.address });
    await use(request);
    await request.dispose();
  },
});

/** Two answers that follow each other at once are one piece of work. */
const pauseMs = 50;

/** The page that stands in for one that failed has no session that could start. */
const isReady = (): boolean =>
  document.querySelector('html[data-ready="session"], html[data-ready="page"]:has(.error-page)') !== null;

/**
 * Waits until the page says that it is ready and nothing is under way that it loads by itself. Forms work before that as
 * well, by a plain post: a journey that is about what scripts do must not outrun them.
 */
export const settled = async ({ page, watch }: Pick<Seat, 'page' | 'watch'>): Promise<void> => {
  // Asked often, since a locator looks again after half a second only: that was more than half of each visit.
  await page.waitForFunction(isReady, undefined, { polling: 25 });
  await expect
    .poll(() => (watch.quietMs() > pauseMs ? 'quiet' : watch.underWay().join('\n')), { intervals: [25] })
    .toBe('quiet');
};

/** Opens a path of the site and waits until it is alive. */
export const visit = async (seat: Pick<Seat, 'page' | 'watch'>, path: string): Promise<void> => {
  await seat.page.goto(path);
  await settled(seat);
};

export { expect };
