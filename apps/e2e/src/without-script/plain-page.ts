import { expect, type Page } from '@playwright/test';

/** Nothing that one sees waits for a press which only script would hear; a photo's own frame, which opens it larger, may. */
export const expectAllAnswers = async (page: Page): Promise<void> => {
  const deaf = page
    .locator('button:visible:is([type=button], :not(form *, [form])):not(.photo-tile)')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  expect(await deaf, page.url()).toEqual([]);
};

/** What is said within a `<noscript>`, into which `getByText` does not look. */
export const expectSaid = (page: Page, words: string): Promise<void> =>
  expect(page.locator('noscript p').filter({ hasText: words })).toBeVisible();

/** Opens a path, where everything answers without script. */
export const open = async (page: Page, path: string): Promise<void> => {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAllAnswers(page);
};
