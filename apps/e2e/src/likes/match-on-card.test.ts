import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a like given back on a card is a match: its picture covers neither the words nor what to do now', async ({
  page,
  watch,
  openSeat,
}) => {
  const { id: own } = await becomeMember(page.request);
  const { request } = (await openSeat()).page;
  const { id, name } = await becomeMember(request, { name: 'Bertram' });
  await call(request, 'like', { body: { member: own } });
  await visit({ page, watch }, '/likes');
  await page
    .locator('.member-card', { hasText: name })
    .getByRole('button', { name: text('likes-heart.like', { name }), exact: true })
    .click();
  const overlay = page.getByRole('dialog', { name: text('likes-match.title'), exact: true });
  const words = await overlay.getByText(text('likes-match.text', { name })).boundingBox();
  const picture = await overlay.locator('.match__photo > *').boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0), 'the picture ends above the words').toBeLessThanOrEqual(
    words?.y ?? 0,
  );
  await overlay.getByRole('link', { name: text('likes-heart.write'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${id}/chat$`));
});
