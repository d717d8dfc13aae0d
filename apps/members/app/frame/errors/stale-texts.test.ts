import { loadTexts } from '@vesper/i18n/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './chunk-reload.ts';

beforeAll(reloadOnStaleChunk);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** jsdom has no such event; browsers send it for a promise that nobody catches. */
const reject = (reason: unknown): void => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

/** All that a refused promise begins without waiting for the network. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('texts that the server no longer has', () => {
  it('are a reason to load the page again, as code is that it no longer has', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));

    const failure = await loadTexts('chat').catch((error: unknown) => error);
    reject(failure);
    reject(failure);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    reject(failure);
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('are no reason while there is no network: the page would be gone, and what was typed with it', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', async () => new Response());
    vi.stubGlobal('navigator', { onLine: false });
    dispatchEvent(new Event('vite:preloadError'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('are told from other failures', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', async () => new Response());
    reject(new Error('something else'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
