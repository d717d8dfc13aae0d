import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
test.use(phone);

const rowOf = (page: Page, name: string) =>
  page.locator('.chat-list__chat').filter({ has: page.getByRole('link', { name: new RegExp(name) }) });
const archive = (page: Page, count: number) =>
  page.getByRole('link', { name: text('chat-list.archived', { count }) });

test('what one device archives and mutes, the other shows, and the next message brings it back', async ({
  page,
  watch,
  openSeat,
}) => {
  const [other, device] = [await openSeat(phone), await openSeat(phone)];
  const [anna] = [
    await becomeMember(page.request, { name: 'Annabel' }),
    await becomeMember(other.page.request, { name: 'Bertram' }),
  ];
  await becomePremium(other.page.request);
  await logIn(device.page.request, anna.email, anna.password);
  const say = (words: string) =>
    call(other.page.request, 'chatSend', { body: { member: anna.id, kind: 'text', text: words } });
  const { conversation } = await say('Good evening');
  await visit({ page, watch }, '/chats');
  await visit(device, '/chats');
  await expect(device.page).toHaveTitle(/^\(1\)/);

  await test.step('archived by keys in the list: gone from both, and found again in the archive', async () => {
    const more = page.getByRole('button', { name: text('chat-list.options', { name: 'Bertram' }) });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('chat-choices.archived'))).toBeVisible();
    for (const list of [page, device.page]) {
      await expect(rowOf(list, 'Bertram')).toHaveCount(0);
      await expect(archive(list, 1)).toBeVisible();
    }
    // The row that had the focus is gone, and so is the link to the archive once it is open.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await archive(device.page, 1).click();
    await expect(
      device.page.getByRole('heading', { level: 1, name: text('chat-list.archive') }),
    ).toBeFocused();
    await expect(rowOf(device.page, 'Bertram')).toBeVisible();
  });

  await test.step('a new message brings it back, wherever one looks', async () => {
    await say('Are you there?');
    await expect(rowOf(page, 'Bertram')).toContainText('Are you there?');
    await expect(archive(page, 1)).toHaveCount(0);
    await expect(rowOf(device.page, 'Bertram')).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(2\)/);
  });

  await test.step('muted from the head of the conversation: marked, and counted nowhere', async () => {
    await visit(device, `/chats/${conversation?.id}`);
    await expect(page).not.toHaveTitle(/^\(/);
    await device.page.locator('.chat-head summary').press('Enter');
    await device.page.getByRole('button', { name: text('chat-choices.mute') }).press('Enter');
    await expect(device.page.getByText(text('chat-choices.muted', { name: 'Bertram' }))).toBeVisible();
    await expect(device.page.locator('.chat-head details[open]')).toHaveCount(0);
    await expect(device.page.locator('.chat-head summary')).toBeFocused();
    await expect(rowOf(page, 'Bertram').getByRole('img', { name: text('chat-list.muted') })).toBeVisible();
    await visit(device, '/chats');
    await say('Still there?');
    for (const list of [page, device.page]) {
      await expect(rowOf(list, 'Bertram')).toContainText('Still there?');
      await expect(list).not.toHaveTitle(/^\(/);
    }
  });
});
