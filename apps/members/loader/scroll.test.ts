import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

it('a page that is loaded once more begins where it was left', async () => {
  history.replaceState({ key: 'here' }, '');
  sessionStorage.setItem('vesper.scroll', JSON.stringify({ here: 420, there: 7 }));
  await import('./scroll.ts');
  expect(scrollTo.mock.calls).toEqual([[0, 420]]);
});

it('a new page gets a name and begins at its top', async () => {
  history.replaceState(null, '');
  await import('./scroll.ts');
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) as string });
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['no storage', () => vi.stubGlobal('sessionStorage', null)],
  ['something else in it', () => sessionStorage.setItem('vesper.scroll', '{')],
])('%s is no error', async (_, prepare) => {
  prepare();
  await expect(import('./scroll.ts')).resolves.toBeDefined();
  expect(scrollTo).not.toHaveBeenCalled();
});
