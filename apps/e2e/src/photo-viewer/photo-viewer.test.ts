import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call, findFictional } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const viewerOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: text('photos-viewer.of', { name }), exact: true });

const photoButton = (page: Page, number: number, name: string): Locator =>
  page.getByRole('button', { name: text('profile-page.photo.alt', { number, name }), exact: true });

const expectPosition = (viewer: Locator, current: number, total: number): Promise<void> =>
  expect(viewer.getByText(text('photos-viewer.position', { current, total }), { exact: true })).toBeVisible();

/** The photo in view: its neighbours are there as well, but inert. */
const inView = (viewer: Locator): Locator => viewer.locator('.yarl__slide_current');

/** How much the photo in view is magnified. */
const scaleOf = (viewer: Locator): Promise<number> =>
  viewer
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((slide) => new DOMMatrix(getComputedStyle(slide).transform).a);

test('photos are seen on the whole screen, by keyboard alone', async ({ page, watch, nobody }) => {
  await becomeMember(page.request);
  await becomePremium(page.request);
  const { id, name, photos } = await findFictional(nobody, { photos: 3 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/photo-view/.test(request.url())) scripts.push(request.url());
  });
  await visit({ page, watch }, `/members/${id}`);
  expect(scripts, 'nobody pays for the viewer before a photo is about to be opened').toEqual([]);

  const main = photoButton(page, 1, name);
  await main.focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page, name);
  await expectPosition(viewer, 1, photos.length);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(viewer.getByText(text('frame.fictional')).first()).toBeVisible();
  await expectNoBarriers(page, 'the open viewer');

  await page.keyboard.press('ArrowRight');
  await expectPosition(viewer, 2, photos.length);
  await expect(
    inView(viewer).getByRole('img', { name: text('profile-page.photo.alt', { number: 2, name }) }),
  ).toBeVisible();
  await expect(
    viewer.getByRole('button', { name: text('photos-viewer.zoom-in'), exact: true }),
  ).toBeEnabled();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(viewer)).toBeLessThan(1.1);

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(main).toBeFocused();

  await photoButton(page, 3, name).click();
  await expectPosition(viewer, 3, photos.length);
  await viewer.getByRole('button', { name: text('frame.close'), exact: true }).click();
  await expect(viewer).toHaveCount(0);
});

