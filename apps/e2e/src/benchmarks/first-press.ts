import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '@vesper/tools/benchmarks';
import { type Cookie, openPhone, type Phone } from './phone.ts';

/** A press that is measured: where, what is pressed, and what makes it possible once more. */
export interface Press {
  readonly path: string;
  readonly cookie?: Cookie | undefined;
  /** Whether the page sleeps yet, and is pressed once; else it is awake, has come to rest and is pressed again and again. */
  readonly asleep: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (phone: Phone) => Promise<void>;
  readonly undo?: (phone: Phone) => Promise<void>;
}

/** Milliseconds from the press to the paint that answers it, the slowest of its events; below 16 counts as 16. */
export interface PressTimes {
  /** Of a page's life: its code runs for the first time. */
  readonly first: number;
  /** The median of those after it; NaN where it sleeps. */
  readonly later: number;
}

const laterPresses = 5;
const restMs = 1000;
/** How long a finger stays; a tap of no length has the work of its two ends in one. */
const heldMs = 80;

interface Presses {
  presses: number[];
}

/** Lets the page write down how long each press, key or tap waited for the paint that answers it (Event Timing). */
export const watchPresses = (): void => {
  const found: Presses = { presses: [] };
  Object.assign(globalThis, { vesperPresses: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) found.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Answers how long the slowest event since the last time took, and forgets it. */
export const takeSlowest = async (page: Page): Promise<number> => {
  const presses = await page
    .evaluate(() => (globalThis as unknown as { vesperPresses: Presses }).vesperPresses.presses.splice(0))
    .catch(() => []);
  return Math.max(16, ...presses);
};

const touch = (
  devtools: CDPSession,
  type: 'touchStart' | 'touchEnd',
  x: number,
  y: number,
): Promise<unknown> =>
  devtools.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: type === 'touchStart' ? [{ x, y }] : [],
  });

/**
 * Waits until something is so. A locator would listen to each touch from then on, twice over and so that the browser has to
 * wait for it, which no phone does: nothing here asks Playwright for one.
 */
const until = async (page: Page, isSo: () => boolean): Promise<void> => {
  while (!(await page.evaluate(isSo).catch(() => false))) await delay(20);
};

/** Waits until a page that was gone back to shows something again and nothing moves into it any more. */
export const untilSeen = async (page: Page, selector: string): Promise<void> => {
  await middleOf(page, selector);
  await until(page, () => !document.documentElement.matches(':active-view-transition'));
};

/** The middle of the first that fits, once it is seen: after going back that takes a moment. */
const middleOf = async (page: Page, selector: string): Promise<readonly [number, number]> => {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const middle = await page.evaluate((wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box && box.width > 0 ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : undefined;
    }, selector);
    if (middle) return middle;
    await delay(20);
  }
  throw new Error(`what is to be pressed is not seen: ${selector}`);
};

/** A finger on it. Playwright's own tap looks up in the page, at each event, what it hits. */
export const press = async ({ page, devtools }: Phone, selector: string): Promise<void> => {
  const [x, y] = await middleOf(page, selector);
  await touch(devtools, 'touchStart', x, y);
  await delay(heldMs);
  await touch(devtools, 'touchEnd', x, y);
};

/** A page that sleeps is pressed as soon as it is seen: nobody presses what is not painted yet. */
const settle = async (page: Page, asleep: boolean): Promise<void> => {
  if (asleep) return until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);
  await until(page, () => document.documentElement.dataset.ready === 'session');
  await delay(restMs);
};

/** Presses once in a page that sleeps, or six times in one that is awake. */
export const measurePress = async (
  browser: Browser,
  address: string,
  { path, cookie, asleep, prepare, act, undo }: Press,
): Promise<PressTimes> => {
  const phone = await openPhone(browser, address, { cookie, isFarAway: asleep });
  const { context, page } = phone;
  try {
    await page.addInitScript(watchPresses);
    await page.goto(path, { waitUntil: asleep ? 'commit' : 'load' });
    await settle(page, asleep);
    await prepare?.(page);
    const times: number[] = [];
    for (let count = 0; count <= (asleep ? 0 : laterPresses); count += 1) {
      if (count > 0) await undo?.(phone);
      await delay(asleep ? 0 : restMs);
      await takeSlowest(page);
      await act(phone);
      await delay(restMs);
      times.push(await takeSlowest(page));
    }
    const [first = Number.NaN, ...later] = times;
    return { first, later: asleep ? Number.NaN : median(later) };
  } finally {
    await context.close();
  }
};
