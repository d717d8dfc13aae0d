import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { bubble, chatLog, messageField, sendMessage } from '../chat/chat-page.ts';

test('two react, answer and take back by keys alone, and each sees at once what the other does', async ({
  page,
  watch,
  openSeat,
}) => {
  const other = await openSeat();
  const [anna, bert] = [
    await becomeMember(page.request, { name: 'Annabel' }),
    await becomeMember(other.page.request, { name: 'Bertram' }),
  ];
  await becomePremium(page.request);
  const { conversation } = await call(page.request, 'chatSend', {
    body: { member: bert.id, kind: 'text', text: 'Have you seen https://example.com?' },
  });
  await call(other.page.request, 'chatSend', {
    body: { member: anna.id, kind: 'text', text: 'Not yet.' },
  });
  const path = `/chats/${conversation?.id}`;
  await visit({ page, watch }, path);
  await visit(other, path);

  await test.step('from the field to the newest message, and by the arrow to the one above', async () => {
    const more = bubble(page, 'Not yet.').getByRole('button', { name: text('chat.message-more') });
    await more.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
    const sign = (reader: typeof page, who: string) =>
      bubble(reader, 'Not yet.').getByRole('img', {
        name: text('chat.reacted', { who, what: 'heart', name: 'Annabel' }),
      });
    await expect(sign(page, 'you')).toBeVisible();
    await expect(sign(other.page, 'other')).toBeVisible();
  });

  await test.step('an answer says what it is about, and leads there', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: text('chat-acts.answer') }).press('Enter');
    await expect(messageField(page, 'Bertram')).toBeFocused();
    await expect(messageField(page, 'Bertram')).toHaveAccessibleDescription(/Not yet\./);
    await sendMessage(page, 'Bertram', 'You should.');
    const quote = bubble(other.page, 'You should.').getByRole('button', { name: /Not yet\./ });
    await quote.click();
    await expect(chatLog(other.page).locator('.chat-log__found')).toContainText('Not yet.');
  });

  await test.step('what is taken back is a line for both', async () => {
    await bubble(page, 'You should.')
      .getByRole('button', { name: text('chat.message-more') })
      .press('Enter');
    await page.getByRole('menuitem', { name: text('chat-acts.remove') }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('chat-acts.remove') })
      .press('Enter');
    for (const reader of [page, other.page]) {
      await expect(bubble(reader, text('chat.removed'))).toBeVisible();
      await expect(bubble(reader, 'You should.')).toBeHidden();
    }
  });

  await test.step('an address opens, and the log is named', async () => {
    const link = chatLog(page).getByRole('link', { name: 'https://example.com' });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await page.reload();
    await settled({ page, watch });
    await expect(bubble(page, text('chat.removed'))).toBeVisible();
  });
});

test('a conversation opens where one stopped reading, and a button leads to the latest', async ({
  page,
  watch,
  openSeat,
}) => {
  const other = await openSeat();
  const anna = await becomeMember(page.request, { name: 'Annabel' });
  await becomeMember(other.page.request, { name: 'Bertram' });
  await becomePremium(page.request);
  await becomePremium(other.page.request);
  const say = (words: string) =>
    call(other.page.request, 'chatSend', { body: { member: anna.id, kind: 'text', text: words } });
  const conversation = (await say('Read before')).conversation?.id ?? '';
  await call(page.request, 'chatRead', { body: { conversation, seq: 1 } });
  for (let index = 1; index <= 15; index += 1) await say(`Line ${index}`);
  await visit({ page, watch }, `/chats/${conversation}`);
  await expect(chatLog(page).getByText(text('chat.unread-from'))).toBeInViewport();
  await expect(bubble(page, 'Line 1').first()).toBeInViewport();
  await expect(bubble(page, 'Line 15')).not.toBeInViewport();
  const latest = page.getByRole('button', { name: text('chat.latest', { count: 15 }) });
  await latest.press('Enter');
  await expect(bubble(page, 'Line 15')).toBeInViewport();
  await expect(latest).toBeHidden();
  await expect.poll(async () => (await call(page.request, 'chats')).total_unread).toBe(0);
});
