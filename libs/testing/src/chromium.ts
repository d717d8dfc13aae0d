import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/**
 * How Chromium is started for journeys, stories, pictures and benchmarks: the system's own where there is one, else the one
 * that Playwright brings; asking nobody for anything. As Playwright's `LaunchOptions`.
 */
export const chromiumOptions: { readonly executablePath?: string; readonly args: string[] } = {
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
