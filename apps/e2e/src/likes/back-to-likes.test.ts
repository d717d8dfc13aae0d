import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, search } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const pageSize = 50;
const liked = pageSize + 8;

test('who was looked at far down among the likes leads back to where they stand, and elsewhere to the likes', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  let count = 0;
  for await (const { id } of search(page.request, { country: 'GB' })) {
    await call(page.request, 'like', { body: { member: id } });
    if ((count += 1) === liked) break;
  }
  await visit({ page, watch }, '/likes/sent');
  const cards = page.locator('.member-card__link');
  await page.getByRole('link', { name: text('likes.more'), exact: true }).click();
  await expect(cards).toHaveCount(liked);
  const card = cards.nth(pageSize + 5);
  await card.click();
  await expect(page).toHaveURL(/\/likes\/m\/.*\?tab=sent$/);
  const profile = page.url();
  const back = page.getByRole('link', { name: text('profile-page.back.likes'), exact: true });
  await back.click();
  await expect(page).toHaveURL(/\/likes\/sent$/);
  await expect(cards).toHaveCount(liked);
  await expect(card).toBeInViewport();

  // Opened by its address, with another page before it.
  await visit({ page, watch }, '/chats');
  await visit({ page, watch }, profile);
  await back.click();
  await expect(page).toHaveURL(/\/likes\/sent$/);
  await settled({ page, watch });
  await expect(cards).toHaveCount(pageSize);
});
