import type { Page } from '@playwright/test';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { call } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';
import { holdsModule } from '../world/built-files.ts';
import { expectStep, fillAccount, newAccount, saveStep } from './signup-steps.ts';

/** Where the parts of the step stand, in the window. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.screen--form .card', '.stepper', '.photo-choice', '.step-buttons', '.footer'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return [part, Math.round(box?.top ?? -1), Math.round(box?.height ?? -1)] as const;
    }),
  );

/** Holds back the code of the step until it is released. */
const holdStep = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(holdsModule('apps/members/app/features/signup/steps/photo-step.tsx'), async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('a step whose code is still to come has its room, and nothing moves when it is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdStep(page);
  // What is held back is on its way all the time: it is no page that comes to rest.
  const machine = page.waitForResponse((answer) =>
    holdsModule('apps/members/app/features/signup/flow/signup-flow.ts')(new URL(answer.url())),
  );
  await page.goto('/signup');
  await (await machine).finished();
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
  await expect(page.locator('.step-place')).toHaveCount(1);
  const waiting = await places(page);
  release();
  await expect(page.getByLabel(text('signup.photo.choose'))).toBeVisible();
  await expect(page.locator('.step-place')).toHaveCount(0);
  expect(await places(page)).toEqual(waiting);
});

test('a step that came with the page stays in sight while its code comes', async ({ page, watch }) => {
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
  const release = await holdStep(page);
  // Whether it was ever gone: what stood in its place would be noticed here.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.step-place')) document.documentElement.dataset.gone = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html[data-ready=session]')).toHaveCount(1);
  await expect(page.getByLabel(text('signup.photo.choose'))).toBeVisible();
  release();
  await settled({ page, watch });
  // The machine is there when it answers.
  await page.getByLabel(text('signup.photo.choose')).setInputFiles(pictureFile(600));
  await expect(page.locator('.photo-choice__preview')).toBeVisible();
  await expect(page.locator('html[data-gone]')).toHaveCount(0);
});

test('the photo of signup is cropped before it is sent', async ({ page, watch }) => {
  await visit({ page, watch }, '/signup');
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
  await page.getByLabel(text('signup.photo.choose')).setInputFiles(pictureFile(600));
  const whole = await page.locator('.photo-choice__preview').getAttribute('src');
  await page.getByRole('button', { name: text('signup.photo.crop'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('photos-crop.title'), exact: true });
  const use = dialog.getByRole('button', { name: text('photos-crop.use'), exact: true });
  await expect(use).toBeEnabled();
  await use.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.photo-choice__preview')).not.toHaveAttribute('src', whole ?? '');
  await saveStep(page);
  await expectStep(page, 'signup.about');
  await settled({ page, watch });
  const { photos } = await call(page.request, 'photos');
  // Square as it was chosen; others are shown four by five.
  expect(photos.map(({ picture: { width, height } }) => Math.round((100 * width) / height))).toEqual([80]);
});
