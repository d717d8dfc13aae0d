import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

const act = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
const nameOf = (page: Page) => page.locator('.swipe-card__link').first().innerText();
const left = (page: Page, count: number) => page.getByText(text('swipe.left', { count }), { exact: true });

/** Drags the card by so many pixels. */
const drag = async (page: Page, way: number): Promise<void> => {
  const box = await page.locator('.swipe-card__place').boundingBox();
  if (!box) throw new Error('no card');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + way * part, y);
  await page.mouse.up();
};

/** Does something, and waits until another card lies on top. */
const toNext = async (page: Page, what: () => Promise<void>): Promise<string> => {
  const before = await nameOf(page);
  const href = await page.locator('.swipe-card__link').getAttribute('href');
  await what();
  await expect(page.locator('.swipe-card__link')).not.toHaveAttribute('href', href ?? '');
  return before;
};

test('cards are liked and passed by buttons, keys and dragging; four likes, then the time of the next', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/likes');
  await page.getByRole('link', { name: text('likes.one-by-one') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('swipe.title'));
  await toNext(page, () => act(page, 'swipe.like').click());
  await expect(left(page, 3)).toBeVisible();
  await toNext(page, () => page.keyboard.press('ArrowRight'));
  await expect(left(page, 2)).toBeVisible();
  await toNext(page, () => page.keyboard.press('ArrowLeft'));
  await toNext(page, () => drag(page, 200));
  await expect(left(page, 1)).toBeVisible();
  const passed = await toNext(page, () => drag(page, -200));
  await act(page, 'swipe.undo').click();
  await expect(page.locator('.swipe-card__link')).toHaveText(passed);
  await toNext(page, () => act(page, 'swipe.like').click());
  const next = (await call(page.request, 'swipe')).day;
  const time = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: next.time_zone,
  }).format(new Date(next.ends));
  await expect(page.getByText(text('swipe.wait', { time }))).toBeVisible();
  await expect(act(page, 'swipe.like')).toHaveCount(0);
  // The way back has the place of the like, but takes no tap at once: who still taps there takes nothing back.
  const wayBack = page.locator('.swipe-card').getByRole('button', { name: text('swipe.undo') });
  await expect(wayBack).toBeVisible();
  await expect(wayBack).toHaveCSS('animation-delay', '0.7s');
  await toNext(page, () => act(page, 'swipe.pass').click());
  // Reloaded before the server has it, the page would still have its card, and take the decision before it back.
  const href = (await page.locator('.swipe-card__link').getAttribute('href')) ?? '';
  const isKept = page.waitForResponse((answer) => {
    const told = /"member":"([^"]+)"/.exec(answer.request().postData() ?? '');
    return told?.[1] !== undefined && href.includes(told[1]);
  });
  const newest = await toNext(page, () => act(page, 'swipe.pass').click());
  await isKept;
  await page.reload();
  await expect(page.getByText(text('swipe.wait', { time }))).toBeVisible();
  // The server knows the newest decision after the page has forgotten it.
  await act(page, 'swipe.undo').click();
  await expect(page.locator('.swipe-card__link')).toHaveText(newest);
  expect((await call(page.request, 'likes', { query: { type: 'sent' } })).profiles).toHaveLength(4);
});

test('the arrow keys decide on a page that has just come, but not in an open menu; what is taken back is said no more', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/swipe-game');
  await expect(page.locator('body')).toBeFocused();
  await toNext(page, () => page.keyboard.press('ArrowRight'));
  await expect(left(page, 3)).toBeVisible();
  const passed = await toNext(page, () => page.keyboard.press('ArrowLeft'));
  const said = page.locator('.swipe-card').getByRole('status');
  await expect(said).toHaveText(text('swipe.passed', { name: passed }));
  await act(page, 'swipe.undo').click();
  await expect(page.locator('.swipe-card__link')).toHaveText(passed);
  await expect(said).toBeEmpty();
  const menu = page.locator('details.menu').first();
  await menu.locator('summary').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.swipe-card__sheet')).toHaveClass('swipe-card__sheet');
  await page.keyboard.press('Escape');
  // The button of the menu has the focus now: that is somewhere else, and no matter.
  await toNext(page, () => page.keyboard.press('ArrowRight'));
  await expect(left(page, 2)).toBeVisible();
});

test('who likes back by swiping is told of the match, after as many seconds as the address says', async ({
  page,
  watch,
  openSeat,
}) => {
  const anna = await becomeMember(page.request, { name: 'Annabel' });
  const { page: other, watch: theirs } = await openSeat();
  const { id } = await becomeMember(other.request, { name: 'Bertram' });
  await visit({ page: other, watch: theirs }, '/profile');
  await other.getByLabel(text('photos.add')).setInputFiles(pictureFile());
  await other.getByRole('button', { name: text('photos.upload.chosen', { count: 1 }) }).click();
  await expect(other.getByText(text('photos.added'))).toBeVisible();
  await call(other.request, 'profileUpdate', {
    // Elsewhere than the men that other journeys look for.
    body: { gender: 'male', search_gender: 'female', sexuality: 'hetero', country: 'GB', region: 'GB-WLS' },
  });
  await call(other.request, 'like', { body: { member: anna.id } });
  // Real members only: Bertram is one of few.
  await visit({ page, watch }, '/members?gender=male&real_only=1');
  await visit({ page, watch }, '/swipe-game?t=1');
  const card = page.locator('.swipe-card__link');
  await expect(card).toBeVisible();
  while ((await card.getAttribute('href')) !== `/members/${id}`)
    await toNext(page, () => act(page, 'swipe.pass').click());
  const overlay = page.getByRole('dialog', { name: text('likes-match.title') });
  const decided = page.waitForResponse(
    (answer) => answer.url().includes('/api/swipe.php') && answer.request().method() === 'POST',
  );
  await act(page, 'swipe.like').click();
  const answered = await decided.then(() => Date.now());
  await expect(overlay).toBeVisible();
  expect(Date.now() - answered).toBeGreaterThan(900);
  await expect(overlay.getByText(text('likes-match.text', { name: 'Bertram' }))).toBeVisible();
  const { profile } = await call(page.request, 'profile', { query: { id } });
  expect(profile.main_image?.match_filename).toBeTruthy();
  await expect(overlay.locator('.match__photo img')).toHaveAttribute(
    'src',
    new RegExp(`${profile.main_image?.match_filename ?? ''}$`),
  );
  await overlay.locator('.match__photo').click();
  await expect(page).toHaveURL(new RegExp(`/members/${id}`));
});
