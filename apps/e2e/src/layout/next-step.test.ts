import { expect, test, visit } from '../browser/journey.ts';
import { findFictional } from '../browser/people.ts';
import { chooseAppearance } from '../browser/barriers.ts';

/** One next step is in the first window: nobody scrolls to find out what to do. */
test.describe('the first window shows the next step', () => {
  test('of a login that was asked for, on a desk: the notice takes its own height', async ({ openSeat }) => {
    const seat = await openSeat({ viewport: { width: 1280, height: 800 } });
    await visit(seat, '/login?next=%2Fchats&reason=chat');
    await expect(seat.page.locator('main .button--go')).toBeInViewport({ ratio: 1 });
    const notice = await seat.page.locator('main .alert').boundingBox();
    expect(notice?.height).toBeLessThan(100);
  });

  for (const textSize of ['100', '150'] as const)
    test(`of a member’s entry page on a phone, at ${textSize} %`, async ({ openSeat, nobody, world }) => {
      const { id } = await findFictional(nobody, { photos: 3 });
      const seat = await openSeat({ viewport: { width: 360, height: 740 } });
      await chooseAppearance(seat.page, world.address, { theme: 'light', textSize, contrast: 'normal' });
      await visit(seat, `/members/${id}/landing`);
      await expect(seat.page.locator('main .button--go')).toBeInViewport({ ratio: 1 });
    });
});
