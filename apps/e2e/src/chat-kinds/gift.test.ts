import { chatLog } from '../chat/chat-page.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test('a gift is chosen on a profile, says its price before it is sent, and arrives live', async ({
  page,
  watch,
  openSeat,
}) => {
  const me = await becomeMember(page.request);
  const other = await openSeat();
  const grace = await becomeMember(other.page.request, { name: 'Grace' });
  await call(other.page.request, 'chatSend', { body: { member: me.id, kind: 'text', text: 'Hello' } });
  await visit(other, `/members/${me.id}/chat`);

  await visit({ page, watch }, `/members/${grace.id}`);
  await page.getByRole('link', { name: text('profile-page.gift') }).click();
  const sheet = page.getByRole('dialog', { name: text('chat.gift.title', { name: grace.name }) });
  await expect(sheet.getByRole('radio')).toHaveCount(12);
  await sheet.getByRole('radio', { name: text('chat-gift.wine') }).check();
  await sheet.getByRole('button', { name: text('chat.send.for', { cost: 3 }) }).click();
  await expect(sheet).toBeHidden();
  const mine = chatLog(page)
    .getByRole('listitem')
    .filter({ hasText: text('chat-gift.wine') });
  await expect(mine).toContainText(text('chat.state.read'));
  await expect(page.getByText(text('chat.cost', { cost: 1, credits: 0 }))).toBeVisible();
  await expect(chatLog(other.page).getByText(text('chat-gift.wine'), { exact: true })).toBeVisible();
});

test('a gift that credits are missing for stays, with what it costs', async ({ page, watch, openSeat }) => {
  watch.allow(/status of 402/);
  await becomeMember(page.request);
  const other = await openSeat();
  const grace = await becomeMember(other.page.request, { name: 'Grace' });
  await visit({ page, watch }, `/members/${grace.id}/chat`);
  await page.getByRole('button', { name: text('chat.gift.open') }).click();
  await page.getByRole('radio', { name: text('chat-gift.balloon_ride') }).check();
  await page.getByRole('button', { name: text('chat.send.for', { cost: 5 }) }).click();
  const alert = page.getByRole('alert').filter({ hasText: text('chat.shortage') });
  await expect(alert).toContainText(text('chat.shortage.kept', { cost: 5, credits: 3 }));
  const unsent = chatLog(page)
    .getByRole('listitem')
    .filter({ hasText: text('chat-gift.balloon_ride') });
  await expect(unsent).toContainText(text('chat.state.unpaid'));
});
