import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) => {
  const red = { create: { width: width / 2, height, channels: 3, background: '#dd1111' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1111dd' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
};

const upload = (page: Page, count: number): Promise<void> =>
  page.getByRole('button', { name: text('photos.upload.chosen', { count }), exact: true }).click();
const cropButton = (page: Page): Locator =>
  page.getByRole('button', { name: text('photos.crop'), exact: true });
const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: text('photos-crop.title'), exact: true });
const act = (page: Page, id: Parameters<typeof text>[0]): Locator =>
  dialogOf(page).getByRole('button', { name: text(id), exact: true });
/** Two fingers that go apart on something. */
const pinch = async (page: Page, on: Locator): Promise<void> => {
  const box = await on.boundingBox();
  if (!box) throw new Error('it is not there');
  const touch = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const fingers = (apart: number) =>
    [-apart, apart].map((x, id) => ({ id, x: box.x + box.width / 2 + x, y }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 40, 50])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const stored = async (page: Page) => {
  const [photo] = (await call(page.request, 'photos')).photos;
  if (!photo) throw new Error('there is no photo');
  const bytes = await (await page.request.get(photo.picture.filename)).body();
  const { channels } = await sharp(bytes).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  return { ...photo, isRed: red > 150 && blue < 60 };
};

interface Sending {
  sentPhotos?: File[];
}
/** Playwright is not told of files in a request: the page notes which ones go. */
const watchSending = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: File[] = [];
    (window as Sending).sentPhotos = noted;
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function note(body) {
      const photo = body instanceof FormData ? body.get('photo') : null;
      if (photo instanceof File) noted.push(photo);
      send.call(this, body);
    };
  });
const sentPhotos = async (page: Page): Promise<Buffer[]> => {
  const all = await page.evaluate(() =>
    Promise.all(
      ((window as Sending).sentPhotos ?? []).map(async (file) => [
        ...new Uint8Array(await file.arrayBuffer()),
      ]),
    ),
  );
  return all.map((bytes) => Buffer.from(bytes));
};

test('the part that is shown is chosen before a photo is sent, and of one that is there, by keyboard', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/crop/.test(request.url())) scripts.push(request.url());
  });
  await visit({ page, watch }, '/profile');
  // Taken with the camera on its side: upright, red is above.
  const buffer = await halves(800, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await page
    .getByLabel(text('photos.add'))
    .setInputFiles({ name: 'halves.jpg', mimeType: 'image/jpeg', buffer });
  await cropButton(page).click();
  await expect(act(page, 'photos-crop.use')).toBeEnabled();
  await expectNoBarriers(page, 'the part of a photo is chosen');

  await test.step('with two fingers', async () => {
    await expect(act(page, 'photos-viewer.zoom-out')).toBeDisabled();
    await pinch(page, dialogOf(page).getByRole('application', { name: text('photos-crop.frame') }));
    await expect(act(page, 'photos-viewer.zoom-out')).toBeEnabled();
  });

  await test.step('with the buttons', async () => {
    await act(page, 'photos-viewer.zoom-in').click();
    // As far as it goes: the frame stays full, and the button says that there is no more.
    for (let presses = 0; presses < 30 && (await act(page, 'photos-crop.down').isEnabled()); presses += 1)
      await act(page, 'photos-crop.down').click();
    await expect(act(page, 'photos-crop.down')).toBeDisabled();
    await expect(act(page, 'photos-crop.up')).toBeEnabled();
    await act(page, 'photos-crop.use').click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(cropButton(page)).toBeFocused();
    await upload(page, 1);
    await expect(page.getByText(text('photos.added'), { exact: true })).toBeVisible();
  });
  const first = await stored(page);
  expect(first.isRed, 'the upper half').toBe(true);
  expect(first.picture.width / first.picture.height).toBeCloseTo(0.8, 1);
  expect(first.picture.width).toBeLessThan(300);

  await test.step('by keyboard alone', async () => {
    await cropButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(text('photos-crop.rest'))).toBeVisible();
    await act(page, 'photos-viewer.zoom-in').focus();
    await page.keyboard.press('Enter');
    await dialogOf(page)
      .getByRole('application', { name: text('photos-crop.frame') })
      .focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
    await act(page, 'photos-crop.use').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('photos-crop.done'), { exact: true })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });
  const second = await stored(page);
  expect(second.id).toBe(first.id);
  expect(second.picture.width).toBeLessThan(first.picture.width);
  expect((await page.request.get(first.picture.filename)).status(), 'the picture of before').toBe(404);

  await test.step('not of what another page has left meanwhile', async () => {
    await cropButton(page).click();
    await expect(act(page, 'photos-crop.use')).toBeEnabled();
    const { id, version } = second;
    const part = { left: 0, top: 0, width: 200, height: 250 };
    await call(page.request, 'photoCrop', { body: { id, version, part } });
    // A browser writes each refused answer into its console.
    watch.allow(/409.*photo-crop/);
    await act(page, 'photos-crop.use').click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(text('refusal.photo_changed'));
    await act(page, 'photos-crop.cancel').click();
    expect((await stored(page)).picture).toMatchObject({ width: 200, height: 250 });
  });
  expect(scripts.every((script) => new URL(script).origin === new URL(page.url()).origin)).toBe(true);
});

