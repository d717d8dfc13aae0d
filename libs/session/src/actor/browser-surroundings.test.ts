import { afterEach, expect, it, vi } from 'vitest';
import { browserSurroundings } from './browser-surroundings.ts';

const becomes = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('hears the page go into the background, until it is stopped', () => {
  const hidden = vi.fn();
  const stop = browserSurroundings().watch({ hidden, network: () => {}, pushed: () => {} });
  becomes('visible');
  expect(hidden).not.toHaveBeenCalled();
  becomes('hidden');
  expect(hidden).toHaveBeenCalledOnce();
  stop();
  becomes('hidden');
  expect(hidden).toHaveBeenCalledOnce();
});

it('tells of it by a beacon with empty JSON', () => {
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  browserSurroundings().tellHidden();
  const [path, body] = sendBeacon.mock.calls[0] ?? [];
  expect(path).toBe('/api/page-hidden.php');
  expect({ type: body?.type, size: body?.size }).toEqual({ type: 'application/json', size: 2 });
});
