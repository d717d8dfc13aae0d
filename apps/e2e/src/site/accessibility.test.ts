import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Seat, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findFictional, findTestMember, lars } from '../browser/people.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

const expectAccessible = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
};

/** A page that scrolls sideways is broken on a phone. */
const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `${where} does not scroll sideways`).toBe(0);
};

const check = async (seat: Pick<Seat, 'page' | 'watch'>, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await visit(seat, path);
    await expectAccessible(seat.page, path);
    await expectNoSidewaysScroll(seat.page, path);
  }
};

for (const [what, viewport] of sizes) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport });

    test('a visitor’s pages have no barriers that a machine finds', async ({ page, watch, nobody }) => {
      const fictional = await findFictional(nobody, { photos: 3 });
      await check({ page, watch }, [
        '/',
        '/signup',
        '/login',
        '/members',
        `/members/${fictional.id}`,
        '/pricing',
      ]);
    });

    test('a member’s pages have none either', async ({ page, watch, nobody }) => {
      await becomeMember(page.request);
      const member = await findTestMember(nobody, lars.name);
      const fictional = await findFictional(nobody, { photos: 3 });
      await call(page.request, 'chatSend', {
        body: { member: member.id, kind: 'text', text: 'Good evening' },
      });
      await check({ page, watch }, [
        '/members',
        `/members/${fictional.id}`,
        `/members/${member.id}/chat`,
        `/members/${fictional.id}/chat`,
        '/chats',
        '/likes',
        '/credits',
        '/credits/b25',
        '/premium',
        '/profile',
        '/notifications',
      ]);
    });
  });
}
