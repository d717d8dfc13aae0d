import type { Page } from '@playwright/test';
import { bubble, sendMessage } from '../chat/chat-page.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';

/** The connections of a page's own; those of a worker are none of its. */
const countConnections = (page: Page): (() => number) => {
  let count = 0;
  page.on('websocket', () => (count += 1));
  return () => count;
};

/** Workers that several tabs share, in the whole browser. */
const sharedWorkers = async (page: Page): Promise<string[]> => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {};
  await session?.detach();
  return targetInfos.filter(({ type }) => type === 'shared_worker').map(({ url }) => new URL(url).pathname);
};

test('two tabs share one connection, see the same, and either goes on without the other', async ({
  page,
  watch,
  openSeat,
}) => {
  const other = await openSeat();
  const anna = await becomeMember(page.request, { name: 'Adelheid' });
  const bert = await becomeMember(other.page.request, { name: 'Benedikt' });
  const tab = await page.context().newPage();
  const connections = [countConnections(page), countConnections(tab)];
  await visit({ page, watch }, '/members');
  await visit({ page: tab, watch }, `/members/${bert.id}/chat`);
  await visit(other, `/members/${anna.id}/chat`);

  await sendMessage(other.page, anna.name, 'Seen in both');
  await expect(bubble(tab, 'Seen in both')).toBeVisible();
  await sendMessage(tab, bert.name, 'Sent by the second');
  await expect(bubble(other.page, 'Sent by the second')).toBeVisible();
  // One for each of the two browsers.
  await expect.poll(() => sharedWorkers(page)).toEqual(['/live-worker.js', '/live-worker.js']);
  expect(connections.map((count) => count())).toEqual([0, 0]);

  await tab.close();
  await sendMessage(other.page, anna.name, 'Seen in one');
  await expect(page).toHaveTitle(/^\(1\) /);
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  await expect(bubble(page, 'Seen in one')).toBeVisible();
  await sendMessage(page, bert.name, 'Sent by the first');
  await expect(bubble(other.page, 'Sent by the first')).toBeVisible();
  expect(connections.map((count) => count())).toEqual([0, 0]);
});
