import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  const script = document.createElement('script');
  // An address without code: the app does not come.
  script.dataset['wake'] = JSON.stringify({ pieces: ['data:text/javascript,throw 1'], texts: [] });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  window.asleep?.listening.abort();
  delete window.asleep;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** A button that only script answers, pressed as often as that. */
const press = (times: number): HTMLButtonElement => {
  const button = document.body.appendChild(document.createElement('button'));
  button.type = 'button';
  for (let count = 0; count < times; count += 1) button.click();
  return button;
};

it('what is pressed again and again for want of an answer is kept once', async () => {
  await import('./loader.ts');
  const button = press(3);
  expect([...(window.asleep?.pressed ?? [])]).toEqual([button]);
  expect(button.dataset).toHaveProperty('pressed');
});

it('where storage is blocked, code that does not come leaves the page as it is', async () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ),
  );
  await import('./loader.ts');
  const button = press(1);
  await vi.waitFor(() => expect(button.dataset).not.toHaveProperty('pressed'));
  expect(window.asleep?.pressed.size).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});
