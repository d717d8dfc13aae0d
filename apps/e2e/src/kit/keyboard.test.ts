import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { measureCpu } from '../browser/cpu.ts';
import { serveStorybook, type Storybook } from './storybook.ts';

const test = base.extend<{ readonly cpu: void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off the pattern.
  cpu: [async ({}, use, { file }) => measureCpu(file, use), { auto: true }],
});

let storybook: Storybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

/** Opens a story and waits until it is ready, including what it does by itself. */
const visitStory = async (page: Page, id: string): Promise<void> => {
  await page.goto(storybook.story(id));
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const phase = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender?.phase;
    return phase === 'finished';
  });
};

const keys = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.keyboard.press(name);
};

test('ActionMenu: Enter opens, arrows and letters move, Escape gives the focus back', async ({ page }) => {
  await visitStory(page, 'kit-actions-actionmenu--closed');
  const button = page.getByRole('button', { name: 'More options' });
  const act = (name: string): Locator => page.getByRole('menuitem', { name });
  await keys(page, 'Tab');
  await expect(button).toBeFocused();
  await keys(page, 'Enter');
  await expect(act('View profile')).toBeFocused();
  await keys(page, 'ArrowDown');
  await expect(act('Block Anna'), 'the disabled act is passed over').toBeFocused();
  await keys(page, 'ArrowDown');
  await expect(act('Remove conversation')).toBeFocused();
  await keys(page, 'ArrowDown');
  await expect(act('View profile'), 'arrows go round').toBeFocused();
  await page.keyboard.type('rem');
  await expect(act('Remove conversation')).toBeFocused();
  await keys(page, 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Dialog: Tab stays inside, Escape closes, the focus returns', async ({ page }) => {
  await visitStory(page, 'kit-feedback-dialog--open');
  const dialog = page.getByRole('dialog', { name: 'Block Anna?' });
  await expect(dialog).toBeVisible();
  await keys(page, 'Escape');
  // Its words go first: the page is free only when the element itself has closed.
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  const opener = page.getByRole('button', { name: 'Block Anna' });
  await keys(page, 'Tab');
  await expect(opener).toBeFocused();
  await keys(page, 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Block Anna?', exact: true })).toBeFocused();
  const names: (string | null)[] = [];
  for (let count = 0; count < 8; count += 1) {
    await keys(page, 'Tab');
    const place = await dialog.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === document.body) return { isOutside: false, name: null };
      return {
        isOutside: !element.contains(activeElement),
        name: activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null,
      };
    });
    expect(place.isOutside, `after ${count + 1} times Tab`).toBe(false);
    names.push(place.name);
  }
  // Between the last and the first, the focus may visit the browser's own buttons: the page has it nowhere then.
  expect(names.filter((name) => name !== null).slice(0, 4)).toEqual(['Close', 'Cancel', 'Block', 'Close']);
  await keys(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('ComboboxField: typing filters, arrow and Enter choose, Escape gives up', async ({ page }) => {
  await visitStory(page, 'kit-forms-comboboxfield--closed');
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox');
  await keys(page, 'Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('mun');
  await expect(page.getByRole('option')).toHaveText(['Dortmund', 'München', 'Münster']);
  await keys(page, 'ArrowDown', 'ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.getByRole('option', { name: 'München' })).toHaveAttribute('id', active ?? '');
  await keys(page, 'Enter');
  await expect(field).toHaveValue('München');
  await expect(list).toHaveCount(0);

  await page.keyboard.type('x');
  await keys(page, 'Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('München');
  await expect(field).toBeFocused();
});

test('TabPanels: arrows go round, Home and End jump, Tab goes into the panel', async ({ page }) => {
  await visitStory(page, 'kit-layout-tabpanels--normal');
  const tabs = page.getByRole('tab');
  const expectOpen = async (index: number): Promise<void> => {
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const id = await tab.getAttribute('id');
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', id ?? '');
  };
  await keys(page, 'Tab');
  await expectOpen(0);
  await keys(page, 'ArrowRight');
  await expectOpen(1);
  await keys(page, 'End');
  await expectOpen(2);
  await keys(page, 'ArrowRight');
  await expectOpen(0);
  await keys(page, 'ArrowLeft');
  await expectOpen(2);
  await keys(page, 'Home');
  await expectOpen(0);
  await keys(page, 'Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('PhotoViewer: opens, pages, zooms and closes by keys, and the focus returns', async ({ page }) => {
  await visitStory(page, 'kit-members-photoviewer--open-photo');
  const viewer = page.getByRole('dialog');
  const position = viewer.locator('.photo-viewer__position');
  const scale = (): Promise<number> =>
    viewer
      .locator('.yarl__slide_current .yarl__slide_wrapper')
      .evaluate((slide) => new DOMMatrix(getComputedStyle(slide).transform).a);
  await expect(viewer).toBeVisible();
  await keys(page, 'Escape');
  await expect(viewer).toHaveCount(0);

  const tile = page.getByRole('button').first();
  await keys(page, 'Tab');
  await expect(tile).toBeFocused();
  await keys(page, 'Enter');
  await expect(position).toHaveText('1 of 3');
  await keys(page, 'ArrowRight');
  await expect(position).toHaveText('2 of 3');
  await keys(page, 'ArrowLeft');
  await expect(position).toHaveText('1 of 3');
  await expect(viewer.getByRole('button', { name: 'Larger' })).toBeEnabled();
  await keys(page, '+');
  await expect.poll(scale).toBeGreaterThan(1.2);
  await keys(page, '-');
  await expect.poll(scale).toBeLessThan(1.1);
  await keys(page, 'Escape');
  await expect(viewer).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('Carousel: the strip takes the focus, arrows move it by one, End and Home to its ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await visitStory(page, 'kit-layout-carousel--start');
  const strip = page.getByRole('region');
  const left = (): Promise<number> => strip.evaluate((element) => Math.round(element.scrollLeft));
  const rest = (): Promise<number> =>
    strip.evaluate(({ scrollWidth, clientWidth, scrollLeft }) =>
      Math.round(scrollWidth - clientWidth - scrollLeft),
    );
  await keys(page, 'Tab');
  await expect(strip).toBeFocused();
  await keys(page, 'ArrowRight');
  await expect.poll(left).toBeGreaterThan(50);
  await expect(page.getByRole('button', { name: 'Show the previous' })).toBeVisible();
  expect(await rest(), 'one item, not to the end').toBeGreaterThan(50);
  await keys(page, 'End');
  await expect.poll(rest).toBeLessThan(3);
  await expect(page.getByRole('status')).toHaveText(/6 of 6$/);
  await keys(page, 'Home');
  await expect.poll(left).toBe(0);
  await expect(strip).toBeFocused();
});

test('SwipeCard: the right arrow likes, the left one passes, and the decision is spoken', async ({
  page,
}) => {
  await visitStory(page, 'kit-members-swipecard--fictional');
  const member = (name: string): Locator => page.getByRole('link', { name, exact: true });
  const pass = page.getByRole('button', { name: 'Pass' });
  await keys(page, 'Tab');
  await expect(member('Clara')).toBeFocused();
  await keys(page, 'Tab');
  await expect(pass).toBeFocused();
  await keys(page, 'ArrowLeft');
  await expect(page.getByRole('status')).toHaveText('Clara was passed.');
  await expect(member('Bert')).toBeVisible();
  await expect(pass, 'the focus stays where it was').toBeFocused();
  await keys(page, 'ArrowRight');
  await expect(page.getByRole('status')).toContainText('Bert');
  await expect(member('Edith')).toBeVisible();
  await expect(pass).toBeFocused();
});

test('NumberField: arrows count by one within the limits', async ({ page }) => {
  await visitStory(page, 'kit-forms-numberfield--normal');
  const field = page.getByRole('textbox');
  await keys(page, 'Tab');
  await expect(field).toBeFocused();
  await keys(page, 'ArrowUp', 'ArrowUp');
  await expect(field).toHaveValue('57');
  await keys(page, 'ArrowDown');
  await expect(field).toHaveValue('56');
  await keys(page, 'End');
  await expect(field).toHaveValue('120');
  await keys(page, 'ArrowUp');
  await expect(field, 'nothing above the limit').toHaveValue('120');
});
