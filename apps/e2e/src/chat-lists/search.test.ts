import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { chatLog } from '../chat/chat-page.ts';

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
test.use(phone);

test('a message is found by a word, marked in its line, and opened where it stands', async ({
  page,
  watch,
  openSeat,
}) => {
  const other = await openSeat(phone);
  const anna = await becomeMember(page.request, { name: 'Annabel' });
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await becomePremium(other.page.request);
  await becomePremium(page.request);
  const say = (isAnna: boolean, words: string) =>
    call(isAnna ? page.request : other.page.request, 'chatSend', {
      body: { member: isAnna ? bert.id : anna.id, kind: 'text', text: words },
    });
  await say(false, 'We met at the Café Bräuner, do you remember?');
  // More than a conversation opens with.
  for (let count = 1; count <= 44; count += 1) await say(count % 2 === 0, `Number ${count}`);
  await visit({ page, watch }, '/chats');

  await test.step('by keys alone, without accents', async () => {
    await page.getByRole('searchbox', { name: text('chat-search.label') }).fill('brauner cafe');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark')).toHaveText('Café');
    await expect(page).toHaveTitle(/brauner cafe/);
    const title = text('chat-search.title', { words: 'brauner cafe' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  });

  await test.step('it opens at the message, which was not on the first page', async () => {
    await page.getByRole('link', { name: /Bräuner/ }).press('Enter');
    const found = chatLog(page).locator('.chat-log__found');
    await expect(found).toContainText('Bräuner');
    await expect(found).toBeInViewport();
    await expect(found).toBeFocused();
  });

  await test.step('by a name, and nothing', async () => {
    await visit({ page, watch }, '/chats?q=bertr');
    await expect(page.getByRole('heading', { name: text('chat-search.people') })).toBeVisible();
    await visit({ page, watch }, '/chats?q=zanzibar');
    await expect(page.getByText(text('chat-search.nothing', { words: 'zanzibar' }))).toBeVisible();
  });

  await test.step('without network the page stays, with the words that were typed', async () => {
    await visit({ page, watch }, '/chats');
    await page.context().setOffline(true);
    const field = page.getByRole('searchbox', { name: text('chat-search.label') });
    await field.fill('brauner');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('frame.offline.press'))).toBeVisible();
    await expect(field).toHaveValue('brauner');
    await page.context().setOffline(false);
  });
});
