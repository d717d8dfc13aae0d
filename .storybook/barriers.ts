import axe from 'axe-core';
import { applyAppearance } from './appearance.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark'] as const;
const textSizes = ['100', '200'] as const;

/** Under `vitest` only: while somebody browses stories, the panel of the addon shows the same for what is on screen. */
const isTestRun = (): boolean => '__vitest_browser__' in window;

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Looks at a story in both themes and at 100 and 200 % text: nothing that axe calls a barrier, and nothing that makes a
 * narrow window scroll sideways. Throws an Error that names each finding. A story can turn one rule off with
 * `parameters.barriers.without` and must say why beside it.
 */
export const expectNoBarriers = async (
  story: HTMLElement,
  globals: Readonly<Record<string, string>>,
  parameters: { readonly barriers?: { readonly without?: readonly string[] } },
): Promise<void> => {
  if (!isTestRun()) return;
  const own = {
    theme: globals.theme ?? 'light',
    contrast: globals.contrast ?? 'normal',
    textSize: globals.textSize ?? '100',
    motion: 'reduce',
  };
  const disabled = Object.fromEntries(
    (parameters.barriers?.without ?? []).map((id) => [id, { enabled: false }]),
  );
  const found: string[] = [];
  for (const theme of themes) {
    for (const textSize of textSizes) {
      applyAppearance({ ...own, theme, textSize });
      await nextFrame();
      const where = `${theme}, ${textSize} % text`;
      const { violations } = await axe.run(document.body, {
        runOnly: rules,
        rules: disabled,
        resultTypes: ['violations'],
      });
      for (const { id, nodes } of violations)
        found.push(
          `${where}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(' | ')}`,
        );
      const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (excess > 0) found.push(`${where}: scrolls sideways by ${excess}px at ${window.innerWidth}px`);
    }
  }
  applyAppearance({ ...own, motion: globals.motion ?? 'full' });
  if (found.length > 0) throw new Error(`${story.ownerDocument.title} has barriers:\n${found.join('\n')}`);
};
