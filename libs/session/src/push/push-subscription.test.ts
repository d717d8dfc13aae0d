import { afterEach, describe, expect, it, vi } from 'vitest';
import { followPushStatus } from './push-subscription.ts';

const visible = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const withPermissions = (query: () => Promise<unknown>): void => {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
};

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'permissions');
});

describe('what the browser says of push', () => {
  it('may have changed when the member comes back to the page', () => {
    const tell = vi.fn();
    const stop = followPushStatus(tell);
    visible('hidden');
    expect(tell).not.toHaveBeenCalled();
    visible('visible');
    expect(tell).toHaveBeenCalledOnce();
    stop();
    visible('visible');
    expect(tell).toHaveBeenCalledOnce();
  });

  it('has changed with the permission', async () => {
    const permission = new EventTarget();
    withPermissions(async () => permission);
    const tell = vi.fn();
    const stop = followPushStatus(tell);
    await Promise.resolve();
    await Promise.resolve();
    permission.dispatchEvent(new Event('change'));
    expect(tell).toHaveBeenCalledOnce();
    stop();
    permission.dispatchEvent(new Event('change'));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('is not told by browsers that cannot be asked for the permission, and nothing breaks', async () => {
    withPermissions(() => Promise.reject(new TypeError('notifications')));
    const stop = followPushStatus(vi.fn());
    await Promise.resolve();
    stop();
  });
});
