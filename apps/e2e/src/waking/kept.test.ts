import type { Page } from '@playwright/test';
import { expect, settled, test } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';

/** Notes what the server has made of these, and answers whether all of it is there still. */
const noteMade = async (page: Page, selector: string): Promise<() => Promise<readonly boolean[]>> => {
  await page.addInitScript((made) => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { made: [...document.querySelectorAll(made)] });
    });
  }, selector);
  return () =>
    page.evaluate(() =>
      (window as unknown as { made: Element[] }).made.map((element) => element.isConnected),
    );
};

test.describe('a visitor', () => {
  test.use({ entryWarning: true });

  test('has the entry warning of the server’s page before them until they close it', async ({
    page,
    watch,
  }) => {
    const areThere = await noteMade(page, 'dialog');
    await page.goto('/');
    await settled({ page, watch });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await areThere()).toEqual([true]);
  });
});

test('the sections of the own profile that the server has made are those that awake', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  const areThere = await noteMade(page, '.profile-part form');
  await page.goto('/profile');
  await settled({ page, watch });
  const kept = await areThere();
  expect(kept.length).toBeGreaterThan(6);
  expect(kept.filter((isThere) => !isThere)).toEqual([]);
});

test('the list of settings that the server has made is the one that awakes', async ({ page, watch }) => {
  await becomeMember(page.request);
  const areThere = await noteMade(page, '.rooms li');
  for (const path of ['/notifications', '/notifications/security']) {
    await page.goto(path);
    await settled({ page, watch });
    const kept = await areThere();
    expect(kept.length).toBeGreaterThan(5);
    expect(
      kept.filter((isThere) => !isThere),
      path,
    ).toEqual([]);
  }
});
