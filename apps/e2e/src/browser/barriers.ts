import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Appearance, formatAppearance } from '@vesper/domain';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails softly when axe finds a barrier (WCAG 2.2 A and AA) or the page scrolls sideways. */
export const expectNoBarriers = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // The newer way opens a page of its own for every analysis; it is for frames of other origins, and we have none.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `${where} does not scroll sideways`).toBe(0);
};

/** Chooses how pages look before the first one is opened. */
export const chooseAppearance = async (page: Page, url: string, appearance: Appearance): Promise<void> =>
  page.context().addCookies([{ name: 'appearance', value: formatAppearance(appearance), url }]);

/** Changes the open page as the switch in the bar does. */
export const showAs = async (
  page: Page,
  { theme, textSize }: Pick<Appearance, 'theme' | 'textSize'>,
): Promise<void> => {
  await page.evaluate(
    ({ look, size }) => {
      const { documentElement } = document;
      documentElement.setAttribute('data-theme', look);
      if (size === '100') documentElement.removeAttribute('data-text-size');
      else documentElement.setAttribute('data-text-size', size);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { look: theme, size: textSize },
  );
};
