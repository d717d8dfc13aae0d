// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from '../../app/frame/errors/chunk-reload.ts';
import { loadRouteModule } from './load-route-module.ts';

beforeAll(reloadOnStaleChunk);

const route = { id: 'login', module: '/assets/login.js' };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

/** The screen that stands in for one whose code could not be loaded. */
const failure = async () => ((await loadRouteModule(route, {}, gone)) as { default: () => never }).default;

const site = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://vesper.test/', reload });
  site.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', site);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  reload.mockClear();
});

describe('the code of a screen', () => {
  it('is loaded once', async () => {
    const loaded = {};
    const load = vi.fn(async () => ({ default: 'screen' }));
    const first = await loadRouteModule(route, loaded, load);
    expect([first, await loadRouteModule(route, loaded, load)]).toEqual([first, first]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has the page loaded anew when the server no longer has it, once a minute, and is an error then', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-01') });
    const outcome = vi.fn();
    loadRouteModule(route, {}, gone).then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(1);
    expect([reload.mock.calls.length, outcome.mock.calls.length]).toEqual([1, 0]);
    expect(await failure()).toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    void loadRouteModule(route, {}, gone);
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is an error where the site does not answer: the browser would put a page of its own in the place of ours', async () => {
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure()).toThrow('Failed to fetch');
    site.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await failure()).toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    // No answer that somebody kept.
    expect(site).toHaveBeenCalledWith(
      location.href,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    // It is no try: the site that is back may be a newer one.
    void loadRouteModule(route, {}, gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is an error where nothing keeps that it was loaded anew: it would be over and over', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await failure()).toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    full.mockRestore();
  });

  it('is an error at once without a network: the page would be gone, and what was typed with it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failure()).toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });
});
