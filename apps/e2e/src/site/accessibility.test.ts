import { type Appearance, type Locale, localePath } from '@vesper/domain';
import { expectNoBarriers, showAs } from '../browser/barriers.ts';
import { type Seat, test, visit } from '../browser/journey.ts';
import { memberScreens, type Screen, visitorScreens } from './screens.ts';

/** German and Finnish have the longest words. */
const languages = ['en', 'de', 'fi'] as const satisfies readonly Locale[];

type Look = Pick<Appearance, 'theme' | 'textSize'>;
const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['100', '200'] as const).map((textSize) => ({ theme, textSize })),
);
/** The long run looks at everything in every way; the daily one meets each way in some language. */
const isLong = process.env.VESPER_TEST_LENGTH === 'long';
const looksOf = (index: number): readonly Look[] => {
  if (isLong) return everyLook;
  const turned = index % 2 === 1;
  return [
    { theme: turned ? 'dark' : 'light', textSize: '100' },
    { theme: turned ? 'light' : 'dark', textSize: '200' },
  ];
};

/** English sees every screen daily, the two long languages half of them each. */
const screensFor = (index: number, screens: readonly Screen[]): readonly Screen[] =>
  isLong || index === 0 ? screens : screens.filter((_, number) => number % 2 === index % 2);

const check = async (
  seat: Pick<Seat, 'page' | 'watch'>,
  locale: Locale,
  screens: readonly Screen[],
  looks: readonly Look[],
): Promise<void> => {
  seat.watch.allow(/status of 404/);
  for (const { path } of screens) {
    const [pathname = '/', query] = path.split('?', 2);
    await visit(seat, `${localePath(locale, pathname)}${query === undefined ? '' : `?${query}`}`);
    for (const look of looks) {
      await showAs(seat.page, look);
      await expectNoBarriers(seat.page, `${locale} ${path}, ${look.theme}, ${look.textSize} % text`);
    }
  }
};

for (const [index, locale] of languages.entries()) {
  test.describe(`on the narrowest phone, in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });
    test.describe.configure({ timeout: 480_000 });

    test('a visitor’s screens have no barriers that a machine finds', async ({ page, watch, nobody }) => {
      await check({ page, watch }, locale, screensFor(index, await visitorScreens(nobody)), looksOf(index));
    });

    test('a member’s screens have none either', async ({ page, watch, nobody }) => {
      await check(
        { page, watch },
        locale,
        screensFor(index, await memberScreens(page.request, nobody, { language: locale })),
        looksOf(index),
      );
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test.describe.configure({ timeout: 480_000 });

  test('nobody’s screens have barriers that a machine finds', async ({ page, watch, nobody }) => {
    await check({ page, watch }, 'en', await visitorScreens(nobody), looksOf(0));
    await check({ page, watch }, 'en', await memberScreens(page.request, nobody), looksOf(1));
  });
});
