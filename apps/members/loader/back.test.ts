import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  window.asleep?.listening.abort();
  delete window.asleep;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('who goes back to another page of the document while it sleeps gets that page', async () => {
  const reload = vi.fn();
  const place = { pathname: '/members/anna', search: '', reload };
  vi.stubGlobal('location', place);
  const script = document.createElement('script');
  script.dataset.wake = JSON.stringify({ pieces: [], texts: [] });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./loader.ts');
  const goBack = (): boolean => window.dispatchEvent(new PopStateEvent('popstate'));
  // To a place on the same page.
  goBack();
  expect(reload).not.toHaveBeenCalled();
  place.pathname = '/members';
  goBack();
  expect(reload).toHaveBeenCalledOnce();
  // The app goes back by itself once it listens.
  window.asleep?.listening.abort();
  goBack();
  expect(reload).toHaveBeenCalledOnce();
});
