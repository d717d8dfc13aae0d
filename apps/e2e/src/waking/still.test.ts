import { expect, settled, test } from '../browser/journey.ts';
import { becomeMember, findFictional } from '../browser/people.ts';

/** How far things have moved by themselves, as the browser reckons it (design, "Budgets": less than 0.005). */
const mostShift = 0.005;

test.use({ viewport: { width: 360, height: 740 } });

test('nothing moves while a page comes and awakes', async ({ page, watch, nobody }) => {
  await becomeMember(page.request);
  const { id } = await findFictional(nobody);
  for (const path of ['/members', `/members/${id}`, '/chats', '/likes', '/credits']) {
    await page.goto(path);
    await settled({ page, watch });
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const add = (entries: readonly PerformanceEntry[]): void => {
        for (const entry of entries) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          };
          if (!hadRecentInput) sum += value;
        }
      };
      const seen = new PerformanceObserver((list) => add(list.getEntries()));
      seen.observe({ type: 'layout-shift', buffered: true });
      // What is buffered is told with a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      add(seen.takeRecords());
      seen.disconnect();
      return sum;
    });
    expect(shift, path).toBeLessThan(mostShift);
  }
});
