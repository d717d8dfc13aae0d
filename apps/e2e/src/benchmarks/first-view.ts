/**
 * What does the first view of a page cost on a phone (4x the processor, 150 ms, 1.6 Mbit/s)? Starts the product with its
 * demo world, opens pages in Chromium with script and, as the yardstick, without, turn by turn, and prints medians beside the
 * budgets of the design. The pages must have been built. Nothing passes or fails. RUNS may be set, and ONLY to a list of
 * rows; VERBOSE prints each long task and what was sent.
 */
import { type Browser, request } from '@playwright/test';
import { median, note } from '@vesper/tools/benchmarks';
import { findTestMember, lars, logIn, testPassword } from '../browser/people.ts';
import { startWorld } from '../world/start-world.ts';
import { measurePress, press, type Press, type PressTimes, untilSeen } from './first-press.ts';
import { type Cookie, openPhone, startBrowser } from './phone.ts';
import { countBytes } from './sent-bytes.ts';
import { type FirstView, readFirstView, traceCategories } from './trace.ts';

const runs = Number(process.env.RUNS ?? 5);
const only = process.env.ONLY?.split(',');
const isWanted = (name: string): boolean => only?.includes(name) ?? true;
const isVerbose = process.env.VERBOSE !== undefined;
/** A first paint within two seconds, and ten more. */
const watchMs = 12_500;
const watchWithoutScriptMs = 2500;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(12))).join('');

interface Measured extends FirstView {
  /** Sent until the page has loaded all that its first view names, without the app's code. */
  readonly kilobytes: number;
  /** When the live part runs, after the first paint; NaN for never. */
  readonly awake: number;
}

/** Notes when the live part runs, by the mark that journeys wait for as well. */
const markAwake = (): void => {
  addEventListener('DOMContentLoaded', () => {
    const { documentElement } = document;
    new MutationObserver((_changes, observer) => {
      if (documentElement.dataset.ready !== 'session') return;
      observer.disconnect();
      performance.mark('awake');
    }).observe(documentElement, { attributes: true, attributeFilter: ['data-ready'] });
  });
};

/** A trace now and then lacks the beginning of the page: then it is opened once more. */
const measureView = async (...given: Parameters<typeof openAndMeasure>): Promise<Measured> => {
  try {
    return await openAndMeasure(...given);
  } catch {
    return openAndMeasure(...given);
  }
};

/** Opens a page once and reads what its first seconds were like. */
const openAndMeasure = async (
  browser: Browser,
  address: string,
  path: string,
  cookie: Cookie | undefined,
  script: boolean,
): Promise<Measured> => {
  const { context, page, devtools } = await openPhone(browser, address, { cookie, script });
  try {
    if (script) await page.addInitScript(markAwake);
    const sent = countBytes(devtools);
    await browser.startTracing(page, { categories: [...traceCategories] });
    await page.goto(path, { waitUntil: 'load' });
    const kilobytes = script ? (await sent.ofFirstView(page)) / 1024 : Number.NaN;
    if (isVerbose && script)
      for (const [file, size] of sent.byPath()) say(`  ${(size / 1024).toFixed(1)} KB ${file}`);
    await page.waitForTimeout(script ? watchMs : watchWithoutScriptMs);
    const view = readFirstView(await browser.stopTracing(), `${address}${path}`);
    const awake = script
      ? await page.evaluate(() => performance.getEntriesByName('awake')[0]?.startTime ?? NaN)
      : NaN;
    return { ...view, kilobytes, awake: awake - view.firstPaint };
  } finally {
    await context.close();
  }
};

interface PageRow {
  readonly path: string;
  readonly cookie?: Cookie | undefined;
}

