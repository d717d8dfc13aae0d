import type { Page } from '@playwright/test';
import { bubble, chatLog, sendMessage } from '../chat/chat-page.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { pictureFile } from '../browser/picture.ts';
import { text } from '../browser/texts.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use(phone);

/** A browser says so of each thing that it does not get. */
const cut = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

const sheetOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: text('chat-photo-send.title', { name }) });
const openSheet = (page: Page) => page.getByRole('button', { name: text('chat.photo.open') }).click();
const photos = (page: Page) => chatLog(page).locator('.photo-face img');
/** How many of the photos that stand in the conversation are there, dot for dot. */
const loaded = (page: Page): Promise<number> =>
  photos(page).evaluateAll(
    (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0 && one.clientWidth > 0).length,
  );

test('a photo says its price before it is sent, arrives live, opens large, and can be taken back', async ({
  page,
  watch,
  openSeat,
}) => {
  const anna = await becomeMember(page.request, { name: 'Annelie' });
  const other = await openSeat(phone);
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await call(other.page.request, 'chatSend', { body: { member: anna.id, kind: 'text', text: 'Hello' } });
  await visit(other, `/members/${anna.id}/chat`);
  await visit({ page, watch }, `/members/${bert.id}/chat`);

  await test.step('by keyboard: what is no photo is said to be none, and nothing is sent', async () => {
    const open = page.getByRole('button', { name: text('chat.photo.open') });
    await open.focus();
    await page.keyboard.press('Enter');
    const sheet = sheetOf(page, bert.name);
    const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
    await sheet.locator('input[type=file]').setInputFiles(words);
    await expect(sheet.getByRole('alert')).toHaveText(text('refusal.photo_invalid'));
    await expect(sheet.getByRole('button', { name: text('chat.send.for', { cost: 2 }) })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('chosen, looked at, put away, and sent for what the button says', async () => {
    await openSheet(page);
    const sheet = sheetOf(page, bert.name);
    await sheet.locator('input[type=file]').setInputFiles(pictureFile());
    await expect(sheet.getByRole('img', { name: text('chat-photo-send.preview') })).toBeVisible();
    await sheet.getByRole('button', { name: text('chat-photo-send.cancel') }).click();
    await expect(sheet).toBeHidden();
    await expect(photos(page)).toHaveCount(0);
    await openSheet(page);
    await sheet.locator('input[type=file]').setInputFiles(pictureFile());
    await sheet.getByRole('button', { name: text('chat.send.for', { cost: 2 }) }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(text('chat.cost', { cost: 1, credits: 1 }))).toBeVisible();
  });

  await test.step('both see it, each by an address of their own', async () => {
    for (const one of [page, other.page]) await expect.poll(() => loaded(one)).toBe(1);
    const sources = await Promise.all(
      [page, other.page].map((one) => chatLog(one).locator('.photo-face__open').getAttribute('href')),
    );
    expect(new Set(sources).size).toBe(2);
    expect((await page.request.get(sources[1] ?? '')).status()).toBe(404);
    expect((await other.page.request.get(sources[1] ?? '')).status()).toBe(200);
  });

  await test.step('it opens large, and closes again', async () => {
    await chatLog(other.page)
      .getByRole('link', { name: text('chat-photo.enlarge') })
      .click();
    const viewer = other.page.locator('.photo-viewer');
    await expect(viewer.getByRole('img')).toBeVisible();
    await other.page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('the list of conversations names it', async () => {
    const third = await other.context.newPage();
    await visit({ page: third, watch: other.watch }, '/chats');
    await expect(third.getByRole('main').getByText(text('chat-photo.photo'), { exact: true })).toBeVisible();
    await third.close();
  });

  await test.step('taken back it is gone for both', async () => {
    const mine = chatLog(page)
      .getByRole('listitem')
      .filter({ has: page.locator('.photo-face') });
    await mine.locator('.message-more').click();
    await page.getByRole('menuitem', { name: text('chat-acts.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('chat-acts.remove'), exact: true })
      .click();
    for (const one of [page, other.page]) {
      await expect(photos(one)).toHaveCount(0);
      await expect(chatLog(one).locator('.bubble--removed')).toHaveText(new RegExp(text('chat.removed')));
    }
  });
});

/** How many messages the browser keeps that are not sent yet. */
const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vesper');
        opening.onerror = () => reject(new Error('the browser keeps nothing'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('a photo that is sent without a connection waits with what is behind it, and goes out in order', async ({
  page,
  context,
  watch,
  openSeat,
}) => {
  watch.allow(cut);
  const anna = await becomeMember(page.request, { name: 'Annelie' });
  const other = await openSeat(phone);
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await visit(other, `/members/${anna.id}/chat`);
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  // Its part of the page comes with the first look at it.
  await openSheet(page);
  const sheet = sheetOf(page, bert.name);
  await sheet.locator('input[type=file]').setInputFiles(pictureFile());
  await expect(sheet.getByRole('img', { name: text('chat-photo-send.preview') })).toBeVisible();

  await context.setOffline(true);
  await sheet.getByRole('button', { name: text('chat.send.for', { cost: 2 }) }).click();
  await sendMessage(page, bert.name, 'From the train');
  await expect(bubble(page, 'From the train')).not.toContainText(text('chat.state.sent'));
  // What stands in the log is kept in the same moment, not before: who closes the page has seen it for a while.
  await expect.poll(() => countKept(page)).toBe(2);
  await page.close();
  await context.setOffline(false);
  await expect(chatLog(other.page).locator('.bubble')).toHaveCount(0);

  const later = await context.newPage();
  await visit({ page: later, watch }, '/likes');
  await expect(bubble(other.page, 'From the train')).toBeVisible();
  await expect.poll(() => loaded(other.page)).toBe(1);
  const kinds = await chatLog(other.page)
    .locator('.bubble')
    .evaluateAll((all) => all.map((one) => (one.querySelector('img') ? 'photo' : 'text')));
  expect(kinds).toEqual(['photo', 'text']);
  await settled({ page: later, watch });
  expect((await call(later.request, 'user')).user?.credits).toBe(0);
  await later.close();
});
