import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { idempotencyHeader } from '@vesper/contract';
import { expectNoBarriers } from '../browser/barriers.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { spottedFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

const act = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
const selfie = (page: Page, number: number) =>
  page.getByRole('region', { name: text('verification.selfie', { number }), exact: true });
const choose = (page: Page, number: number, picture: number) =>
  selfie(page, number).locator('input[type=file]').setInputFiles(spottedFile(picture));
const use = (page: Page, number: number) =>
  selfie(page, number)
    .getByRole('button', { name: text('verification.send'), exact: true })
    .click();

test('a member takes two selfies, looks at them first, sends them in, and takes them back', async ({
  page,
  watch,
  world,
}) => {
  await becomeMember(page.request);
  const invite = page.getByRole('link', { name: text('verification-invite.link'), exact: true });
  await visit({ page, watch }, '/profile');
  // There is no photo yet that could be verified.
  await expect(invite).toHaveCount(0);
  await page.request.post(`${world.address}/api/photos.php`, {
    headers: { origin: world.address, [idempotencyHeader]: randomUUID() },
    multipart: { photo: spottedFile(1) },
  });
  await visit({ page, watch }, '/profile');
  await invite.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('verification.title'));
  await expectNoBarriers(page, 'before the poses');
  await act(page, 'verification.start').click();
  // A browser writes each refused answer into its console.
  watch.allow(/422.*verification-selfie/);
  await choose(page, 1, 1);
  await expect(selfie(page, 1).getByRole('img')).toBeVisible();
  expect((await call(page.request, 'verification')).verification.poses.some(({ taken }) => taken)).toBe(
    false,
  );
  await use(page, 1);
  await expect(selfie(page, 1).getByRole('alert')).toHaveText(
    text('verification.refusal.selfie_is_profile_photo'),
  );
  // In view, where a bar lay over it, and in the place of the picture that can not be used.
  await expect(selfie(page, 1).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(selfie(page, 1).getByRole('alert')).toBeFocused();
  await choose(page, 1, 2);
  await use(page, 1);
  await expect(selfie(page, 1).getByText(text('verification.taken'), { exact: true })).toBeVisible();
  await choose(page, 2, 3);
  await use(page, 2);
  await expectNoBarriers(page, 'with both selfies');
  await act(page, 'verification.submit').click();
  await expect(
    page.getByRole('heading', { name: text('verification.submitted'), exact: true }),
  ).toBeVisible();
  expect((await call(page.request, 'verification')).verification.state).toBe('submitted');
  await expectNoBarriers(page, 'sent in');
  await test.step('the profile says that it is under way', async () => {
    await page.goto('/profile');
    await expect(page.getByText(text('verification-invite.checking'), { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: text('photos.crop'), exact: true })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: text('photos-crop.title'), exact: true });
    await expect(question.getByText(text('photos-crop.checking'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.goBack();
  });
  await act(page, 'verification.take-back').click();
  await expect(page.getByText(text('verification.reason.by_member'), { exact: true })).toBeVisible();
  // Within ten minutes the poses would be the same, had they not been used.
  await expect(act(page, 'verification.start')).toBeVisible();
});
