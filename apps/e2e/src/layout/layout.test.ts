import { expect, type Page, test as base } from '@playwright/test';
import { measureCpu } from '../browser/cpu.ts';
import type { LayoutRule } from './place.ts';
import { readLayout, readTextSizes } from './read-layout.ts';
import { readAllSizes } from './sizes.ts';

const test = base.extend<{ readonly cpu: void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off the pattern.
  cpu: [async ({}, use, { file }) => measureCpu(file, use), { auto: true }],
});
test.use({ viewport: { width: 320, height: 640 } });

const page = (body: string, style = ''): string =>
  `<!doctype html><html><head><style>* { box-sizing: border-box } body { margin: 0; font: 20px/1.5 monospace }
  .out { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } ${style}</style></head>
  <body>${body}</body></html>`;

const rulesOf = async (at: Page, body: string, style?: string): Promise<LayoutRule[]> => {
  await at.setContent(page(body, style));
  return (await readLayout(at)).map(({ rule }) => rule);
};

/** Makes a page long. */
const filler = '<p style="height: 2000px"></p>';

const faults: readonly (readonly [string, LayoutRule, string])[] = [
  [
    'a short word one letter a line',
    'broken-word',
    '<p style="width: 1em; overflow-wrap: anywhere">Likes</p>',
  ],
  ['a word in two', 'broken-word', '<p style="width: 4em; overflow-wrap: anywhere">Edinburgh</p>'],
  ['a short word parted at its own hyphen', 'broken-word', '<p style="width: 3em">e-mail</p>'],
  ['a word that a soft hyphen parts', 'broken-word', '<p style="width: 3em">Mes&shy;sage</p>'],
  [
    'a button right of the window',
    'out-of-sight',
    '<div style="overflow: hidden"><button style="margin-left: 330px">Go</button></div>',
  ],
  [
    'a tab in a row that is pushed sideways',
    'out-of-sight',
    '<div style="overflow-x: auto; white-space: nowrap"><a href="#" style="margin-left: 400px">Matches</a></div>',
  ],
  [
    'a button below the edge of a box that hides it',
    'out-of-sight',
    '<div style="height: 40px; overflow: hidden"><p style="height: 100px"></p><button>Go</button></div>',
  ],
  [
    'a button below the window in a part that is fixed',
    'out-of-sight',
    '<div style="position: fixed; top: 0"><p style="height: 900px"></p><button>Go</button></div>',
  ],
  [
    'a button under another',
    'covered',
    '<button style="position: absolute">One</button><button style="position: absolute">Two</button>',
  ],
  [
    'a link at the end of the page under a fixed bar',
    'covered',
    `${filler}<a href="#">Last</a><div style="position: fixed; bottom: 0; height: 90px; width: 100%; background: #fff"></div>`,
  ],
  [
    'a badge over a word',
    'texts-overlap',
    '<p>Messages<span style="position: absolute; left: 40px; top: 20px">12</span></p>',
  ],
  [
    'two lines of text over each other',
    'texts-overlap',
    '<p>Where</p><p style="margin-top: -48px">Nowhere</p>',
  ],
  ['a picture wider than the window', 'sideways', '<div style="width: 400px; height: 10px"></div>'],
  [
    'an icon pressed flat',
    'shrunk-icon',
    '<svg class="lucide" width="24" height="24" style="width: 3px; height: 24px"></svg>',
  ],
  ['a composer below the window', 'composer', `${filler}<form class="composer"><textarea></textarea></form>`],
  [
    'a Send under a notice',
    'composer',
    '<form class="composer"><button>Send</button></form><p style="position: fixed; inset: 0; margin: 0; background: #fff"></p>',
  ],
];

// One page for all of them: a browser's window of its own for each would cost ten times as much.
test('finds each fault that is planted', async ({ page: at }) => {
  for (const [name, rule, body] of faults) expect.soft(await rulesOf(at, body), name).toContain(rule);
});

