import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember } from '../browser/people.ts';

/** The first card's picture: what the browser took, and how many of its dots stand on one of the screen's. */
const firstCard = async (page: Page) => {
  const img = page.locator('.member-card__photo > img').first();
  await expect
    .poll(() => img.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ''))
    .toBe(true);
  return img.evaluate(async (image: HTMLImageElement) => {
    // What it is measured with is not what the page says of its size.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    return {
      isWide: new URL(image.currentSrc).pathname.startsWith('/photos/wide/'),
      stretched: (image.getBoundingClientRect().width * devicePixelRatio) / file.naturalWidth,
    };
  });
};

const sizes = [
  ['a desk with two dots a point', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }, true],
  ['a large desk with two', { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 }, true],
  ['a desk with one', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }, false],
  [
    'a phone with three',
    { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true },
    false,
  ],
] as const;

test('a card is drawn from a picture that is large enough at a desk, and small on a phone', async ({
  openSeat,
}) => {
  for (const [what, options, isWide] of sizes) {
    const seat = await openSeat(options);
    await becomeMember(seat.page.request, { name: 'Walburga' });
    await visit(seat, '/members');
    const card = await firstCard(seat.page);
    expect(card.isWide, what).toBe(isWide);
    if (isWide) expect(card.stretched, what).toBeLessThanOrEqual(1.05);
  }
});
