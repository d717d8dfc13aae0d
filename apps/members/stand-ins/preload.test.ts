import { afterEach, expect, it, vi } from 'vitest';
import { __vitePreload } from './preload.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

const named = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
const styles = () => document.head.querySelector('link[rel=stylesheet]');

it('names the files of a part one by one, each once, and lets the page answer in between', async () => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="modulepreload" href="/a.js">';
  const loading = __vitePreload(async () => 'part', ['a.js', 'b.js', 'c.js']);
  expect(named('modulepreload')).toEqual(['/a.js', '/b.js']);
  await vi.advanceTimersToNextTimerAsync();
  expect(named('modulepreload')).toEqual(['/a.js', '/b.js', '/c.js']);
  expect(await loading).toBe('part');
});

it('waits for style sheets, also for those that another part has asked for', async () => {
  const load = vi.fn(async () => 'part');
  const both = Promise.all([__vitePreload(load, ['a.css']), __vitePreload(load, ['a.css'])]);
  await Promise.resolve();
  expect(named('stylesheet')).toEqual(['/a.css']);
  expect(load).not.toHaveBeenCalled();
  styles()?.dispatchEvent(new Event('load'));
  expect(await both).toEqual(['part', 'part']);
});

it('tells the page what did not come, which may keep the failure to itself', async () => {
  const gone = new Error('gone');
  await expect(__vitePreload(() => Promise.reject(gone))).rejects.toBe(gone);
  const failing = __vitePreload(async () => 'part', ['b.css']);
  styles()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/b.css');
  const prevent = (event: Event): void => event.preventDefault();
  addEventListener('vite:preloadError', prevent);
  expect(await __vitePreload(() => Promise.reject(gone))).toBeUndefined();
  removeEventListener('vite:preloadError', prevent);
});
