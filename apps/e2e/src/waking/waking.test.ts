import type { Page, Route } from '@playwright/test';
import { bubble, messageField } from '../chat/chat-page.ts';
import { expect, settled, test } from '../browser/journey.ts';
import { becomeMember, findFictional, findTestMember, lars } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';
import { expectStep, fillAccount, newAccount } from '../signup/signup-steps.ts';

/** The app's code is on its way to the next page, and to those that follow it, until it is let come. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route: Route) => {
    await coming.promise;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return coming.resolve;
};

const expectAsleep = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-ready', /./);

/** Opens a page whose app is still on its way; answers what lets it come. */
const openAsleep = async (page: Page, path: string): Promise<() => void> => {
  const wake = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await expectAsleep(page);
  return wake;
};

const languageMenu = (page: Page) =>
  page.locator('details.menu').filter({ has: page.locator('.menu__code') });

test('a menu opens at once, by pointer and by keyboard, and is open still when scripts have come', async ({
  page,
  watch,
}) => {
  const wake = await openAsleep(page, '/');
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await menu.locator('summary').press('Space');
  await expect(menu).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await expectAsleep(page);
  wake();
  await settled({ page, watch });
  await expect(menu).toHaveAttribute('open');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});

test('a link leads on, and signup takes its first answers', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  await page
    .getByRole('link', { name: text('signup-invitation.start') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/signup/);
  await expectAsleep(page);
  wake();
  await fillAccount(page, newAccount());
  await expectStep(page, 'signup.photo');
});

test('what is typed before scripts have come stays, and they know it', async ({ page, watch }) => {
  const wake = await openAsleep(page, '/signup');
  const account = newAccount();
  await page.getByLabel(text('signup.email')).fill(account.email);
  await page.getByLabel(text('profile-field.name')).fill(account.name);
  await expectAsleep(page);
  wake();
  await settled({ page, watch });
  await expect(page.getByLabel(text('signup.email'))).toHaveValue(account.email);
  await expect(page.getByLabel(text('profile-field.name'))).toHaveValue(account.name);
  await fillAccount(page, account);
  await expectStep(page, 'signup.photo');
});

test('choices and a form of the search are taken', async ({ page, nobody, watch }) => {
  await becomeMember(page.request);
  const member = await findTestMember(nobody, lars.name);
  const wake = await openAsleep(page, '/members?country=GB&gender=male');
  await page
    .locator('summary')
    .filter({ hasText: text('search.filter') })
    .click();
  const form = page.getByRole('search');
  await form.getByLabel(text('search.age.min')).selectOption('54');
  await form.getByLabel(text('search.age.max')).selectOption('58');
  await form.getByLabel(text('profile-field.region'), { exact: true }).selectOption(lars.region);
  await form.getByLabel(text('search.real-only')).check();
  await expectAsleep(page);
  await form.getByRole('button', { name: text('search.submit'), exact: true }).click();
  await expect(page.getByText(text('search.count', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('link', { name: member.name, exact: true })).toBeVisible();
  wake();
  await settled({ page, watch });
});

test('choices that are made early are those that scripts find', async ({ page, watch }) => {
  await becomeMember(page.request);
  const wake = await openAsleep(page, '/members');
  await page
    .locator('summary')
    .filter({ hasText: text('search.filter') })
    .click();
  const form = page.getByRole('search');
  await form.getByLabel(text('search.age.min')).selectOption('54');
  await form.getByLabel(text('search.real-only')).check();
  await expectAsleep(page);
  wake();
  await settled({ page, watch });
  await expect(form.getByLabel(text('search.age.min'))).toHaveValue('54');
  await expect(form.getByLabel(text('search.real-only'))).toBeChecked();
});

test('a like on a card is given', async ({ page }) => {
  await becomeMember(page.request);
  const wake = await openAsleep(page, '/members?country=GB');
  const heart = page.locator('main .like-heart, main form button').filter({ visible: true }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expectAsleep(page);
  wake();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('a message is written and sent, by the button and by Enter', async ({ page, nobody, watch }) => {
  await becomeMember(page.request);
  const { id, name } = await findTestMember(nobody, 'Paul');
  const wake = await openAsleep(page, `/members/${id}/chat`);
  await messageField(page, name).pressSequentially('Before the scripts');
  await expectAsleep(page);
  await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
  await expect(bubble(page, 'Before the scripts')).toBeVisible();
  await expectAsleep(page);
  await messageField(page, name).pressSequentially('And by Enter');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'And by Enter')).toBeVisible();
  wake();
  await settled({ page, watch });
  await expect(messageField(page, name)).toHaveValue('');
});

test('a press that only script answers is shown as taken, and done when scripts have come', async ({
  page,
  nobody,
}) => {
  await becomeMember(page.request);
  const { id, name } = await findFictional(nobody, { photos: 3 });
  const wake = await openAsleep(page, `/members/${id}`);
  const photo = page.getByRole('button', {
    name: text('profile-page.photo.alt', { number: 1, name }),
    exact: true,
  });
  await photo.press('Enter');
  await expect(photo).toHaveAttribute('data-pressed');
  await expectAsleep(page);
  wake();
  await expect(
    page.getByRole('dialog', { name: text('photos-viewer.of', { name }), exact: true }),
  ).toBeVisible();
});

test('a member’s page awakes by itself, also where a picture never comes', async ({ page }) => {
  await becomeMember(page.request);
  const over = Promise.withResolvers<void>();
  let pictures = 0;
  await page.route(/\/photos\//, async (route) => {
    pictures += 1;
    if (pictures === 1) await over.promise;
    await route.continue().catch(() => undefined);
  });
  // Whoever these journeys have made lives there as well, has just been here, and has no photo.
  await page.goto('/members?country=GB&with_photo=1', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'session');
  expect([await page.evaluate(() => document.readyState), pictures > 0]).toEqual(['interactive', true]);
  over.resolve();
});

test('a photo that is chosen before scripts have come is sent once they are there', async ({ page }) => {
  await becomeMember(page.request);
  const wake = await openAsleep(page, '/profile');
  const chosen = page.getByLabel(text('photos.add'));
  await chosen.setInputFiles(pictureFile());
  await expectAsleep(page);
  wake();
  await expect(page.getByRole('button', { name: text('photos.upload.chosen', { count: 1 }) })).toBeVisible();
});

test('without its scripts the page goes on as one without script, and loads itself anew once', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|dynamically|preload/i);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState();
  await page.getByRole('link', { name: text('home.have-account') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('login.title'), exact: true })).toBeVisible();
  expect(loads).toBe(3);
});
