import type { Page } from '@playwright/test';
import { type Appearance, type Locale, localePath } from '@vesper/domain';
import { expectNoBarriers, showAs } from '../browser/barriers.ts';
import { expect, type Seat, test, visit } from '../browser/journey.ts';
import { becomeMember, findFictional } from '../browser/people.ts';
import { readAllSizes } from '../layout/sizes.ts';
import { memberOpenings, type Opening, visitorOpenings } from './openings.ts';
import { notBuilt, pathOfNotBuilt } from './route-screens.ts';
import { memberScreens, type Screen, visitorScreens } from './screens.ts';

/** Both ends of the widths that we build for, in CSS pixels. */
const widths = { phone: 320, desktop: 1280 } as const;
const height = 800;

interface Look extends Pick<Appearance, 'theme' | 'textSize'> {
  readonly width: number;
}

const everyLook: readonly Look[] = Object.values(widths).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['100', '200'] as const).map((textSize) => ({ width, theme, textSize })),
  ),
);
/**
 * The long run looks at everything in every way. The daily one meets each text size at each width once, over two languages:
 * in German, with its long words, what is as narrow and large as can be, and what most people see.
 */
const dailyLooks: readonly Look[] = [
  { width: widths.phone, theme: 'light', textSize: '100' },
  { width: widths.desktop, theme: 'dark', textSize: '200' },
];
const longWordLooks: readonly Look[] = [
  { width: widths.phone, theme: 'dark', textSize: '200' },
  { width: widths.desktop, theme: 'light', textSize: '100' },
];

const sizeOf = ({ width, textSize }: Look): string => `${width} ${textSize}`;
const isLong = process.env.VESPER_TEST_LENGTH === 'long';

/** Where the layout is read: English as it is written first, and German with its long words. */
const readLanguages: readonly Locale[] = ['en', 'de'];

const addressOf = (locale: Locale, path: string): string => {
  const [pathname = '/', query] = path.split('?', 2);
  return `${localePath(locale, pathname)}${query === undefined ? '' : `?${query}`}`;
};

/** What cannot be read or pressed somewhere, at any width and text size (`../layout`). */
const expectTidyLayout = async (page: Page, where: string, part: string | null = null): Promise<void> =>
  expect.soft(await readAllSizes(page, part), where).toEqual([]);

/** The bar is read with the longest counts that it shows: two digits lay over the word beside them. */
const showLongestCounts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const badge of document.querySelectorAll('.main-nav .badge'))
      for (const part of [
        ...badge.childNodes,
        ...[...badge.children].flatMap((child) => [...child.childNodes]),
      ])
        if (/^\d+$/.test(part.nodeValue ?? '')) part.nodeValue = '99+';
  });

/**
 * Opens each screen once and changes the open page. Every rule is asked at every width and text size, since both decide
 * what is shown (menus, columns, labels that make room); the other theme at the same size can only change colours, so
 * that it is asked the rules of looks (`barriers.ts`). So is another language on a usual day: names, roles and headings are those of
 * the same document, its words are only longer. In the same visit the layout is read, on every screen.
 */
const check = async (
  seat: Pick<Seat, 'page' | 'watch'>,
  locale: Locale,
  screens: readonly Screen[],
  looks: readonly Look[],
): Promise<void> => {
  seat.watch.allow(/status of 404/);
  const isRead = readLanguages.includes(locale);
  const isAgain = !isLong && locale !== 'en';
  for (const { path } of screens) {
    await visit(seat, addressOf(locale, path));
    if (isRead) {
      await showLongestCounts(seat.page);
      await expectTidyLayout(seat.page, `${locale} ${path}`);
    }
    const seen = new Set<string>();
    for (const look of isLong ? everyLook : looks) {
      await seat.page.setViewportSize({ width: look.width, height });
      await showAs(seat.page, look);
      await expectNoBarriers(
        seat.page,
        `${locale} ${path}, ${look.width}px, ${look.theme}, ${look.textSize} % text`,
        { again: isAgain || seen.has(sizeOf(look)) },
      );
      seen.add(sizeOf(look));
    }
  }
};

/** What opens over a screen, and its faces after an act; axe meets them in the stories of the kit. */
const readOpenings = async (
  seat: Pick<Seat, 'page' | 'watch'>,
  locale: Locale,
  openings: readonly Opening[],
): Promise<void> => {
  // Forms that are sent with nothing in them, a message without credits, no network.
  seat.watch.allow(/status of 4(02|22)|net::ERR_INTERNET_DISCONNECTED/);
  for (const { name, path, open, close } of openings) {
    await visit(seat, addressOf(locale, path));
    await expectTidyLayout(seat.page, `${locale} ${name}`, await open(seat.page));
    await close?.(seat.page);
  }
};

// Two workers share them; each is long.
test.describe.configure({ mode: 'parallel', timeout: 480_000 });
test.use({ viewport: { width: widths.phone, height } });

test('every route without a screen is known as such', async ({ request, nobody }) => {
  // Who is not logged in would be sent to the login instead.
  await becomeMember(request);
  const { id } = await findFictional(nobody);
  const found: string[] = [];
  for (const name of notBuilt) {
    const path = pathOfNotBuilt(name, { member: id, conversation: '' });
    const answer = await request.get(path);
    // A member is led away from an address of one part that is nothing, as from a link that was used up.
    const isThere = answer.status() !== 404 && new URL(answer.url()).pathname === path;
    if (isThere) found.push(`${name} has a screen: take it off the list in route-screens.ts`);
  }
  expect(found).toEqual([]);
});

test('every route that has a screen has one that opens', async ({ page, nobody, request }) => {
  const [visitors, members] = [
    await visitorScreens(nobody),
    await memberScreens(page.request, nobody, { name: 'Opens' }),
  ];
  const missing: string[] = [];
  for (const [screens, asker] of [
    [visitors, request],
    [members, page.request],
  ] as const)
    for (const { name, path } of screens) {
      const status = (await asker.get(path)).status();
      const expected = ['not-found', 'transactions-id', 'account-deleted'].includes(name) ? 404 : 200;
      if (status !== expected) missing.push(`${name} (${path}) answers ${status}`);
    }
  expect(missing).toEqual([]);
});

/** Finnish has words as long as German ones, which are read every day; the stories of the kit meet both. */
const locales: readonly Locale[] = isLong ? ['en', 'de', 'fi'] : readLanguages;

for (const locale of locales) {
  const looks = locale === 'en' ? dailyLooks : longWordLooks;

  test(`a visitor’s screens have no barriers that a machine finds, in ${locale}`, async ({
    page,
    watch,
    nobody,
  }) => {
    await check({ page, watch }, locale, await visitorScreens(nobody), looks);
    if (readLanguages.includes(locale)) await readOpenings({ page, watch }, locale, visitorOpenings);
  });

  test(`a member’s screens have none either, in ${locale}`, async ({ page, watch, nobody }) => {
    const screens = await memberScreens(page.request, nobody, { language: locale });
    await check({ page, watch }, locale, screens, looks);
    if (readLanguages.includes(locale))
      await readOpenings({ page, watch }, locale, await memberOpenings(page.request, screens));
  });
}
