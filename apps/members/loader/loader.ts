/**
 * Brings the app to a page that stands without it: on the first press, or when the browser has time after all that the first
 * view names has come. It is written into the head of every page as it stands here, packed (`inline-script.ts`), so that it
 * hears a press on what has come of a page, and imports nothing; 1 KB is its budget.
 *
 * A field marked with `data-enter` sends its form on Enter, where there is a keyboard (chat).
 *
 * What the browser answers by itself (links, forms, menus that are `<details>`, fields) is left to it: that is at once. A
 * press that only script answers is kept, and done when the app is there (`replay.ts`).
 */
import type { Asleep, WakePlan } from './asleep.ts';

const { pieces, texts, latestMs } = JSON.parse(
  (document.currentScript as HTMLScriptElement).dataset.wake as string,
) as WakePlan;
const modules: Record<string, object> = {};
// Who presses twice because nothing happens means it once.
const pressed = new Set<HTMLElement>();
const typed = new Map<EventTarget, [string, boolean]>();
const listening = new AbortController();
let isAsleep = true;
let isHurried = false;

const pause = (run: () => void): void => {
  if (isHurried) setTimeout(run);
  else (self.requestIdleCallback ?? setTimeout)(run, { timeout: 300 } as never);
};

const wake = async (): Promise<void> => {
  if (!isAsleep) return;
  isAsleep = false;
  // All are on their way before the first comes into the page; each comes by itself, so that the page can answer in between.
  for (const href of [...pieces, ...texts]) {
    await new Promise<void>(pause);
    document.head.append(
      Object.assign(document.createElement('link'), {
        // Read by the browser beside the page; a plain `preload` would have it read in the middle of it.
        ...(pieces.includes(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch' }),
        crossOrigin: '',
        href,
      }),
    );
  }
  try {
    // The app takes over a whole page, with what the router finds at its end.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    for (const piece of pieces) {
      await new Promise<void>(pause);
      modules[piece] = (await import(piece)) as object;
    }
  } catch {
    // The next press tries again; whoever has an older page gets the newer one, as `errors/chunk-reload.ts` does it.
    isAsleep = true;
    for (const button of pressed) delete button.dataset.pressed;
    pressed.clear();
    const name = 'vesper.chunk-reload';
    try {
      // Nothing that somebody has typed is thrown away for it.
      if (navigator.onLine && typed.size === 0 && !(Date.now() - sessionStorage[name] < 60_000)) {
        sessionStorage[name] = Date.now();
        location.reload();
      }
    } catch {
      // Storage is blocked: a page that cannot remember that it did would do it again and again.
    }
  }
};

const hear = (event: Event): void => {
  const field = event.target as HTMLInputElement;
  isHurried = true;
  void wake();
  if (
    (event as KeyboardEvent).key === 'Enter' &&
    field.dataset.enter &&
    !(event as KeyboardEvent).shiftKey &&
    !(event as KeyboardEvent).isComposing &&
    matchMedia('(pointer: fine)').matches
  ) {
    event.preventDefault();
    field.form?.requestSubmit();
  }
  if (event.type === 'input') typed.set(field, [field.value, field.checked]);
  if (event.type === 'submit') {
    // Its answer is on the way: what is sent once more must be sent as the same (chat). Whoever comes back sends anew.
    field.dataset.posted = '';
    addEventListener('pagehide', () => delete field.dataset.posted);
  }
  if (event.type !== 'click') return;
  const button = field.closest<HTMLButtonElement>('button,a');
  if (button?.type !== 'button') return;
  event.stopImmediatePropagation();
  button.dataset.pressed = '';
  pressed.add(button);
};

const addressNow = (): string => location.pathname + location.search;
const address = addressNow();
// Pages that the app has led to share a document: who goes back while it sleeps would go on seeing this one.
addEventListener('popstate', () => addressNow() === address || location.reload(), {
  signal: listening.signal,
});
for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'submit', 'click'])
  addEventListener(type, hear, { capture: true, signal: listening.signal });
window.asleep = { modules, pressed, typed, listening } satisfies Asleep;
addEventListener('load', () => pause(wake));
// One picture that hangs would hold that up for ever.
if (latestMs) requestAnimationFrame(() => setTimeout(wake, latestMs));
