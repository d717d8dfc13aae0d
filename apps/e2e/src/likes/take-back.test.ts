import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('a like is given on a card of the search and taken back on it, and the other is not told of one any more', async ({
  page,
  watch,
  openSeat,
}) => {
  await becomeMember(page.request);
  const { request } = (await openSeat()).page;
  const { name } = await becomeMember(request, { name: 'Bertram' });
  // Where nobody else of these journeys is.
  const place = { country: 'FI', region: '' } as const;
  await call(request, 'profileUpdate', {
    body: { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' },
  });
  await visit({ page, watch }, '/members?country=FI&gender=male&real_only=1');
  const card = page.locator('.member-card', { hasText: name }).first();
  const heart = card.getByRole('button', { name: text('likes-heart.like', { name }), exact: true });
  const newLikes = async () => (await call(request, 'user')).totals?.new_likes;
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(newLikes).toBe(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(newLikes).toBe(0);
  await visit({ page, watch }, '/likes/sent');
  await expect(page.getByText(text('likes.empty.sent'))).toBeVisible();
});
