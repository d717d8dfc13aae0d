import { afterEach, expect, test, vi } from 'vitest';
import { readyFormats } from './ready-formats.ts';

const started: FakeWorker[] = [];

class FakeWorker {
  readonly terminate = vi.fn();
  onmessage?: () => void;
  onerror?: () => void;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    started.push(this);
  }
}

/** Whether it has resolved by now. */
const follow = (ready: Promise<void>): (() => Promise<boolean>) => {
  let isReady = false;
  void ready.then(() => (isReady = true));
  return async () => {
    await Promise.resolve();
    return isReady;
  };
};

afterEach(() => {
  delete window.asleep;
  started.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['onmessage', 'onerror'] as const)(
  'a page goes on at its worker’s %s, and ends it',
  async (event) => {
    vi.stubGlobal('Worker', FakeWorker);
    const isReady = follow(readyFormats());
    expect(await isReady()).toBe(false);
    const [worker] = started;
    expect(worker?.address).toMatch(/^\/formats-worker\.js\?v=\d+$/);
    worker?.[event]?.();
    expect(await isReady()).toBe(true);
    expect(worker?.terminate).toHaveBeenCalledOnce();
  },
);

test('a page goes on after a second without an answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  const isReady = follow(readyFormats());
  vi.advanceTimersByTime(999);
  expect(await isReady()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isReady()).toBe(true);
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
});

test('a page goes on where no worker may be started', async () => {
  vi.stubGlobal('Worker', () => {
    throw new TypeError('refused');
  });
  expect(await follow(readyFormats())()).toBe(true);
});

test('a page that was pressed before starts no worker', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  window.asleep = {
    modules: {},
    pressed: new Set([document.createElement('button')]),
    typed: new Map(),
    listening: new AbortController(),
  };
  expect(await follow(readyFormats())()).toBe(true);
  expect(started).toEqual([]);
});

test('a page that is pressed while it waits goes on, once', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const isReady = follow(readyFormats());
  expect(await isReady()).toBe(false);
  const button = document.createElement('button');
  document.body.append(button);
  button.click();
  expect(await isReady()).toBe(true);
  button.click();
  button.remove();
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
});
