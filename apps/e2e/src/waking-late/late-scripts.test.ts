import type { Page } from '@playwright/test';
// eslint-disable-next-line no-restricted-syntax -- that the files are late in real time is what the journey is about
import { setTimeout as wait } from 'node:timers/promises';
import { bubble, messageField } from '../chat/chat-page.ts';
import { expect, settled, test } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, lars } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const lateMs = 5000;

/**
 * Each script file of the app comes five seconds after it was asked for; on a busy machine later still, when the presses are
 * made, so that none of them finds a page that is awake. Answers what says that they are.
 */
const delayScripts = async (page: Page): Promise<() => void> => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await Promise.all([wait(lateMs), pressed.promise]);
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return pressed.resolve;
};

const isAsleep = async (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-ready', /./);

test('with scripts that come five seconds late each first press is answered before, once, and nothing is lost', async ({
  page,
  nobody,
  watch,
}) => {
  await becomeMember(page.request);
  const paul = await findTestMember(nobody, 'Paul');
  const found = await findTestMember(nobody, lars.name);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest())
      posts.push(new URL(request.url()).pathname);
  });
  const allPressed = await delayScripts(page);
  await page.goto('/members?country=GB', { waitUntil: 'commit' });

  await test.step('a menu', async () => {
    const menu = page.locator('details.menu').filter({ has: page.locator('.menu__code') });
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await isAsleep(page);
    await menu.locator('summary').click();
  });
  await test.step('choices and a form', async () => {
    await page
      .locator('summary')
      .filter({ hasText: text('search.filter') })
      .click();
    const form = page.getByRole('search');
    await form.getByLabel(text('search.gender')).selectOption('male');
    await form.getByLabel(text('search.age.min')).selectOption('54');
    await form.getByLabel(text('search.age.max')).selectOption('58');
    await form.getByLabel(text('profile-field.region'), { exact: true }).selectOption(lars.region);
    await form.getByLabel(text('search.real-only')).check();
    await isAsleep(page);
    await form.getByRole('button', { name: text('search.submit'), exact: true }).click();
    await expect(page.getByText(text('search.count', { count: 1 }))).toBeVisible();
    await isAsleep(page);
  });
  await test.step('a link', async () => {
    await page.getByRole('link', { name: lars.name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${found.id}$`));
    await isAsleep(page);
  });
  await test.step('a like', async () => {
    await page.getByRole('button', { name: text('likes-button.like'), exact: true }).click();
    await expect(page.getByRole('button', { name: text('likes-button.unlike'), exact: true })).toBeVisible();
    await isAsleep(page);
    const { profiles } = await call(page.request, 'likes', { query: { type: 'sent' } });
    expect(profiles.map(({ profile }) => profile.id)).toEqual([found.id]);
  });
  await test.step('a message, and the words that are typed until the scripts are there', async () => {
    await page.goto(`/members/${paul.id}/chat`, { waitUntil: 'commit' });
    await messageField(page, paul.name).fill('Before the scripts');
    await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
    await expect(bubble(page, 'Before the scripts')).toBeVisible();
    await messageField(page, paul.name).fill('Half a sentence');
    await isAsleep(page);
    allPressed();
    await settled({ page, watch });
    await expect(messageField(page, paul.name)).toHaveValue('Half a sentence');
    await expect(bubble(page, 'Before the scripts')).toHaveCount(1);
    // The page itself has the words, and not only the field: they are what is sent.
    await page.getByRole('button', { name: text('chat.send'), exact: true }).click();
    await expect(bubble(page, 'Half a sentence')).toBeVisible();
    await expect(messageField(page, paul.name)).toHaveValue('');
    await expect
      .poll(async () =>
        (await call(page.request, 'chat', { query: { member: paul.id } })).messages.map((sent) =>
          sent.kind === 'text' ? sent.text : sent.kind,
        ),
      )
      .toEqual(['Before the scripts', 'Half a sentence']);
  });
  expect(posts, 'each act went out once').toEqual([`/members/${found.id}`, `/members/${paul.id}/chat`]);
});
