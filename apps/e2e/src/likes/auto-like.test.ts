import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('a like that goes out by itself comes up over the likes, once a day, and then stands among them', async ({
  page,
  watch,
  openSeat,
}) => {
  await becomeMember(page.request, { name: 'Annabel' });
  const { request } = (await openSeat()).page;
  const { id } = await becomeMember(request, { name: 'Bertram' });
  // Where nobody else of these journeys is.
  const place = { country: 'PL', region: '' } as const;
  await call(page.request, 'profileUpdate', { body: place });
  await call(request, 'profileUpdate', {
    body: { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' },
  });
  await call(request, 'notificationsUpdate', { body: { auto_like: true } });

  await visit({ page, watch }, '/likes');
  const overlay = page.getByRole('dialog', {
    name: text('likes-match.auto.title', { name: 'Bertram' }),
  });
  await expect(overlay).toBeVisible();
  await overlay.getByText(text('likes-match.auto.text', { name: 'Bertram' })).click();
  await expect(overlay).toHaveCount(0);
  // The list that was empty when the page came has read itself again.
  const card = page.locator('.member-card__link', { hasText: 'Bertram' });
  await expect(card).toHaveAttribute('href', `/likes/m/${id}?tab=received`);

  await page.reload();
  await expect(card).toBeVisible();
  expect((await call(page.request, 'autoLike')).profile?.id).toBe(id);
  expect((await call(page.request, 'likes', { query: { type: 'received' } })).liked_by).toHaveLength(1);
  await expect(overlay).toHaveCount(0);
});
