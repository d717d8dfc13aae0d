import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('who likes the member while their likes are open stands there at once, marked, and a match among the matches', async ({
  page,
  watch,
  openSeat,
}) => {
  const { id: own } = await becomeMember(page.request);
  const { request } = (await openSeat()).page;
  const { id, name } = await becomeMember(request, { name: 'Bertram' });
  await visit({ page, watch }, '/likes');
  await expect(page.getByText(text('likes.empty.received'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('likes.search'), exact: true })
    .focus();
  const card = page.locator('.member-card', { hasText: name });
  await call(request, 'like', { body: { member: own } });
  await expect(card.getByText(text('likes.new'), { exact: true })).toBeVisible();
  // What had the focus has made room for the card.
  await expect(page.getByRole('main').locator('.member-grid')).toBeFocused();
  // Answered: seen, and counted no more.
  await call(page.request, 'like', { body: { member: id } });
  await expect.poll(async () => (await call(page.request, 'likes')).total_new).toBe(0);
  // Given anew it makes a match that is new: it is marked where the badge counts it, and among the matches.
  await call(request, 'unlike', { body: { member: own } });
  await expect(card).toHaveCount(0);
  await call(request, 'like', { body: { member: own } });
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(card.getByText(text('likes.new'), { exact: true })).toBeVisible();
  const received = page.getByRole('main').getByRole('link', { name: text('likes.received') });
  await expect(received).toContainText('1');
  await page.getByRole('link', { name: text('likes.matches'), exact: true }).click();
  await expect(card.getByText(text('likes.new'), { exact: true })).toBeVisible();
  // What is opened is new no more.
  await card.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/likes/m/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect.poll(async () => (await call(page.request, 'likes')).total_new).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(card.getByText(text('likes.new'), { exact: true })).toHaveCount(0);
});

test('a like that is taken back goes from the likes that are open', async ({ page, watch, openSeat }) => {
  const { id: own } = await becomeMember(page.request);
  const { request } = (await openSeat()).page;
  const { name } = await becomeMember(request, { name: 'Yorick' });
  await visit({ page, watch }, '/likes');
  const card = page.locator('.member-card', { hasText: name });
  await call(request, 'like', { body: { member: own } });
  await expect(card.getByText(text('likes.new'), { exact: true })).toBeVisible();
  await call(request, 'unlike', { body: { member: own } });
  await expect(card).toHaveCount(0);
  await expect(page.getByText(text('likes.empty.received'))).toBeVisible();
});
