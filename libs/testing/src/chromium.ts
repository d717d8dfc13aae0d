import { existsSync } from 'node:fs';

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

const debianChromium = '/usr/bin/chromium';
/** Not by the script in `/usr/bin`, which would be ended in the place of what it has started. */
const debianShell = '/usr/lib/chromium/chromium-headless-shell';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Chromium is started for benchmarks and pictures, and for what needs more than a page (notifications): the system's own
 * where there is one, else the one that Playwright brings; asking nobody for anything. As Playwright's `LaunchOptions`.
 */
export const chromiumOptions: LaunchOptions = {
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args,
};

/**
 * The same engine without the browser's own windows around it, for journeys and stories: the same pages take a quarter less
 * of the processor. Where it is not installed, Chromium itself.
 */
export const chromiumShellOptions: LaunchOptions = existsSync(debianShell)
  ? { executablePath: debianShell, args }
  : chromiumOptions;
