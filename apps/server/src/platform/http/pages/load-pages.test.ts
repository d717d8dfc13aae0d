import { expect, it } from 'vitest';
import { productionBuild } from './load-pages.ts';

const loadPages = await productionBuild();

// It took a sixteenth of a member's page to rank all routes anew.
it.skipIf(!loadPages)('hands all who ask the same router', async () => {
  const [one, other] = [await loadPages!(), await loadPages!()];
  expect(one.answer).toBe(other.answer);
});
