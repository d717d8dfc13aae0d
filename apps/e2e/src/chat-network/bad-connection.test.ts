import type { Page } from '@playwright/test';
import { bubble, chatLog, sendMessage } from '../chat/chat-page.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';

/** As many as the credits of a newcomer pay. */
const eachWrites = 3;

/** Whole numbers that follow from a seed alone, so that a bad evening comes again as it was. */
const diceOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Puts a bad network between a page and its live connection: three frames in ten are lost, others come twice or late. */
const worsen = async (page: Page, seed: number) => {
  const roll = diceOf(seed);
  const counts = { passed: 0, lost: 0 };
  const pass = (send: (data: string) => void) => (data: string | Buffer) => {
    const chance = roll();
    if (chance < 0.3) {
      counts.lost += 1;
      return;
    }
    counts.passed += 1;
    const late = roll() < 0.3 ? roll() * 800 : 0;
    setTimeout(() => send(String(data)), late);
    if (chance > 0.85) setTimeout(() => send(String(data)), late + roll() * 400);
  };
  // What stands between reaches the page's own connection, not the one that tabs share.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  await page.routeWebSocket(/events\.php/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(pass((data) => server.send(data)));
    server.onMessage(pass((data) => socket.send(data)));
  });
  return counts;
};

test('three frames in ten are lost, others doubled and late: both see what the server has', async ({
  page,
  watch,
  openSeat,
}) => {
  test.setTimeout(180_000);
  const other = await openSeat();
  const anna = await becomeMember(page.request, { name: 'Adelheid' });
  const bert = await becomeMember(other.page.request, { name: 'Benedikt' });
  const counts = [await worsen(page, 17), await worsen(other.page, 29)];
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  await visit(other, `/members/${anna.id}/chat`);
  const said = (from: string) => Array.from({ length: eachWrites }, (_, index) => `${from} ${index + 1}`);
  for (const [index, words] of said('from her').entries()) {
    await sendMessage(page, bert.name, words);
    await sendMessage(other.page, anna.name, said('from him')[index] ?? '');
  }
  for (const seat of [page, other.page])
    for (const words of [...said('from her'), ...said('from him')])
      await expect(bubble(seat, words)).toHaveCount(1, { timeout: 90_000 });
  const stored = (await call(page.request, 'chat', { query: { member: bert.id } })).messages;
  const words = stored.map((message) => ('text' in message ? message.text : ''));
  expect([...words].sort()).toEqual([...said('from her'), ...said('from him')].sort());
  for (const seat of [page, other.page])
    await expect.poll(() => chatLog(seat).locator('.bubble__text').allTextContents()).toEqual(words);
  for (const { user } of [await call(page.request, 'user'), await call(other.page.request, 'user')])
    expect(user?.credits).toBe(0);
  for (const { lost } of counts) expect(lost).toBeGreaterThan(0);
});

test('a connection that leads nowhere, of which nobody is told, is opened anew', async ({
  page,
  watch,
  openSeat,
}) => {
  test.setTimeout(120_000);
  const other = await openSeat();
  const anna = await becomeMember(page.request, { name: 'Friederike' });
  const bert = await becomeMember(other.page.request, { name: 'Gottlieb' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  const network = { leadsNowhere: false, opened: 0, answered: false };
  await page.routeWebSocket(/events\.php/, (socket) => {
    network.opened += 1;
    const own = network.opened;
    // The first connection alone: the network has changed under it.
    const passes = () => own > 1 || !network.leadsNowhere;
    const server = socket.connectToServer();
    socket.onMessage((data) => passes() && server.send(data));
    server.onMessage((data) => {
      network.answered ||= String(data).includes('"pong"');
      if (passes()) socket.send(data);
    });
  });
  await visit({ page, watch }, `/members/${bert.id}/chat`);
  await visit(other, `/members/${anna.id}/chat`);
  await sendMessage(page, bert.name, 'Are you there?');
  await expect(bubble(other.page, 'Are you there?')).toHaveCount(1);
  await expect.poll(() => network.answered, { timeout: 15_000 }).toBe(true);
  network.leadsNowhere = true;
  await sendMessage(other.page, anna.name, 'I am');
  await expect(bubble(page, 'I am')).toHaveCount(1, { timeout: 50_000 });
  expect(network.opened).toBe(2);
});
