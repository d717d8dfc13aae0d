import { expect, test } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';

const nowhere = [
  ['a language that is none of ours', '/xx/members'],
  ['English under a prefix', '/en/login'],
  ['an unknown route', '/no/such/page'],
  ['an unknown token', '/0f9a8b7c6d5e'],
  ['an id that is none', '/members/42'],
  ['an id of nobody', '/members/01890000-0000-7000-8000-000000000000'],
] as const;

for (const [what, path] of nowhere) {
  test(`${what} is the 404 page`, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('404')).toBeVisible();
    expect(await answer?.text()).not.toMatch(/\bat \/|node_modules|\.tsx?:\d/);
    await page.getByRole('link', { name: text('frame.back-home') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('home.title'), exact: true }),
    ).toBeVisible();
  });
}

test('the 404 page speaks the language of its address', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/de/no/such/page');
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('de', 'frame.not-found'), exact: true }),
  ).toBeVisible();
});

test('a conversation and an order of somebody else are not found', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await becomeMember(page.request);
  for (const path of [
    '/chats/01890000-0000-7000-8000-000000000000',
    '/transactions/01890000-0000-7000-8000-000000000000',
    '/credits/b1',
    '/members/nobody/chat',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
