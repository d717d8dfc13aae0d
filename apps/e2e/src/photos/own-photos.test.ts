import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { spottedFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

// A telephone, as most photos come from one.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const named = (number: number, name: string) => ({ ...spottedFile(number), name });
const add = (page: Page): Locator => page.getByLabel(text('photos.add'));
const upload = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: text('photos.upload.chosen', { count }), exact: true });
const chosen = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
const press = (within: Locator, id: Parameters<typeof text>[0]): Promise<void> =>
  within.getByRole('button', { name: text(id), exact: true }).click();
const idsOf = async (page: Page): Promise<string[]> =>
  (await call(page.request, 'photos')).photos.map(({ id }) => id);

test('several photos are looked at, sent, refused by name, and put in order', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const letter = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Anna') };
  await add(page).setInputFiles([named(1, 'garden.png'), letter, named(3, 'mistake.png')]);
  await expect(page.getByText(text('photos.chosen', { count: 3 }), { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'photos that were chosen');
  await press(chosen(page, 'mistake.png'), 'photos.remove');
  await expect(chosen(page, 'mistake.png')).toHaveCount(0);
  expect(await idsOf(page), 'nothing has left the device').toEqual([]);

  // A browser writes each refused answer into its console.
  watch.allow(/422.*photos/);
  await upload(page, 2).click();
  await expect(chosen(page, 'letter.png').getByRole('alert')).toContainText(text('refusal.photo_invalid'));
  await expect(page.getByText(text('photos.added-several', { count: 1 }), { exact: true })).toBeVisible();
  await press(chosen(page, 'letter.png'), 'photos.remove');
  await add(page).setInputFiles([named(4, 'dog.png'), named(5, 'boat.png')]);
  await upload(page, 2).click();
  await expect(page.getByText(text('photos.added-several', { count: 2 }), { exact: true })).toBeVisible();
  await expect(add(page), 'three are as many as are free').toHaveCount(0);

  const [main = '', second = '', third = ''] = await idsOf(page);
  await page.getByRole('button', { name: text('photos.later', { number: 2 }), exact: true }).click();
  await expect.poll(() => idsOf(page)).toEqual([main, third, second]);
});

test('one is stopped on its way; what failed without a connection is sent again', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40 };
  await network.send('Network.emulateNetworkConditions', slow);
  await add(page).setInputFiles(named(11, 'slow.png'));
  await upload(page, 1).click();
  await expect(page.getByRole('progressbar', { name: text('photos.uploading') })).toBeVisible();
  await press(chosen(page, 'slow.png'), 'photos.upload.cancel');
  await expect(chosen(page, 'slow.png')).toHaveCount(0);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  expect(await idsOf(page)).toEqual([]);

  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await add(page).setInputFiles(named(12, 'train.png'));
  // Its code has come with the photo before.
  await page.context().setOffline(true);
  await upload(page, 1).click();
  await expect(chosen(page, 'train.png').getByRole('alert')).toContainText(text('refusal.network'), {
    timeout: 30_000,
  });
  await page.context().setOffline(false);
  await press(chosen(page, 'train.png'), 'frame.try-again');
  await expect(page.getByText(text('photos.added'), { exact: true })).toBeVisible();
  expect(await idsOf(page)).toHaveLength(1);
});
