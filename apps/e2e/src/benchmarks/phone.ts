import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '@vesper/testing';

/**
 * What steers this browser asks it for each error's stack, and where functions stand is by default worked out at such a question:
 * for React, which makes errors as it starts, that is one piece of 40 ms that no page of a member has.
 */
const knowsWhereFunctionsStand = '--js-flags=--no-enable-lazy-source-positions';

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, args: [...(chromiumOptions.args ?? []), knowsWhereFunctionsStand] });

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** What the budgets are measured on (design, "Budgets"): a middling phone and its network. */
const processorSlowdown = 4;
const latencyMs = 150;
const bytesASecond = 1_600_000 / 8;

/** A phone with an empty cache, on which the site was never opened; with somebody's cookies when told so. */
export const openPhone = async (
  browser: Browser,
  address: string,
  { cookie, script = true, isSlow = true, isFarAway = isSlow }: PhoneOptions = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: script,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  if (cookie) await context.addCookies([{ name: cookie.name, value: cookie.value, url: address }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await devtools.send('Network.enable');
  if (isFarAway)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    });
  return { context, page, devtools };
};

/** Of a session. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

export interface PhoneOptions {
  readonly cookie?: Cookie | undefined;
  readonly script?: boolean;
  /** False for its size alone. */
  readonly isSlow?: boolean;
  /** Its network; as slow as itself unless told otherwise. */
  readonly isFarAway?: boolean;
}
