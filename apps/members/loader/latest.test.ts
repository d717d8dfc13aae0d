import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const piece = 'data:text/javascript,export%20const%20app%20=%201';

beforeEach(() => {
  vi.resetModules();
  // The page is there, and a picture of it hangs: `load` does not come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void setTimeout(run));
});
afterEach(() => {
  window.asleep?.listening.abort();
  delete window.asleep;
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (plan: object): Promise<void> => {
  const script = document.createElement('script');
  script.dataset['wake'] = JSON.stringify({ pieces: [piece], texts: [], ...plan });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./loader.ts');
};
const isOnItsWay = () => document.head.querySelector(`link[href="${piece}"]`) !== null;

it('a page that is to be awake by then brings its app, whatever hangs', async () => {
  await open({ latestMs: 2000 });
  await vi.advanceTimersByTimeAsync(1900);
  expect(isOnItsWay()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOnItsWay()).toBe(true);
});

it('another one waits until all of it has come', async () => {
  await open({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isOnItsWay()).toBe(false);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10);
  expect(isOnItsWay()).toBe(true);
});