const viewRow = async (
  browser: Browser,
  address: string,
  name: string,
  { path, cookie }: PageRow,
): Promise<string> => {
  const scripted: Measured[] = [];
  const plain: Measured[] = [];
  // The first of each warms the server.
  for (let run = 0; run <= runs; run += 1) {
    const one = await measureView(browser, address, path, cookie, true);
    const other = await measureView(browser, address, path, cookie, false);
    if (run === 0) continue;
    scripted.push(one);
    plain.push(other);
    if (isVerbose)
      for (const { at, ms } of one.longTasks) say(`  long task at ${at.toFixed(0)}: ${ms.toFixed(0)} ms`);
  }
  const of = (kind: keyof Omit<Measured, 'longTasks'>, measured = scripted, digits = 0): string =>
    median(measured.map((one) => one[kind])).toFixed(digits);
  const ratios = scripted.map(
    ({ largestPaint }, run) => largestPaint / (plain[run]?.largestPaint ?? Number.NaN),
  );
  note(
    { what: `${name}, largest paint`, measured: median(ratios), most: 1.1, yardstick: 'without script = 1' },
    {
      what: `${name}, blocked`,
      measured: median(scripted.map(({ blocked }) => blocked)),
      unit: 'ms',
      most: 50,
    },
    { what: `${name}, awake`, measured: median(scripted.map(({ awake }) => awake)), unit: 'ms', most: 4000 },
    {
      what: `${name}, layout shift`,
      measured: median(scripted.map(({ shift }) => shift)),
      unit: '',
      most: 0.005,
    },
    {
      what: `${name}, until the first view stands, app left out`,
      measured: median(scripted.map(({ kilobytes }) => kilobytes)),
      unit: 'KB',
      most: name === 'home' ? 100 : undefined,
    },
  );
  return row([
    name,
    of('firstPaint'),
    of('largestPaint'),
    of('largestPaint', plain),
    median(ratios).toFixed(2),
    of('blocked'),
    of('longest'),
    of('awake'),
    of('kilobytes', scripted, 1),
    of('shift', scripted, 4),
  ]);
};

const openMenu: Press['act'] = (phone) => press(phone, 'summary');

const printAll = async (browser: Browser, address: string): Promise<void> => {
  const lately = await request.newContext({ baseURL: address });
  await logIn(lately, lars.email, testPassword);
  const { cookies } = await lately.storageState();
  const cookie = cookies.find(({ name }) => name === 'session');
  const { id } = await findTestMember(lately, 'Paul');
  await lately.dispose();

  const pages: Readonly<Record<string, PageRow>> = {
    home: { path: '/' },
    signup: { path: '/signup' },
    profile: { path: `/members/${id}`, cookie },
    search: { path: '/members', cookie },
    chats: { path: '/chats', cookie },
  };
  const presses: Readonly<Record<string, Press>> = {
    'menu asleep': { path: '/', asleep: true, act: openMenu },
    'member’s menu asleep': { path: '/members', cookie, asleep: true, act: openMenu },
    menu: { path: '/members', cookie, asleep: false, act: openMenu, undo: openMenu },
    typing: {
      path: `/members/${id}/chat`,
      cookie,
      asleep: false,
      prepare: (page) => page.evaluate(() => document.querySelector('textarea')?.focus()),
      act: ({ page }) => page.keyboard.press('e'),
    },
    'opening a profile': {
      path: '/members',
      cookie,
      asleep: false,
      act: (phone) => press(phone, 'main a[href*="/members/"]'),
      undo: async ({ page }) => {
        // Back from what is not open yet would leave the site.
        await page.waitForURL('**/members/*', { waitUntil: 'commit' });
        await page.goBack();
        await untilSeen(page, 'main .member-card');
      },
    },
  };

  say(`4x processor, 150 ms, 1.6 Mbit/s; medians of ${runs} runs; ms`);
  say(
    row([
      'page',
      'first paint',
      'largest',
      'no script',
      'ratio',
      'blocked',
      'longest',
      'awake',
      'KB',
      'shift',
    ]),
  );
  for (const [name, page] of Object.entries(pages))
    if (isWanted(name)) say(await viewRow(browser, address, name, page));
  say(row(['budget', '', '', '', '1.10', '50', '', '4000', '100 (home)', '0.005']));
  say('');
  say(row(['press to paint', 'first', 'later', 'budget']));
  for (const [name, one] of Object.entries(presses)) {
    if (!isWanted(name)) continue;
    const found: PressTimes[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await measurePress(browser, address, one));
    const [first, later] = [median(found.map((of) => of.first)), median(found.map((of) => of.later))];
    note({
      what: `${name}, press to paint`,
      measured: one.asleep ? first : later,
      unit: 'ms',
      most: one.asleep ? 200 : 48,
    });
    say(row([name, first.toFixed(0), one.asleep ? '' : later.toFixed(0), one.asleep ? '200' : '48']));
  }
};

const { world, stop } = await startWorld();
try {
  const browser = await startBrowser();
  try {
    await printAll(browser, world.address);
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
