import { expect, test } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const words = ' I sail and sing and dance, and cook on Sundays for friends.';

test('letters that are typed while the page wakes are all there, and saved', async ({ page }) => {
  await becomeMember(page.request);
  const about = page.getByLabel(text('profile-field.about-me'));
  const stored = async () => (await call(page.request, 'user')).user?.profile.about_me;
  for (const [begun, delay] of [
    ['', 40],
    ['Good day.', 40],
    ['Good day.', 20],
    ['', 20],
  ] as const) {
    await call(page.request, 'profileUpdate', { body: { about_me: begun } });
    await page.goto('/profile', { waitUntil: 'commit' });
    await about.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    });
    await page.keyboard.type(words, { delay });
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'session');
    await expect(about).toHaveValue(begun + words);
    await expect.poll(stored).toBe((begun + words).trim());
  }
});
