import axe from 'axe-core';
import { applyAppearance } from './appearance.ts';
import { showLocale } from './shown-locale.tsx';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * The rules that colours and sizes can break. All others judge what is shown and what it says, which the text size may
 * change and the theme does not: they are asked once at each size, and these in every look.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

interface Look {
  readonly theme: 'light' | 'dark';
  readonly textSize: '100' | '200';
  readonly rules: readonly string[];
}

const looks: readonly Look[] = [
  { theme: 'light', textSize: '100', rules },
  { theme: 'light', textSize: '200', rules: rulesOfLooks },
  { theme: 'dark', textSize: '100', rules: rulesOfLooks },
  { theme: 'dark', textSize: '200', rules },
];

/** German and Finnish have the longest words: what fits in them fits. */
const longLocales = ['de', 'fi'] as const;
const lookOfLongLocales: Look = { theme: 'dark', textSize: '200', rules };

/** Under `vitest` only: while somebody browses stories, the panel of the addon shows the same for what is on screen. */
const isTestRun = (): boolean => '__vitest_browser__' in window;

/** A turn of the event loop without the 4 ms that timers take. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * The frame that follows has been drawn, what observes sizes has answered it, and React has shown that: a second frame, which comes
 * a sixtieth of a second later, would be waited for eight times a story.
 */
const nextFrame = async (): Promise<void> => {
  await frameDrawn();
  await nextTurn();
  await nextTurn();
};

/** A browser without a screen now and then draws no frame at all for a page that does not move: none is waited for without end. */
const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    // eslint-disable-next-line house/promised-waits -- the end of the waiting, where no frame comes
    setTimeout(resolve, 1000);
  });

const findBarriers = async (
  where: string,
  asked: readonly string[],
  disabled: Readonly<Record<string, { enabled: false }>>,
): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    runOnly: [...asked],
    rules: disabled,
    resultTypes: ['violations'],
    // For the rule on sound. axe would read all style sheets anew each time too, for a rule on trial that is not asked.
    preload: { assets: ['media'] },
  });
  const found = violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(' | ')}`,
  );
  const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (excess > 0) found.push(`${where}: scrolls sideways by ${excess}px at ${window.innerWidth}px`);
  return found;
};

/** Everything that somebody could read or be told, in one piece. */
const readAll = (document: Document): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label], [alt], [placeholder], [title], input')].map((element) =>
      ['aria-label', 'alt', 'placeholder', 'title', 'value']
        .map((name) => element.getAttribute(name))
        .join(' '),
    ),
  ].join('\n');

/** The long languages in which a story says something else; none when it has no texts of the product. */
const localesToShow = async (story: HTMLElement): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const locale of longLocales) {
    showLocale(locale);
    await nextFrame();
    said.push(readAll(story.ownerDocument));
  }
  return new Set(said).size === 1 ? [] : longLocales;
};

/**
 * Looks at a story as it stands after its play function, in both themes and at 100 and 200 % text; then, shown afresh, in
 * German and Finnish, dark and at 200 %: nothing that axe calls a barrier, and nothing that makes a narrow window scroll
 * sideways. Throws an Error that names each finding. A story can turn one rule off with `parameters.barriers.without` and
 * must say why beside it.
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
    (parameters.barriers?.without ?? []).map((id) => [id, { enabled: false as const }]),
  );
  const found: string[] = [];
  const look = async (prefix: string, { theme, textSize, rules: asked }: Look): Promise<void> => {
    applyAppearance({ ...own, theme, textSize });
    await nextFrame();
    found.push(...(await findBarriers(`${prefix}${theme}, ${textSize} % text`, asked, disabled)));
  };
  for (const one of looks) await look('', one);
  try {
    for (const locale of await localesToShow(story)) {
      showLocale(locale);
      document.documentElement.lang = locale;
      await look(`${locale}, `, lookOfLongLocales);
    }
  } finally {
    showLocale(undefined);
  }
  document.documentElement.lang = globals.locale ?? 'en';
  applyAppearance({ ...own, motion: globals.motion ?? 'full' });
  if (found.length > 0) throw new Error(`${story.ownerDocument.title} has barriers:\n${found.join('\n')}`);
};
