import { expect, type Page } from '@playwright/test';
import { type Appearance, formatAppearance } from '@vesper/domain';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme can break; the other rules judge what is shown and what it says, which no theme changes. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Fails softly when axe finds a barrier (WCAG 2.2 A and AA) or the page scrolls sideways. What was looked at before, at this
 * width and text size or in another language, is asked only what another theme or longer words can change (`again`).
 */
export const expectNoBarriers = async (
  page: Page,
  where: string,
  { again = false }: { readonly again?: boolean } = {},
): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, excess } = await page.evaluate(
    async (runOnly) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(document, {
        runOnly,
        resultTypes: ['violations'],
        // For the rule on sound. axe would read all style sheets anew each time too, for a rule on trial that is not asked.
        preload: { assets: ['media'] },
      });
      // What a bar that stays covers by half is brought into the middle first, as a person would.
      const isSmallInView = async (target: string): Promise<boolean> => {
        const element = document.querySelector(target);
        const [x, y] = [scrollX, scrollY];
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { violations: again } = await engine.run(document, { runOnly: ['target-size'] });
        scrollTo({ left: x, top: y, behavior: 'instant' });
        return again.some(({ nodes }) => nodes.some((node) => String(node.target) === target));
      };
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const small: typeof violation.nodes = [];
        for (const node of violation.nodes) if (await isSmallInView(String(node.target))) small.push(node);
        violation.nodes = small;
      }
      return {
        found: violations
          .filter(({ nodes }) => nodes.length > 0)
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    again ? rulesOfLooks : rules,
  );
  expect.soft(found, where).toEqual([]);
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
      // A browser without a screen now and then draws no frame at all for a page that does not move: one is asked for, and
      // not waited for without end.
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve());
          // eslint-disable-next-line house/promised-waits -- the end of the waiting, where no frame comes
          setTimeout(resolve, 1000);
        });
      return frame().then(() => {
        // What fades from one colour into the other would be read half-way.
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        return frame();
      });
    },
    { look: theme, size: textSize },
  );
};