test('a locked photo stays locked in the viewer: no zoom, and nothing of it is fetched', async ({
  page,
  watch,
  openSeat,
  nobody,
}) => {
  const premium = await openSeat();
  await becomeMember(premium.page.request);
  await becomePremium(premium.page.request);
  const { id, name } = await findFictional(nobody, { photos: 3 });
  const { profile: open } = await call(premium.page.request, 'profile', { query: { id } });
  const secrets = new Set<string>();
  for (const { picture } of open.photos.filter((photo) => !photo.main))
    for (const address of [picture.filename, picture.thumb_filename])
      secrets.add(hashOf(await (await premium.page.request.get(address)).body()));

  await becomeMember(page.request);
  const { profile } = await call(page.request, 'profile', { query: { id } });
  const allowed = new Set(profile.photos.map(({ picture }) => picture.filename));
  await visit({ page, watch }, `/members/${id}`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

  await photoButton(page, 1, name).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page, name);
  await expectPosition(viewer, 1, profile.photos.length);
  await page.keyboard.press('ArrowRight');
  await expectPosition(viewer, 2, profile.photos.length);
  await expect(inView(viewer).getByText(text('profile-page.premium.title'))).toBeVisible();
  await expect(
    viewer.getByRole('button', { name: text('photos-viewer.zoom-in'), exact: true }),
  ).toBeDisabled();
  const blurred = inView(viewer).getByRole('img', { name: text('profile-page.photo.locked.alt', { name }) });
  // The veil with the text lies over it and takes what is pressed.
  const veil = inView(viewer).locator('.photo-viewer__lock');
  await veil.click({ trial: true });
  const before = await blurred.boundingBox();
  await page.keyboard.press('+');
  await veil.dblclick({ position: { x: 20, y: 20 } });
  await veil.click({ trial: true });
  expect(await blurred.boundingBox()).toEqual(before);
  await expectNoBarriers(page, 'a locked photo in the viewer');

  for (const path of fetched.filter((each) => each.startsWith('/photos/'))) {
    expect(allowed.has(path), path).toBe(true);
    expect(secrets.has(hashOf(await (await page.request.get(path)).body())), path).toBe(false);
  }

  await inView(viewer)
    .getByRole('link', { name: text('frame.nav.premium') })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('premium.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: text('frame.skip') })).toBeAttached();
});

test('a photo that does not come is said in words, and comes when it is tried again', async ({
  page,
  watch,
  nobody,
}) => {
  await becomeMember(page.request);
  await becomePremium(page.request);
  const { id, name } = await findFictional(nobody, { photos: 3 });
  const { profile } = await call(page.request, 'profile', { query: { id } });
  const address = profile.photos.find(({ main }) => !main)?.picture.filename;
  if (!address) throw new Error('there is no second photo');
  await visit({ page, watch }, `/members/${id}`);
  // A browser writes each refused answer into its console.
  watch.allow(/404/);
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/profile.php') asked.push(request.url());
  });

  await photoButton(page, 2, name).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page, name);
  await expectPosition(viewer, 2, profile.photos.length);
  await expect(inView(viewer).getByRole('alert')).toHaveText(text('photos-viewer.missing'));
  await expectNoBarriers(page, 'a photo that did not come');
  expect(asked, 'read anew once, and no more').toHaveLength(1);

  await page.unroute(`**${address}`);
  const again = inView(viewer).getByRole('button', { name: text('frame.try-again'), exact: true });
  await again.focus();
  await page.keyboard.press('Enter');
  const photo = inView(viewer).getByRole('img', {
    name: text('profile-page.photo.alt', { number: 2, name }),
  });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  // The button has gone, and the keys still belong to the viewer.
  await page.keyboard.press('ArrowLeft');
  await expectPosition(viewer, 1, profile.photos.length);
});

test('a visitor is led from a locked photo to the login', async ({ page, watch, nobody }) => {
  const { id, name } = await findFictional(nobody, { photos: 2 });
  await visit({ page, watch }, `/members/${id}`);
  await photoButton(page, 1, name).click();
  const viewer = viewerOf(page, name);
  await viewer.getByRole('button', { name: text('photos-viewer.next'), exact: true }).click();
  await inView(viewer)
    .getByRole('link', { name: text('frame.nav.login') })
    .click();
  await expect(page.getByText(text('login.required.photos'))).toBeVisible();
});

test('the own photos open as well, and an upload says how far it is', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const picture = pictureFile(400);
  // About four seconds for the picture.
  const uploadThroughput = Math.ceil(picture.buffer.length / 4);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByLabel(text('photos.add')).setInputFiles(picture);
  await page.getByRole('button', { name: text('photos.upload.chosen', { count: 1 }) }).click();
  const bar = page.getByRole('progressbar', { name: text('photos.uploading') });
  const shares = new Set<number>();
  await expect
    .poll(async () => {
      const value = await bar.getAttribute('value', { timeout: 1000 }).catch(() => null);
      if (value !== null) shares.add(Number(value));
      return [...shares].filter((share) => share > 0 && share < 1).length;
    })
    .toBeGreaterThan(1);
  await expect(page.getByText(text('photos.added'))).toBeVisible({ timeout: 30_000 });
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

  await page.getByRole('button', { name: text('photos.alt', { number: 1 }), exact: true }).click();
  const viewer = page.getByRole('dialog', { name: text('photos-viewer.own'), exact: true });
  await expect(inView(viewer).getByRole('img', { name: text('photos.alt', { number: 1 }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});
