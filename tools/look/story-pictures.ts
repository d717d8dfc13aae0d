import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';

export interface StoryLook {
  readonly locale: string;
  readonly width: number;
  readonly theme: string;
  readonly textSize: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Serves a folder on loopback. Answers its address and how to stop. */
const serve = async (folder: string) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    readFile(file).then(
      (body) => response.setHeader('content-type', types[path.extname(file)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
};

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly title: string }>
  >;
}

/** A whole screen is as high as its window, and comes a moment after its story. */
const isScreen = (id: string): boolean => id.startsWith('screens-');

/**
 * Takes a picture of every story of a built Storybook. Files are named by the story and lie in one folder a look.
 * Answers the folders.
 */
export const takeStoryPictures = async (
  storybook: string,
  target: string,
  looks: readonly StoryLook[],
  only: string,
  launch: Parameters<typeof chromium.launch>[0],
): Promise<string[]> => {
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(index.entries).filter(
    ({ type, id }) => type === 'story' && id.includes(only),
  );
  const { address, stop } = await serve(storybook);
  const browser = await chromium.launch(launch);
  const folders: string[] = [];
  for (const { locale, width, theme, textSize } of looks) {
    const folder = path.join(target, `${locale}-${width}-${theme}-${textSize}`);
    mkdirSync(folder, { recursive: true });
    folders.push(folder);
    const page = await browser.newPage({ viewport: { width, height: 320 } });
    for (const { id } of stories) {
      await page.setViewportSize({ width, height: isScreen(id) ? 740 : 320 });
      const globals = `locale:${locale};theme:${theme};textSize:${textSize};motion:reduce`;
      await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      await page.waitForSelector('.sb-show-main');
      if (isScreen(id)) await page.waitForSelector('#storybook-root h1');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(folder, `${id}.png`), fullPage: true });
    }
    await page.close();
  }
  await browser.close();
  stop();
  return folders;
};
