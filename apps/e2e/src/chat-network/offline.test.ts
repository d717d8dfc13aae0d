import { type Page } from '@playwright/test';
import { bubble, chatLog, messageField, sendMessage } from '../chat/chat-page.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

/** What stands in the open conversation, in its order. */
const wordsIn = (page: Page): Promise<string[]> => chatLog(page).locator('.bubble__text').allTextContents();

/** A browser says so of each thing that it does not get. */
const cut = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

test('what is written without a connection goes out in order, from whichever page is open then', async ({
  page,
  context,
  watch,
  openSeat,
}) => {
  watch.allow(cut);
  const anna = await becomeMember(page.request, { name: 'Annelie' });
  const other = await openSeat();
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await call(page.request, 'chatSend', { body: { member: bert.id, kind: 'text', text: 'Hello' } });
  await visit(other, `/members/${anna.id}/chat`);
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  await expect(bubble(page, 'Hello')).toBeVisible();

  await test.step('on the train, without a connection', async () => {
    await context.setOffline(true);
    await sendMessage(page, bert.name, 'In the tunnel');
    await expect(page.getByRole('alert')).toContainText(text('frame.offline'));
    await sendMessage(page, bert.name, 'Rather not');
    await bubble(page, 'Rather not')
      .getByRole('button', { name: text('chat.recall') })
      .click();
    await expect(bubble(page, 'Rather not')).toHaveCount(0);
    await expect(messageField(page, bert.name)).toBeFocused();
    await expect(messageField(page, bert.name)).toHaveValue('Rather not');
    await messageField(page, bert.name).clear();
    await sendMessage(page, bert.name, 'Still in it');
    await expect(bubble(page, 'Still in it')).toContainText(text('chat.state.offline'));
    await sendMessage(other.page, anna.name, 'Where are you?');
    await expect(bubble(other.page, 'Where are you?')).toContainText(text('chat.state.sent'));
  });

  await test.step('the page is closed before there is one again', async () => {
    await page.close();
    await context.setOffline(false);
    expect(await wordsIn(other.page)).toEqual(['Hello', 'Where are you?']);
  });

  await test.step('any page of the same member sends it', async () => {
    const later = await context.newPage();
    await visit({ page: later, watch }, '/likes');
    await expect(bubble(other.page, 'Still in it')).toBeVisible();
    const all = ['Hello', 'Where are you?', 'In the tunnel', 'Still in it'];
    expect(await wordsIn(other.page)).toEqual(all);
    await visit({ page: later, watch }, `/members/${bert.id}/chat`);
    await settled({ page: later, watch });
    await expect(messageField(later, bert.name)).toBeVisible();
    expect(await wordsIn(later)).toEqual(all);
    const { user } = await call(later.request, 'user');
    // Three of hers, each charged once.
    expect(user?.credits).toBe(0);
    await later.close();
  });
});

test('twenty seconds without a connection on both sides: nothing is lost, nothing stands twice', async ({
  page,
  watch,
  openSeat,
}) => {
  watch.allow(cut);
  const anna = await becomeMember(page.request, { name: 'Antonia' });
  const other = await openSeat();
  other.watch.allow(cut);
  const bert = await becomeMember(other.page.request, { name: 'Balthasar' });
  await call(page.request, 'chatSend', { body: { member: bert.id, kind: 'text', text: 'Hello' } });
  const sides = [page, other.page];
  for (const side of sides) await side.clock.install();
  await visit(other, `/members/${anna.id}/chat`);
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  for (const side of sides) await side.context().setOffline(true);
  await sendMessage(page, bert.name, 'From here');
  await sendMessage(other.page, anna.name, 'From there');
  await sendMessage(other.page, anna.name, 'And again');
  for (const side of sides) await expect(side.getByRole('alert')).toContainText(text('frame.offline'));
  // What a page does from time to time it does meanwhile, and finds nobody.
  for (const side of sides) await side.clock.runFor(20_000);
  for (const side of sides) await side.context().setOffline(false);
  await expect(bubble(other.page, 'From here')).toBeVisible();
  await expect(bubble(page, 'And again')).toBeVisible();
  const stored = (await call(page.request, 'chat', { query: { member: bert.id } })).messages;
  const words = stored.map((message) => ('text' in message ? message.text : ''));
  expect([...words].sort()).toEqual(['And again', 'From here', 'From there', 'Hello']);
  expect(words.indexOf('From there')).toBeLessThan(words.indexOf('And again'));
  for (const side of sides) await expect.poll(() => wordsIn(side)).toEqual(words);
});
