import { fillTheHouse } from '../accessibility/full-house.ts';
import { chooseAppearance } from '../browser/barriers.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findFictional } from '../browser/people.ts';
import { text, textIn } from '../browser/texts.ts';
import { readAllSizes } from './sizes.ts';

const large = { theme: 'light', textSize: '150', contrast: 'normal' } as const;

test('the tabs of the likes stand in one row on a phone, and in two at most with large text', async ({
  page,
  watch,
  world,
}) => {
  await chooseAppearance(page, world.address, large);
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeMember(page.request);
  await visit({ page, watch }, '/de/likes');
  const tabs = page.getByRole('navigation', { name: textIn('de', 'likes.tabs') }).getByRole('link');
  await expect(tabs).toHaveCount(3);
  const rows = async () => {
    const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    return new Set(tops).size;
  };
  await expect.poll(rows).toBe(2);
  await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
  await expect.poll(rows).toBe(1);
});

test('writing is one line on a profile in German, and hides neither place nor a fact', async ({
  page,
  watch,
  world,
  nobody,
}) => {
  await chooseAppearance(page, world.address, large);
  await becomeMember(page.request);
  const { id } = await findFictional(nobody);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit({ page, watch }, `/de/members/${id}`);
  const write = page.getByRole('link', { name: textIn('de', 'profile-page.message'), exact: true });
  const lines = (of: typeof write) =>
    of.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector('span') ?? element);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await expect.poll(() => lines(write)).toBe(1);
  const foot = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  const edge = await page
    .locator('.member-actions__bar')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(await foot('.member-head__place')).toBeLessThanOrEqual(edge);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const label of await page.locator('.member-facts dt').all())
    if (!(await label.textContent())?.includes(' ')) expect(await lines(label)).toBe(1);
  await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
  await expect.poll(() => lines(write)).toBe(1);
});

test('the question before a block says its words first, and parts no name', async ({
  page,
  watch,
  world,
}) => {
  await chooseAppearance(page, world.address, { ...large, textSize: '200' });
  await page.setViewportSize({ width: 320, height: 640 });
  await becomeMember(page.request);
  const conversation = await fillTheHouse(page.request);
  await visit({ page, watch }, `/de/chats/${conversation}`);
  await page.locator('.chat-head summary').click();
  await page.locator('.chat-head .menu__item[data-act=block]').click();
  const question = page.getByRole('dialog');
  // No button lies over the words: three lines of them are read without scrolling.
  const seen = await question.locator('p').evaluate((words) => {
    const line = document.createRange();
    line.selectNodeContents(words);
    return [...line.getClientRects()].slice(0, 3).map(({ left, top, height }) => {
      const found = document.elementFromPoint(left + 5, top + height / 2);
      return found !== null && words.contains(found);
    });
  });
  expect(seen).toEqual([true, true, true]);
  const parted = await question.getByRole('heading').evaluate((title) => {
    const [text] = [...title.childNodes].filter((node) => node instanceof Text);
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
    return words
      .filter(({ 0: word, index }) => {
        const place = document.createRange();
        place.setStart(text!, index);
        place.setEnd(text!, index + word.length);
        return new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => word);
  });
  expect(parted).toEqual([]);
  const block = question.getByRole('button', { name: textIn('de', 'chat.block.confirm'), exact: true });
  await block.scrollIntoViewIfNeeded();
  await expect(block).toBeInViewport({ ratio: 1 });
});

test('the code of a login is asked for and sent in the first view of a phone', async ({
  page,
  watch,
  world,
}) => {
  await chooseAppearance(page, world.address, large);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit({ page, watch }, '/de/login?step=code&next=%2Fchats');
  // Where it opens: the field that has the keys brings itself into view.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const send = page
    .getByRole('main')
    .getByRole('button', { name: textIn('de', 'login.submit'), exact: true });
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('the bar and a date of birth have room for Finnish words', async ({ page, watch, openSeat }) => {
  const guest = await openSeat();
  await visit(guest, '/fi/login');
  expect(await readAllSizes(guest.page)).toEqual([]);
  await becomeMember(page.request);
  await visit({ page, watch }, '/fi/profile');
  expect(await readAllSizes(page)).toEqual([]);
});

test('bar and list go together beside a conversation, by the room that large text leaves', async ({
  page,
  watch,
  world,
  nobody,
}) => {
  await chooseAppearance(page, world.address, large);
  await becomeMember(page.request);
  const { id } = await findFictional(nobody);
  const bar = page.getByRole('navigation', { name: text('frame.nav'), exact: true });
  const list = page.locator('.chat-pane');
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit({ page, watch }, `/members/${id}/chat`);
  await expect(bar).toBeVisible();
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(bar).toBeHidden();
  await expect(list).toBeHidden();
});

test('that somebody is fictional is said in words once where the person stands beside', async ({
  page,
  watch,
  nobody,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeMember(page.request);
  const { id } = await findFictional(nobody);
  await call(page.request, 'chatSend', { body: { member: id, kind: 'text', text: 'Good evening' } });
  await visit({ page, watch }, `/members/${id}/chat`);
  const row = page.locator('.chat-pane .chat-row');
  const edge = async (place: string) => (await row.locator(place).boundingBox())?.x ?? 0;
  // List and person come a moment after the conversation.
  await expect(row).toBeVisible();
  await expect(page.locator('.chat-person')).toBeVisible();
  // At the face, which stays where the other faces are.
  expect(await edge('.fictional-mark')).toBe(await edge('.avatar'));
  const words = (place: string) =>
    page
      .locator(`${place} .fictional-mark > span`)
      .evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(() => words('.chat-head')).toBeLessThan(2);
  await expect.poll(() => words('.chat-person')).toBeGreaterThan(50);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => words('.chat-head')).toBeGreaterThan(50);
});

test('a long word of a setting stands whole beside its switch, and what is chosen on the home page hangs below no edge', async ({
  page,
  watch,
  world,
}) => {
  await chooseAppearance(page, world.address, large);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit({ page, watch }, '/');
  const room = await page.locator('.home-search select[name=age]').evaluate((select) => {
    const { fontSize, paddingTop, paddingBottom } = getComputedStyle(select);
    const inside = select.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return inside / Number.parseFloat(fontSize);
  });
  // What Open Sans needs from its highest letter to its lowest.
  expect(room).toBeGreaterThanOrEqual(1.34);

  await becomeMember(page.request);
  await visit({ page, watch }, '/notifications/seen');
  const lines = await page.locator('.switch__label').evaluateAll((labels) =>
    labels.map((label) => {
      const word = document.createRange();
      const [letters] = label.childNodes;
      if (!letters) throw new Error('a switch without words');
      word.setStart(letters, 0);
      word.setEnd(letters, letters.textContent?.indexOf(' ') ?? 0);
      return word.getClientRects().length;
    }),
  );
  expect(lines).toContain(1);
  expect(Math.max(...lines), 'the lines of a first word').toBe(1);
});