const cleanPages: readonly (readonly [string, string])[] = [
  ['short words on lines of their own', '<p style="width: 6em">One two three, and/or four – five</p>'],
  ['a long word that is parted', '<p style="width: 6em; overflow-wrap: anywhere">Partnervermittlung</p>'],
  ['words for readers of screens', '<p class="out">Only heard</p><a class="out" href="#">Skip</a>'],
  ['a button far down the page', `${filler}<button>Go</button>`],
  [
    'a button far down a box that scrolls',
    `<div style="height: 200px; overflow: auto">${filler}<button>Go</button></div>`,
  ],
  [
    'cards that are pushed along on purpose',
    '<div style="overflow-x: auto; scroll-snap-type: x mandatory; white-space: nowrap"><a href="#" style="margin-left: 400px">Card</a></div>',
  ],
  [
    'a link under a bar that stays, once it is scrolled',
    `<div style="position: sticky; top: 0; height: 80px; background: #fff">Bar</div>${filler}<a href="#">Link</a>${filler}`,
  ],
  [
    'an invisible radio button over its own face',
    '<label style="position: relative"><input type="radio" style="position: absolute; inset: 0; opacity: 0"><span>One</span></label>',
  ],
  [
    'a name that ends in dots',
    '<h1 style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 5em; margin: 0">A very long name</h1>',
  ],
  [
    'text in a bar that is over the page’s text',
    '<p>Below</p><p style="position: fixed; top: 20px; margin: 0; background: #fff">Above</p>',
  ],
  [
    'a page under an open dialog',
    '<button>Go</button><dialog><button>Close</button></dialog><script>document.querySelector("dialog").showModal()</script>',
  ],
  [
    'a composer at the foot',
    '<form class="composer" style="position: fixed; bottom: 0"><textarea></textarea><button>Send</button></form>',
  ],
];

test('has nothing against what is in order', async ({ page: at }) => {
  for (const [name, body] of cleanPages) expect.soft(await rulesOf(at, body), name).toEqual([]);
});

test('reads what is open over the page, and nothing below it', async ({ page: at }) => {
  await at.setContent(
    page(
      '<p style="width: 1em; overflow-wrap: anywhere">Likes</p><div class="menu" style="width: 1em; overflow-wrap: anywhere">Menu</div>',
    ),
  );
  expect((await readLayout(at, '.menu')).map(({ text }) => text)).toEqual(['Menu']);
});

const growing = (rules: string): string =>
  `html[data-text-size='150'] { font-size: 150% } html[data-text-size='200'] { font-size: 200% } ${rules}`;
const heldIn = async (at: Page, body: string, rules: string): Promise<string[]> => {
  await at.setContent(page(body, growing(rules)));
  const found = await readTextSizes(at, ['100', '150', '200'], null);
  return found.map((places) =>
    places
      .filter(({ rule }) => rule === 'held-text')
      .map(({ text }) => text)
      .join(),
  );
};

test('finds words that the chosen text size does not make larger', async ({ page: at }) => {
  const held = await heldIn(
    at,
    '<h1>Great</h1><p>Small</p>',
    'p { font-size: 1rem } h1 { font-size: min(2rem, 10.5vw) }',
  );
  expect(held).toEqual(['', '32 px, 1.05 times: Great', '32 px, 1.05 times: Great']);
  expect(await heldIn(at, '<input value="Typed">', 'input { font-size: 16px }')).toEqual([
    '',
    '16 px, 1 times:',
    '16 px, 1 times:',
  ]);
});

test('lets a bar at the edge of the window grow less, and a brand not at all', async ({ page: at }) => {
  const style = 'p { font-size: min(1rem, 7.2vw) } .logo { font-size: 16px }';
  expect(await heldIn(at, '<p>Held</p><b class="logo">Vesper</b>', style)).toEqual([
    '',
    '',
    '16 px, 1.44 times: Held',
  ]);
  const bar = '<div style="position: sticky; bottom: 0"><p>Held</p></div>';
  expect(await heldIn(at, bar, style)).toEqual(['', '', '']);
});

test('leaves the page where it was', async ({ page: at }) => {
  await at.setContent(page(`${filler}<button>Go</button>${filler}`));
  await at.evaluate(() => scrollTo(0, 120));
  expect(await readLayout(at)).toEqual([]);
  expect(await at.evaluate(() => scrollY)).toBe(120);
});

test('tells in which window and at which text size', async ({ page: at }) => {
  const style =
    ":root[data-text-size='200'] p { font-size: 40px } p { overflow-wrap: anywhere; max-width: 12vw }";
  await at.setContent(page('<p>Search</p>', style));
  const found = (await readAllSizes(at)).filter((line) => line.includes('broken-word'));
  expect(found.filter((line) => line.startsWith('768px')).map((line) => line.slice(0, 25))).toEqual([
    '768px 200 %: broken-word:',
  ]);
  expect(found.some((line) => line.startsWith('1280px'))).toBe(false);
  expect(await at.evaluate(() => document.documentElement.hasAttribute('data-text-size'))).toBe(false);
});
