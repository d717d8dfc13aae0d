import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { fillTheHouse } from './full-house.ts';

// Where the system's colours stand in for the page's own, fills and shadows are gone (`libs/ui/src/foundation/forced-colors.scss`):
// what is pressed, chosen, open or somebody's own must be told by lines.
test.use({ forcedColors: 'active' });

/** The strongest line around the first of these, in CSS pixels; a border counts by its weakest side. */
const edgeOf = (part: Locator): Promise<number> =>
  part.first().evaluate((element) => {
    const style = getComputedStyle(element);
    const sides = [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ];
    const border = Math.min(...sides.map(parseFloat));
    const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
    return Math.max(border, outline);
  });

const styleOf = (
  part: Locator,
  name: 'backgroundColor' | 'borderBottomColor' | 'appearance',
): Promise<string> => part.first().evaluate((element, property) => getComputedStyle(element)[property], name);

test('buttons, fields, what has the focus and what opens over a page have edges', async ({ page, watch }) => {
  await visit({ page, watch }, '/');
  const field = page.locator('.home-search select').first();
  expect(await edgeOf(field), 'a field').toBeGreaterThanOrEqual(1);
  expect(await edgeOf(page.locator('.home-search .button--go')), 'a button').toBeGreaterThanOrEqual(2);
  await field.focus();
  await page.keyboard.press('Tab');
  expect(await edgeOf(page.locator(':focus-visible')), 'what has the focus').toBeGreaterThanOrEqual(3);
  await page.locator('.home-end .button--go').click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await edgeOf(page.locator('dialog:modal')), 'a dialog').toBeGreaterThanOrEqual(1);
});

test('where one is, counts and who is online are seen', async ({ page, watch }) => {
  await becomeMember(page.request);
  await fillTheHouse(page.request);
  await visit({ page, watch }, '/likes');
  const open = page.locator('.tabs__tab[aria-current="page"]');
  const others = page.locator('.tabs__tab:not([aria-current="page"])');
  expect(await styleOf(others, 'borderBottomColor')).not.toBe(await styleOf(open, 'borderBottomColor'));
  const place = page.locator('nav a[aria-current="page"]:not(.tabs__tab):visible');
  expect(await edgeOf(place), 'where one is').toBeGreaterThanOrEqual(3);
  expect(await edgeOf(page.locator('.badge:visible')), 'a count').toBeGreaterThanOrEqual(1);
  const dot = page.locator('.member-card__dot');
  expect(await edgeOf(dot), 'who is online').toBeGreaterThanOrEqual(1);
  await page.locator('.heart-button').first().click();
  await expect(page.locator('.heart-button').first()).toHaveAttribute('aria-pressed', 'true');
  expect(await edgeOf(page.locator('.heart-button')), 'a heart').toBeGreaterThanOrEqual(1);
});

test('one’s own words are told from the other’s by their line', async ({ page, watch }) => {
  await becomeMember(page.request);
  const conversation = await fillTheHouse(page.request);
  const { chats } = await call(page.request, 'chats');
  const member = chats[0]?.profile.id ?? '';
  await call(page.request, 'chatSend', { body: { member, kind: 'text', text: 'Good evening' } });
  await visit({ page, watch }, `/chats/${conversation}`);
  const own = await edgeOf(page.locator('.bubble--own'));
  const others = await edgeOf(page.locator('.bubble:not(.bubble--own)'));
  expect(others).toBeGreaterThanOrEqual(1);
  expect(own).toBeGreaterThan(others);
  expect(await edgeOf(page.locator('.composer button[type=submit]')), 'sending').toBeGreaterThanOrEqual(1);
});

test('what is chosen, on or done is told from what is not', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/profile');
  expect(await edgeOf(page.locator('.progress-bar__bar')), 'how far one is').toBeGreaterThanOrEqual(1);
  expect(await edgeOf(page.locator('.card')), 'a sheet').toBeGreaterThanOrEqual(1);
  const choices = page.locator('.choice');
  await choices.first().locator('input').check();
  const face = (which: string) => page.locator(`.choice:has(input${which}) .choice__face`);
  expect(await edgeOf(face(':checked')), 'a choice').toBeGreaterThan(await edgeOf(face(':not(:checked)')));
  await visit({ page, watch }, '/credits/b25');
  expect(await styleOf(page.locator('.radio input'), 'appearance'), 'a way to pay').toBe('auto');
  await visit({ page, watch }, '/notifications/seen');
  const thumb = await styleOf(page.locator('.switch__thumb'), 'backgroundColor');
  expect(thumb, 'a switch').not.toBe(await styleOf(page.locator('.switch__face'), 'backgroundColor'));
});
