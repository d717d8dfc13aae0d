import type { Page } from '@playwright/test';
import { placeLine } from './place.ts';
import { readTextSizes } from './read-layout.ts';

/** Windows that the layout must fit, in CSS pixels, and the text sizes in each of them. */
const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;
const textSizes = ['100', '150', '200'] as const;

/**
 * Reads an open page in every window and text size and tells each fault as a line: `360px 150 %: rule: …`. The page is
 * left in the last window.
 */
export const readAllSizes = async (page: Page, part: string | null = null): Promise<string[]> => {
  const faults: string[] = [];
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const found = await readTextSizes(page, textSizes, part);
    for (const [number, textSize] of textSizes.entries())
      for (const place of found[number] ?? [])
        faults.push(`${viewport.width}px ${textSize} %: ${placeLine(place)}`);
  }
  return faults;
};
