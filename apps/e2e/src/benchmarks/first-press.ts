import type { Browser, Page } from '@playwright/test';
import { type Cookie, openPhone } from './phone.ts';

/** A press that is measured: what leads up to it, and what is pressed. */
export interface Press {
  readonly path: string;
  readonly cookie?: Cookie | undefined;
  /** Whether the page sleeps yet; else it is awake and has come to rest. */
  readonly asleep: boolean;
  readonly act: (page: Page) => Promise<void>;
}

interface Presses {
  presses: number[];
}

/** Lets the page write down how long each press, key or tap waited for the paint that answers it (Event Timing). */
const watchPresses = (): void => {
  const found: Presses = { presses: [] };
  Object.assign(globalThis, { vesperPresses: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) found.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Milliseconds from the press to the paint that answers it, the slowest of its events; below 16 counts as 16. */
export const measurePress = async (
  browser: Browser,
  address: string,
  { path, cookie, asleep, act }: Press,
): Promise<number> => {
  const { context, page } = await openPhone(browser, address, {
    cookie,
    isFarAway: asleep,
  });
  try {
    await page.addInitScript(watchPresses);
    await page.goto(path, { waitUntil: asleep ? 'commit' : 'load' });
    if (asleep) await page.locator('footer, main').first().waitFor();
    else {
      await page.locator('html[data-ready="session"]').waitFor();
      await page.waitForTimeout(1500);
    }
    await act(page);
    await page.waitForTimeout(1000);
    const presses = await page
      .evaluate(() => (globalThis as unknown as { vesperPresses: Presses }).vesperPresses.presses)
      .catch(() => []);
    return Math.max(16, ...presses);
  } finally {
    await context.close();
  }
};