test('with large words what moves the photo is in sight with it, and what becomes of the rest follows', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeMember(page.request);
  await visit({ page, watch }, '/de/profile');
  await page.getByLabel(textIn('de', 'photos.add')).setInputFiles({
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: await halves(800, 800).png().toBuffer(),
  });
  await page
    .getByRole('button', { name: textIn('de', 'photos.upload.chosen', { count: 1 }), exact: true })
    .click();
  await expect(page.getByText(textIn('de', 'photos.added'), { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: textIn('de', 'photos-crop.title'), exact: true });
  await page.getByRole('button', { name: textIn('de', 'photos.crop'), exact: true }).click();
  await expect(
    dialog.getByRole('button', { name: textIn('de', 'photos-crop.use'), exact: true }),
  ).toBeEnabled();
  for (const textSize of ['150', '200']) {
    await page.evaluate((size) => document.documentElement.setAttribute('data-text-size', size), textSize);
    const lines = await dialog.evaluate(
      (shown, rest) => {
        const box = (name: string) => shown.querySelector(name)?.getBoundingClientRect();
        const note = [...shown.querySelectorAll('p')].find((line) => line.textContent === rest);
        const actions = shown.querySelector('.modal__actions');
        return {
          moves: box('.photo-cropper__acts')?.bottom ?? Infinity,
          rest: note?.getBoundingClientRect().top ?? Infinity,
          actions: actions?.getBoundingClientRect().top ?? 0,
          more: actions ? getComputedStyle(actions, '::before').content : 'none',
        };
      },
      textIn('de', 'photos-crop.rest'),
    );
    expect(lines.moves, textSize).toBeLessThan(lines.rest);
    expect(lines.rest + 40, 'its first line').toBeLessThan(lines.actions);
    expect(lines.more, 'says that there is more').not.toBe('none');
  }
});

test('large pictures go small, upright and without where they were taken, and an AVIF as what the server decodes', async ({
  page,
  watch,
}) => {
  await watchSending(page);
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  const taken = await halves(3600, 2400)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Two lines more than it takes of an AVIF.
  const avif = await halves(4000, 2502).avif({ effort: 0 }).toBuffer();
  await page.getByLabel(text('photos.add')).setInputFiles([
    { name: 'camera.jpg', mimeType: 'image/jpeg', buffer: taken },
    { name: 'large.avif', mimeType: 'image/avif', buffer: avif },
  ]);
  await upload(page, 2);
  await expect(page.getByText(text('photos.added-several', { count: 2 }), { exact: true })).toBeVisible();
  const [first, second] = await sentPhotos(page);
  const { format, width, height, exif, orientation } = await sharp(first).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 1707,
    height: 2560,
    exif: undefined,
    orientation: undefined,
  });
  expect(await sharp(second).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 1601 });
  const { photos } = await call(page.request, 'photos');
  expect(photos.map(({ picture }) => [picture.width, picture.height])).toEqual([
    [854, 1280],
    [1280, 801],
  ]);
});
