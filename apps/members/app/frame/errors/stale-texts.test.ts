import { loadTexts } from '@vesper/i18n/react';
import { tabStorage } from '@vesper/session';
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

describe('texts that the server no longer has', () => {
  it('are a reason to load the page again, as code is that it no longer has', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));

    const failure = await loadTexts('chat').catch((error: unknown) => error);
    reject(failure);
    expect(reload).toHaveBeenCalledTimes(1);
    reject(failure);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('load no page anew where nothing can be kept: the next one would do it again, without end', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    reject(await loadTexts('chat').catch((error: unknown) => error));
    expect(reload).not.toHaveBeenCalled();
    refused.mockRestore();
    // What the page remembered in the meantime is over with the first thing that is kept.
    tabStorage.remove('chunk-reload');
  });

  it('are told from other failures', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    reject(new Error('something else'));
    expect(reload).not.toHaveBeenCalled();
  });
});
