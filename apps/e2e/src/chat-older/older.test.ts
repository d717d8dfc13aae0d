import type { Page } from '@playwright/test';
import { chatLog } from '../chat/chat-page.ts';
import { chooseAppearance } from '../browser/barriers.ts';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, becomePremium, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** Where the bubble of a message stands, and how far the list is scrolled: their sum stays while nothing moves. */
const placeOf = (page: Page, seq: number): Promise<number> =>
  chatLog(page).evaluate((list, wanted) => {
    const row = list.querySelector(`[data-seq="${wanted}"] .chat-log__row`);
    return (row?.getBoundingClientRect().top ?? Number.NaN) + list.scrollTop;
  }, seq);

test('older messages come before one is at the top, and no message moves but by the wheel', async ({
  page,
  watch,
  openSeat,
  world,
}) => {
  const other = await openSeat();
  const anna = await becomeMember(page.request, { name: 'Annabel' });
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await becomePremium(other.page.request);
  await becomePremium(page.request);
  const say = (isAnna: boolean, words: string) =>
    call(isAnna ? page.request : other.page.request, 'chatSend', {
      body: { member: isAnna ? bert.id : anna.id, kind: 'text', text: words },
    });
  for (let count = 1; count <= 46; count += 1)
    await say(count % 2 === 0, `Number ${count}, ${'and so on '.repeat(count % 7)}`);
  const { conversation } = await call(page.request, 'chat', { query: { member: bert.id } });
  await call(page.request, 'chatRead', { body: { conversation: conversation?.id ?? '', seq: 46 } });

  for (const [name, viewport, textSize] of [
    ['a phone', phone, '100'],
    ['a phone with large words', phone, '200'],
    ['a desk', desk, '100'],
    ['a desk with large words', desk, '200'],
  ] as const)
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize(viewport);
      await chooseAppearance(page, world.address, { theme: 'light', textSize, contrast: 'normal' });
      await visit({ page, watch }, `/members/${bert.id}/chat`);
      await settled({ page, watch });
      await expect(chatLog(page).locator('[data-seq="1"]')).toHaveCount(0);
      // So that a key in the field below lays out none of them anew (`npm run bench:chat-keys`).
      await expect(chatLog(page).locator('ol')).toHaveCSS('contain', 'layout');
      const oldest = Number(await chatLog(page).locator('[data-seq]').first().getAttribute('data-seq'));
      await chatLog(page).hover();
      const before = await placeOf(page, oldest);
      await expect(async () => {
        await page.mouse.wheel(0, -120);
        expect(Math.abs((await placeOf(page, oldest)) - before)).toBeLessThan(1);
        expect(await chatLog(page).locator('[data-seq="1"]').count()).toBe(1);
      }).toPass({ intervals: [30] });
      expect(Math.abs((await placeOf(page, oldest)) - before)).toBeLessThan(1);
    });

  await test.step('what is read further up stays when a message comes below it', async () => {
    await expect(chatLog(page).getByText('Number 1,')).toBeAttached();
    await page.mouse.wheel(0, -100_000);
    await expect(chatLog(page).getByText('Number 1,')).toBeInViewport();
    const top = () =>
      chatLog(page).evaluate(
        (list) => list.querySelector('[data-seq="1"]')?.getBoundingClientRect().top ?? Number.NaN,
      );
    const before = await top();
    await say(false, `Good evening, ${'and so on '.repeat(30)}`);
    await expect(page.getByRole('button', { name: text('chat.latest', { count: 1 }) })).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });
});
